-- What the results of a course and a person's page are searched, sorted and found by.

-- Results by name, page by page.
create index account_by_name on account (search collate "C", id);

-- When a member last read in a course; unknown for what was read before.
alter table enrolment add column last_read_at timestamptz;

-- The attempts of a course by member are counted from the index alone.
create index attempt_results on attempt (course_id, account_id)
  include (started_at, finished_at, annulled_at, ended_by, grade, passed);
create index certificate_of_course on certificate (course_id, account_id)
  where replaced_at is null and revoked_at is null;

-- What administrators did to somebody, and when somebody signed in.
create index audit_event_subject on audit_event (subject, id desc);
create index session_of_account on session (account_id, signed_in_at desc);

-- A letter of an administrator to those enrolled in a course.
alter table mail
  drop constraint mail_kind_check,
  add constraint mail_kind_check check (kind in ('activation', 'reset', 'contact', 'notice', 'letter'));
