-- The second factor of an account (spec 5.14): an application that makes codes, ten codes for the day it is lost, and
-- the step that a sign-in waits for.

create table authenticator (
  account_id integer primary key references account,
  -- The secret that the application shares with the portal, sealed with the portal's key.
  secret bytea not null,
  created_at timestamptz not null,
  -- When its first code was right; null = it is being set up, and asks for nothing yet.
  confirmed_at timestamptz,
  -- The half minute of the newest code that was taken: a code is taken once.
  last_step integer not null default 0,
  last_used_at timestamptz
);

create table recovery_code (
  id integer generated always as identity primary key,
  account_id integer not null references account,
  -- Keyed with the portal's key: the table alone is not enough to find a code by trying.
  code_hash bytea not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create unique index recovery_code_of_account on recovery_code (account_id, code_hash);

-- A sign-in whose password was right, and whose second step is still to come.
create table second_step (
  secret_hash bytea primary key,
  account_id integer not null references account,
  expires_at timestamptz not null
);
create index second_step_account on second_step (account_id);
create index second_step_expiry on second_step (expires_at);

-- The link for who lost the phone: it chooses a password and turns the second step off.
alter table account_code add column ends_second_step boolean not null default false;
