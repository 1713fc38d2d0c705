-- People as they come (spec 5.11): what registration asks may be missing in an account that the institute makes.
alter table account
  alter column email drop not null,
  alter column gender drop not null,
  alter column birth_date drop not null,
  add column phone text check (phone <> ''),
  -- Since then nobody signs in with it; results stay.
  add column blocked_at timestamptz;

-- A number without its spaces, dots and dashes: '4.567.890 LP' and '4567890-lp' are one document.
create function number_key(text) returns text language sql immutable parallel safe strict
  as $$ select regexp_replace(public.fold($1), '[^a-z0-9]', '', 'g') $$;
create index account_document on account (number_key(document_number))
  where document_number is not null and deleted_at is null;

-- Searched by document and telephone, too, as written and without their signs. The names stay in front: lists sort by them.
drop trigger account_is_renamed on account;
alter table account drop column search;
alter table account add column search text not null generated always as
  (search_part(first_name || ' ' || last_name || ' ' || username || coalesce(' ' || email, '')
    || coalesce(' ' || document_number || ' ' || number_key(document_number), '')
    || coalesce(' ' || phone || ' ' || number_key(phone), ''))) stored;
create index account_search on account using gin (search gin_trgm_ops);
create index account_by_name on account (search collate "C", id);
update enrolment set search = account.search from account
  where account.id = enrolment.account_id and account.search <> enrolment.search;
create trigger account_is_renamed after update on account
  for each row when (old.search is distinct from new.search) execute function rename_enrolments();

-- What administrators filter by.
create index account_blocked on account (id desc) where deleted_at is null and blocked_at is not null;
create index account_without_email on account (id desc) where deleted_at is null and email is null;
