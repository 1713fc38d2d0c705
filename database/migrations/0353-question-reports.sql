-- Question reports: what somebody says is wrong with a question of an exam that is closed for them, and what they were
-- answered (spec 8.21).
create table question_report (
  id integer generated always as identity primary key,
  question_id integer not null references question on delete cascade,
  account_id integer not null references account,
  attempt_id integer not null references attempt on delete cascade,
  fault text not null check (fault in ('key', 'several', 'unclear', 'law', 'other')),
  text text not null check (char_length(text) <= 500),
  created_at timestamptz not null,
  answer text check (answer <> ''),
  answered_at timestamptz,
  answered_by integer references account,
  unique (question_id, account_id),
  constraint question_report_answered_check check ((answer is null) = (answered_at is null))
);
create index question_report_open on question_report (question_id) where answered_at is null;
create index question_report_account on question_report (account_id);
create index question_report_attempt on question_report (attempt_id);
create index question_report_answered_by on question_report (answered_by) where answered_by is not null;
