-- When a course and its exam open and close (spec 7.10); null = always open.
alter table course
  add column opens_at timestamptz,
  add column closes_at timestamptz,
  add column exam_opens_at timestamptz,
  add column exam_closes_at timestamptz;
alter table course_revision
  add column opens_at timestamptz,
  add column closes_at timestamptz,
  add column exam_opens_at timestamptz,
  add column exam_closes_at timestamptz;

-- Reasons that are no longer kept are found by their age.
create index enrolment_closed on enrolment (closed_at) where closed_at is not null;

-- By hand is who passed by a grade by hand better than every exam that passed, whatever an exam that did not pass had.
create or replace function sat_in(account integer, course integer)
returns table (attempt_count integer, annulled_count integer, is_running boolean, passed boolean, best_grade smallint,
  is_best_by_hand boolean, last_sat_at timestamptz) language sql stable as $$
  select (count(*) filter (where annulled_at is null and kind = 'exam'))::int,
    (count(*) filter (where annulled_at is not null and kind = 'exam'))::int,
    coalesce(bool_or(finished_at is null), false), coalesce(bool_or(attempt.passed), false),
    max(grade) filter (where finished_at is not null and annulled_at is null),
    coalesce(max(grade) filter (where kind = 'hand' and attempt.passed), -1)
      > coalesce(max(grade) filter (where kind = 'exam' and attempt.passed), -1),
    max(greatest(started_at, case when ended_by <> 'admin' then finished_at end)) filter (where kind = 'exam')
  from public.attempt where account_id = account and course_id = course
$$;
