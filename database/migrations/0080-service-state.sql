-- The state of the service (spec 13.15): bundles and rehearsals, nodes and their last sign, times without any of them.

create table public.backup_run (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('backup', 'rehearsal')),
  started_at timestamptz not null,
  ended_at timestamptz not null,
  -- the bundle; of a backup that failed none
  path text,
  bytes bigint,
  row_count bigint,
  file_count integer,
  -- what the operator reads; null = it succeeded
  failure text,
  -- made by the schedule, which also removes it
  is_scheduled boolean not null default false,
  removed_at timestamptz,
  check (failure is not null or path is not null)
);
create index backup_run_kind on public.backup_run (kind, ended_at desc, id desc);

create table public.service_node (
  name text primary key,
  version text not null,
  first_seen_at timestamptz not null,
  seen_at timestamptz not null,
  -- it said that it stops
  stopped_at timestamptz
);

create table public.service_outage (
  from_at timestamptz primary key,
  until_at timestamptz not null check (until_at > from_at)
);

-- What administrators were written about, until it is over.
create table public.service_warning (
  name text primary key,
  since timestamptz not null
);

-- the letters of a day
create index mail_sent on public.mail (sent_at) where sent_at is not null;
