-- Routes: what somebody does next, step by step. Of the text an h2 begins a stage and an h3 a step.
create table route (
  id integer generated always as identity primary key,
  title text not null,
  -- What the home page's door says under the title; '' = the route has no door there.
  door text not null default '',
  lead text not null,
  content_html text not null,
  content_text text not null,
  position integer not null,
  version integer not null default 1,
  is_demo boolean not null default false,
  updated_at timestamptz,
  deleted_at timestamptz,
  deleted_by integer references account,
  search tsvector generated always as (public.search_words(title, lead || ' ' || content_text)) stored
);
create index route_demo on route (id) where is_demo and deleted_at is null;
