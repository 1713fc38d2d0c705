-- Publishing: when an article comes out, every version of it, pictures for texts, and the Papelera.

-- `published_at` is when an article first came out, null before. `listed_at` is the date that readers see and lists
-- follow: of a draft, when it was begun. `folded_title` and `title_words` are what titles are sorted and searched by.
alter table article
  add column published_at timestamptz,
  add column publish_at timestamptz, -- a draft that a job publishes then
  add column cover_alt text not null default '',
  add column detail_alt text not null default '',
  add column updated_by integer references account,
  add column deleted_by integer references account,
  add column folded_title text not null generated always as (fold(title)) stored,
  add column title_words tsvector generated always as (to_tsvector('spanish', fold(title))) stored;
update article set published_at = created_at where is_published;
alter table article
  add column listed_at timestamptz not null generated always as (coalesce(published_at, created_at)) stored,
  add constraint article_published_came_out check (published_at is not null or not is_published),
  add constraint article_scheduled_is_draft check (publish_at is null or not is_published),
  -- texts lie apart from their rows, so that lists and counts pass over small rows only
  set (toast_tuple_target = 512);
drop index article_newest;
create index article_newest on article (listed_at desc, id desc) include (years_range)
  where deleted_at is null and is_published;
create index article_all_newest on article (listed_at desc, id desc) where deleted_at is null;
create index article_by_title on article (folded_title, id) where deleted_at is null;
drop index article_category;
create index article_category on article (category_id, id) include (deleted_at);
drop index article_title_trigrams;
create index article_title_trigrams on article using gin (folded_title gin_trgm_ops);
create index article_title_words on article using gin (title_words);
create index article_due on article (publish_at) where publish_at is not null and deleted_at is null;
create index article_deleted on article (deleted_at) where deleted_at is not null;

-- Append-only: an article as each save left it.
create table article_revision (
  article_id integer not null references article on delete cascade,
  version integer not null,
  title text not null,
  content_html text not null,
  category_id integer not null,
  years_range smallint not null,
  is_published boolean not null,
  saved_at timestamptz not null,
  saved_by integer references account,
  primary key (article_id, version)
);

create table media (
  id integer generated always as identity primary key,
  file text not null,
  alt text not null default '',
  width integer not null,
  height integer not null,
  size_bytes integer not null,
  created_at timestamptz not null,
  created_by integer references account,
  deleted_at timestamptz,
  deleted_by integer references account
);
create index media_newest on media (id desc) where deleted_at is null;

alter table category
  add column deleted_at timestamptz,
  add column deleted_by integer references account;
drop index category_name_key;
create unique index category_name_key on category (lower(name)) where deleted_at is null;

alter table course add column deleted_by integer references account;
alter table video add column deleted_by integer references account;
alter table law add column deleted_by integer references account;
alter table slide add column deleted_by integer references account;
alter table pension_item
  add column version integer not null default 1,
  add column deleted_by integer references account;
