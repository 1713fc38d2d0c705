-- outside a transaction
create index concurrently if not exists account_username_skeleton on account (public.username_skeleton(username));
