-- A country's facts: a row for each save of one, never changed itself; the newest of a key holds.
create table parameter (
  id integer generated always as identity primary key,
  -- A name of contract/content/parameter-keys.ts.
  key text not null check (key <> ''),
  version integer not null check (version > 0),
  -- As its kind has it (contract/content/parameter-values.ts); null = not given any more.
  value jsonb,
  source text not null,
  link text not null,
  valid_from date,
  reviewed_on date,
  is_demo boolean not null default false,
  saved_at timestamptz not null,
  saved_by integer references account,
  unique (key, version)
);
create index parameter_saver on parameter (saved_by);
create trigger parameter_append_only before update or delete on parameter
  for each row execute function public.keep_appended();
