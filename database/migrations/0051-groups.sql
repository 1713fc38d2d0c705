-- Groups: a company, an intake. A name that people carry, and each of their enrolments may carry one (spec 17.5).
create table people_group (
  id integer generated always as identity primary key,
  name text not null,
  -- One group a name, whatever its case and accents.
  folded_name text not null generated always as (public.fold(name)) stored,
  created_at timestamptz not null,
  version integer not null default 1
);
create unique index people_group_folded_name on people_group (folded_name);

create table account_group (
  account_id integer not null references account on delete cascade,
  group_id integer not null references people_group on delete cascade,
  primary key (account_id, group_id)
);
create index account_group_of_group on account_group (group_id, account_id);

alter table enrolment add column group_id integer references people_group on delete set null;
create index enrolment_of_group on enrolment (group_id, course_id, account_id) where group_id is not null;
