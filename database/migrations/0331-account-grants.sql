-- Grants: the roles that a member may hold besides, of a course or a group where the role is of one (spec 4.7). A grant ends
-- with its course or group. A role is added by a later version, so its name is checked by the portal.
create table account_grant (
  id integer generated always as identity primary key,
  account_id integer not null references account,
  role text not null check (role <> ''),
  course_id integer references course on delete cascade,
  group_id integer references people_group on delete cascade,
  given_at timestamptz not null,
  given_by integer references account,
  unique nulls not distinct (account_id, role, course_id, group_id)
);
create index account_grant_course on account_grant (course_id) where course_id is not null;
create index account_grant_group on account_grant (group_id) where group_id is not null;
create index account_grant_given_by on account_grant (given_by) where given_by is not null;
