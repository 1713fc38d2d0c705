-- Grants: the roles that a member may hold besides (spec 4.7). A role is added by a later version, so its name is checked
-- by the portal.
create table account_grant (
  account_id integer not null references account,
  role text not null check (role <> ''),
  given_at timestamptz not null,
  given_by integer references account,
  primary key (account_id, role)
);
create index account_grant_given_by on account_grant (given_by) where given_by is not null;
