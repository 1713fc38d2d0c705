-- The glossary: the words of pensions, each with a plain definition. Texts mark their first mention of a term when they
-- are drawn, so nothing of it is stored in them.
create table term (
  id integer generated always as identity primary key,
  title text not null,
  definition text not null,
  -- One name a line.
  other_names text not null default '',
  see_also integer[] not null default '{}',
  law text not null default '',
  law_link text not null default '',
  version integer not null default 1,
  deleted_at timestamptz,
  deleted_by integer references account,
  is_demo boolean not null default false,
  search tsvector generated always as (public.search_words(title || ' ' || other_names, definition)) stored
);
create unique index term_title_key on term (public.fold(title)) where deleted_at is null;
create index term_search on term using gin (search);
create index term_demo on term (id) where is_demo and deleted_at is null;
