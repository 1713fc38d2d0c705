-- Terms, subjects and routes keep every version, as articles do (spec 6.3).

-- When each was begun and last saved the audit knows; the demonstration's came with its articles. The defaults are for
-- nodes of the version before, which name no times.
create function pg_temp.begun(key text) returns timestamptz language sql as $$
  select coalesce((select min(at) from public.audit_event where subject = key),
    (select min(created_at) from public.article where is_demo), now())
$$;
create function pg_temp.saved(key text) returns timestamptz language sql as $$
  select coalesce((select max(at) from public.audit_event where subject = key and action like '%.change'),
    pg_temp.begun(key))
$$;

alter table public.term
  add column created_at timestamptz,
  add column updated_at timestamptz,
  add column updated_by integer references public.account;
update public.term
  set created_at = pg_temp.begun('term:' || id), updated_at = pg_temp.saved('term:' || id);
alter table public.term
  alter column created_at set default now(),
  alter column created_at set not null,
  alter column updated_at set default now(),
  alter column updated_at set not null;
create index term_saver on public.term (updated_by);

alter table public.subject
  add column created_at timestamptz,
  add column updated_by integer references public.account;
update public.subject set created_at = pg_temp.begun('subject:' || id),
  updated_at = coalesce(updated_at, pg_temp.saved('subject:' || id));
alter table public.subject
  alter column created_at set default now(),
  alter column created_at set not null,
  alter column updated_at set default now(),
  alter column updated_at set not null;
create index subject_saver on public.subject (updated_by);

alter table public.route
  add column created_at timestamptz,
  add column updated_by integer references public.account;
update public.route set created_at = pg_temp.begun('route:' || id),
  updated_at = coalesce(updated_at, pg_temp.saved('route:' || id));
alter table public.route
  alter column created_at set default now(),
  alter column created_at set not null,
  alter column updated_at set default now(),
  alter column updated_at set not null;
create index route_saver on public.route (updated_by);

-- Append-only: each as its saves left it.
create table public.term_revision (
  term_id integer not null references public.term on delete cascade,
  version integer not null,
  title text not null,
  definition text not null,
  other_names text not null,
  see_also integer[] not null,
  law text not null,
  law_link text not null,
  saved_at timestamptz not null,
  saved_by integer references public.account,
  primary key (term_id, version)
);
create index term_revision_saver on public.term_revision (saved_by);

create table public.subject_revision (
  subject_id integer not null references public.subject on delete cascade,
  version integer not null,
  title text not null,
  summary text not null,
  first_things text not null,
  answers text not null,
  links text not null,
  saved_at timestamptz not null,
  saved_by integer references public.account,
  primary key (subject_id, version)
);
create index subject_revision_saver on public.subject_revision (saved_by);

create table public.route_revision (
  route_id integer not null references public.route on delete cascade,
  version integer not null,
  title text not null,
  door text not null,
  lead text not null,
  content_html text not null,
  saved_at timestamptz not null,
  saved_by integer references public.account,
  primary key (route_id, version)
);
create index route_revision_saver on public.route_revision (saved_by);
