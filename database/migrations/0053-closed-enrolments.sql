-- Enrolments that the administration closed, people enrolled before they are active, and grades by hand (decision 0057).

-- Somebody who was taken out of a course after an attempt: they keep what they earned and no longer take the course.
alter table enrolment
  add column closed_at timestamptz,
  add column closed_reason text,
  add check ((closed_at is null) = (closed_reason is null)),
  -- Enrolled by the institute, and the account is not active yet.
  add column is_invited boolean not null default false,
  -- The best grade that counts was given by an administrator.
  add column is_best_by_hand boolean not null default false;

-- Who enrols somebody whose account is activated at this moment waits for it.
create function invite_enrolment() returns trigger language plpgsql as $$
begin
  new.is_invited := exists (select from public.account where id = new.account_id and activated_at is null for share);
  return new;
end $$;
create trigger enrolment_is_invited before insert on enrolment for each row execute function invite_enrolment();

-- Locked in the order of reading, as when somebody is renamed.
create function end_invitations() returns trigger language plpgsql as $$
begin
  perform from public.enrolment where account_id = new.id order by course_id for no key update;
  update public.enrolment set is_invited = new.activated_at is null where account_id = new.id;
  return null;
end $$;
create trigger account_is_activated after update on account
  for each row when ((old.activated_at is null) <> (new.activated_at is null)) execute function end_invitations();

-- A grade by hand is an attempt of its own kind: no question, no time; who gave it and why is its first event.
alter table attempt
  add column kind text not null default 'exam' check (kind in ('exam', 'hand')),
  drop constraint attempt_question_count_check,
  add constraint attempt_question_count_check check (case kind when 'exam' then question_count > 0 else question_count = 0 end),
  drop constraint attempt_check4,
  add constraint attempt_lasts check (case kind when 'exam' then closes_at > started_at else closes_at = started_at end),
  add check (kind = 'exam' or finished_at is not null);
alter table attempt_event
  drop constraint attempt_event_kind_check,
  add constraint attempt_event_kind_check check
    (kind in ('moreMinutes', 'reopened', 'annulled', 'lateAccepted', 'regraded', 'gradeKept', 'passed', 'byHand'));

-- The figures of an enrolment. A grade by hand is no attempt at the exam; it counts as a grade, the exam's if both are equal.
drop trigger attempt_added_is_kept on attempt;
drop trigger attempt_changed_is_kept on attempt;
drop function keep_results();
drop function sat_in(integer, integer);
create function sat_in(account integer, course integer)
returns table (attempt_count integer, annulled_count integer, is_running boolean, passed boolean, best_grade smallint,
  is_best_by_hand boolean, last_sat_at timestamptz) language sql stable as $$
  select (count(*) filter (where annulled_at is null and kind = 'exam'))::int,
    (count(*) filter (where annulled_at is not null and kind = 'exam'))::int,
    coalesce(bool_or(finished_at is null), false), coalesce(bool_or(attempt.passed), false),
    max(grade) filter (where finished_at is not null and annulled_at is null),
    coalesce(max(grade) filter (where kind = 'hand' and annulled_at is null), -1)
      > coalesce(max(grade) filter (where kind = 'exam' and finished_at is not null and annulled_at is null), -1),
    max(greatest(started_at, case when ended_by <> 'admin' then finished_at end)) filter (where kind = 'exam')
  from public.attempt where account_id = account and course_id = course
$$;
create function keep_results() returns trigger language plpgsql as $$
declare
  account integer := coalesce(new.account_id, old.account_id);
  course integer := coalesce(new.course_id, old.course_id);
begin
  perform from public.enrolment where account_id = account and course_id = course for no key update;
  update public.enrolment
  set (attempt_count, annulled_count, is_running, passed, best_grade, is_best_by_hand, last_sat_at) =
    (select * from public.sat_in(account, course))
  where account_id = account and course_id = course;
  return null;
end $$;
create trigger attempt_added_is_kept after insert or delete on attempt
  for each row execute function keep_results();
-- Clicks and signs of life of a running exam change nothing that is kept.
create trigger attempt_changed_is_kept after update on attempt
  for each row when ((old.started_at, old.finished_at, old.annulled_at, old.ended_by, old.grade, old.passed)
    is distinct from (new.started_at, new.finished_at, new.annulled_at, new.ended_by, new.grade, new.passed))
  execute function keep_results();
