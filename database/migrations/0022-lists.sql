-- The name of the uploaded file: what a picture without a description is called in lists and in the Papelera.
alter table slide add column file_name text not null default '';
alter table media add column file_name text not null default '';
-- What administrators filter their lists by, and the pages of what is found.
create index account_waiting on account (id desc) where deleted_at is null and activated_at is null;
create index account_administrators on account (id desc) where deleted_at is null and role = 'admin';
create index article_drafts on article (listed_at desc, id desc) where deleted_at is null and not is_published;
create index mail_unsent on mail (id desc) where sent_at is null;
