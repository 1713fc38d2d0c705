-- Who somebody is: what a member typed is declared, what the institute set or granted is not; from the first course on a
-- change is asked for (decision 0036).
alter table account add column document_is_declared boolean not null default true;

create table identity_request (
  id integer generated always as identity primary key,
  account_id integer not null references account on delete cascade,
  first_name text not null,
  last_name text not null,
  document_number text,
  reason text not null,
  asked_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'granted', 'refused', 'withdrawn')),
  -- What the institute says about it.
  answer text not null default '',
  decided_at timestamptz,
  decided_by integer references account,
  check ((state in ('granted', 'refused')) = (decided_at is not null))
);
create unique index identity_request_waiting on identity_request (account_id) where state = 'waiting';
create index identity_request_of on identity_request (account_id, id desc);
create index identity_request_decided_by on identity_request (decided_by) where decided_by is not null;

-- Frozen in a certificate like the number itself.
alter table certificate add column document_is_declared boolean not null default false;
create function keep_declared() returns trigger language plpgsql as $$
begin
  raise exception 'a certificate is immutable';
end $$;
create trigger certificate_declared_immutable before update of document_is_declared on certificate
  for each row when (old.document_is_declared is distinct from new.document_is_declared) execute function keep_declared();

-- Certificates that were earned and wait for a name that can be printed.
create table certificate_hold (
  account_id integer not null,
  course_id integer not null,
  since timestamptz not null,
  primary key (account_id, course_id),
  foreign key (account_id, course_id) references enrolment (account_id, course_id) on delete cascade
);
create index certificate_hold_course on certificate_hold (course_id);
