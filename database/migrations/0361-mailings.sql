-- Letters of the institute to many people: a row a letter, a row a person to whom it goes or does not, and why.
create table mailing (
  id integer generated always as identity primary key,
  subject text not null,
  text text not null,
  -- To whom, in words, as it was when the letter was sent: a group may be renamed since.
  addressed_to text not null,
  course_id integer references course on delete set null,
  -- What the letter says of its course to everybody alike, as it was when it was sent.
  course_title text,
  deadline text,
  sent_by integer references account,
  created_at timestamptz not null,
  -- How many get it, and how many do not.
  recipient_count integer not null,
  left_out_count integer not null,
  -- An administrator holds back what is not in the outbox yet.
  stopped_at timestamptz,
  -- The mail server refuses for a while: nothing more is put into the outbox.
  paused_at timestamptz,
  -- All went out, or what was left is outdated.
  finished_at timestamptz
);
create index mailing_created on mailing (created_at);
create index mailing_course on mailing (course_id) where course_id is not null;
create index mailing_sent_by on mailing (sent_by) where sent_by is not null;
create index mailing_unfinished on mailing (id) where finished_at is null;

create table mailing_recipient (
  mailing_id integer references mailing on delete cascade,
  account_id integer references account on delete cascade,
  -- The reason why they get none; null = they get it.
  left_out text check (left_out in ('deleted', 'inactive', 'blocked', 'noEmail')),
  -- Null = not in the outbox yet. Mails are kept a year, as their letters are.
  mail_id integer references mail on delete cascade,
  primary key (mailing_id, account_id)
);
create index mailing_recipient_account on mailing_recipient (account_id);
create unique index mailing_recipient_mail on mailing_recipient (mail_id) where mail_id is not null;
create index mailing_recipient_to_write on mailing_recipient (mailing_id, account_id)
  where mail_id is null and left_out is null;

-- Texts of letters to use again.
create table letter_text (
  id integer generated always as identity primary key,
  name text not null,
  folded_name text generated always as (fold(name)) stored not null,
  subject text not null,
  text text not null,
  created_at timestamptz not null
);
create unique index letter_text_folded_name on letter_text (folded_name);

-- The mail server refused its address for good, and a letter that came back afterwards.
alter table mail add column refused_at timestamptz;
alter table mail add column returned_at timestamptz;
