-- Scripts, styles and fonts of the builds that run or ran within a day (spec 13.4): a page of one version asks for its own,
-- whichever version the node has that it asks.
create table public.build (
  id text primary key,
  paths text[] not null,
  ran_at timestamptz not null
);
create index build_ran_at on public.build (ran_at);
create table public.build_file (
  path text primary key,
  bytes bytea not null,
  is_gzip boolean not null
);
alter table public.build_file alter column bytes set storage external;
