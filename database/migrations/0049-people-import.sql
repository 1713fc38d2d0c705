-- Importing people (spec 5.11): a list lies here with what its columns are, what was mended and what became of each line, so
-- that it can be left and found again, and goes on where it was after a crash.
create table people_import (
  id integer generated always as identity primary key,
  author_id integer not null references account,
  state text not null default 'columns' check (state in ('columns', 'review', 'running', 'done')),
  version integer not null default 1,
  -- That of the file; '' = pasted cells.
  name text not null,
  reading text not null,
  has_headings boolean not null,
  -- Title, field, samples: see contract/calls/people-import.ts.
  columns jsonb not null,
  name_order text not null check (name_order in ('namesFirst', 'surnamesFirst')),
  name_order_is_clear boolean not null,
  notes jsonb not null,
  -- Courses, group, access and letters, once it runs.
  plan jsonb,
  created_at timestamptz not null,
  finished_at timestamptz,
  check ((plan is null) = (state in ('columns', 'review'))),
  check ((finished_at is null) = (state <> 'done'))
);
create index people_import_author on people_import (author_id);
create index people_import_created on people_import (created_at);

create table people_import_line (
  import_id integer not null references people_import on delete cascade,
  -- As in the file, from 1.
  line integer not null,
  cells jsonb not null,
  -- Values by field that count instead of the cells.
  mended jsonb not null default '{}',
  answer text check (answer in ('same', 'other', 'leave')),
  -- The person read from it, with what is wrong; null before the columns are known.
  read jsonb,
  -- The accounts that it may mean.
  known jsonb not null default '[]',
  kind text check (kind in ('problem', 'ask', 'existing', 'new', 'repeated', 'left')),
  judged jsonb,
  -- Set in the transaction that adds the account: no line is added twice.
  outcome text check (outcome in ('added', 'enrolled', 'unchanged', 'failed', 'out')),
  outcome_text text not null default '',
  account_id integer references account on delete set null,
  primary key (import_id, line)
);
create index people_import_line_kind on people_import_line (import_id, kind, line);
create index people_import_line_outcome on people_import_line (import_id, outcome, line);
create index people_import_line_account on people_import_line (account_id) where account_id is not null;

-- A deleted account leaves no trace in the lists from which it came.
create function forget_in_imports() returns trigger language plpgsql as $$
begin
  update public.people_import_line set cells = '[]', mended = '{}', read = null, known = '[]',
    judged = '{"text": "", "problems": [], "accountId": null, "sameAs": null}'
  where account_id = new.id;
  return null;
end $$;
create trigger account_leaves_imports after update of deleted_at on account
  for each row when (new.deleted_at is not null) execute function forget_in_imports();

-- Accounts are found by what people share with a line.
create function name_key(text) returns text language sql immutable parallel safe strict
  as $$ select string_agg(word, ' ' order by word collate "C")
    from regexp_split_to_table(public.fold($1), '[^[:alnum:]]+') word where word <> '' $$;
create index account_name_key on account (name_key(first_name || ' ' || last_name)) where deleted_at is null;
-- Those of one base, with their numbers, are a range.
create index account_username_start on account (lower(username) collate "C");
-- The last digits of a telephone, the same with and without a country's code.
create function phone_key(text) returns text language sql immutable parallel safe strict
  as $$ select right(regexp_replace($1, '[^0-9]', '', 'g'), 8) $$;
create index account_phone on account (phone_key(phone)) where phone is not null and deleted_at is null;
create index account_birth_date on account (birth_date) where birth_date is not null and deleted_at is null;
