-- Exams: accommodation, a wait between attempts, what administrators do to an attempt, late clicks, corrected keys.

-- A factor on the time of every exam of a member, in per cent (lesson 13); frozen in an attempt at its start.
alter table account
  add column time_factor_percent smallint not null default 100 check (time_factor_percent between 100 and 400),
  add column time_factor_reason text not null default '';

alter table course
  add column exam_wait_hours integer not null default 0 check (exam_wait_hours between 0 and 8760);
alter table course_revision add column exam_wait_hours integer not null default 0;

-- The title of the module to read again; '' = none in particular. Of the question, not of its versions.
alter table question add column module_title text not null default '';

alter table attempt
  add column time_factor_percent smallint not null default 100 check (time_factor_percent between 100 and 400),
  -- Between an ending and a reopening: no exam time.
  add column paused_seconds integer not null default 0 check (paused_seconds >= 0),
  add check (annulled_at is null or finished_at is not null),
  add check (closes_at > started_at),
  -- 'admin': annulled while it ran.
  drop constraint attempt_ended_by_check,
  add constraint attempt_ended_by_check check (ended_by in ('member', 'time', 'admin'));
create index attempt_of_course on attempt (course_id, id desc);

-- Append-only: what an administrator did to an attempt, and why (lesson 7).
create table attempt_event (
  id integer generated always as identity primary key,
  attempt_id integer not null references attempt,
  kind text not null check (kind in ('moreMinutes', 'reopened', 'annulled', 'lateAccepted', 'regraded', 'gradeKept')),
  reason text not null check (reason <> ''),
  minutes integer check (minutes > 0),
  grade_before smallint,
  grade_after smallint,
  actor_id integer not null references account,
  at timestamptz not null
);
create index attempt_event_attempt on attempt_event (attempt_id);
create index attempt_event_actor on attempt_event (actor_id);

-- A click that came after the end: it counts only once an administrator has accepted it.
create table attempt_late_click (
  attempt_id integer not null,
  question_id integer not null,
  answer text not null,
  clicked_at timestamptz not null,
  arrived_at timestamptz not null,
  accepted_at timestamptz,
  primary key (attempt_id, question_id),
  foreign key (attempt_id, question_id) references attempt_question
);

-- Append-only: keys that were wrong. question_version.correct is the key in force.
create table key_correction (
  id integer generated always as identity primary key,
  question_version_id integer not null references question_version,
  correct_before text not null,
  correct_after text not null,
  reason text not null check (reason <> ''),
  actor_id integer not null references account,
  at timestamptz not null
);
create index key_correction_version on key_correction (question_version_id);
create index key_correction_actor on key_correction (actor_id);

-- A grade that changes later replaces the certificate of its own attempt; certificate_valid keeps one valid a member and course.
alter table certificate drop constraint certificate_attempt_id_key;
create index certificate_attempt on certificate (attempt_id);

-- What an attempt has shown never changes (lesson 18); of a version only its key can be corrected.
create function keep_question_version() returns trigger language plpgsql as $$
begin
  if (new.question_id, new.version, new.type, new.description, new.options, new.created_at)
    is distinct from (old.question_id, old.version, old.type, old.description, old.options, old.created_at) then
    raise exception 'a question version is immutable';
  end if;
  return new;
end $$;
create trigger question_version_immutable before update on question_version
  for each row execute function keep_question_version();
