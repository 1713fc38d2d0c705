-- What somebody has achieved in a course is kept beside the enrolment, counted anew from its attempts whenever one of
-- them changes what is counted, in the same transaction (decision 0029): a list of a hundred thousand reads no attempts.
alter table enrolment
  add column attempt_count integer not null default 0,
  add column annulled_count integer not null default 0,
  add column is_running boolean not null default false,
  add column passed boolean not null default false,
  -- Of its finished, not annulled attempts; null without one.
  add column best_grade smallint,
  -- When its member last began or ended an attempt; what administrators end does not count.
  add column last_sat_at timestamptz;

-- The figures of an enrolment, as its attempts have them.
create function sat_in(account integer, course integer)
returns table (attempt_count integer, annulled_count integer, is_running boolean, passed boolean, best_grade smallint,
  last_sat_at timestamptz) language sql stable as $$
  select (count(*) filter (where annulled_at is null))::int, (count(*) filter (where annulled_at is not null))::int,
    coalesce(bool_or(finished_at is null), false), coalesce(bool_or(attempt.passed), false),
    max(grade) filter (where finished_at is not null and annulled_at is null),
    max(greatest(started_at, case when ended_by <> 'admin' then finished_at end))
  from attempt where account_id = account and course_id = course
$$;

update enrolment set (attempt_count, annulled_count, is_running, passed, best_grade, last_sat_at) =
  (select * from sat_in(enrolment.account_id, enrolment.course_id))
where exists (select from attempt where attempt.account_id = enrolment.account_id and attempt.course_id = enrolment.course_id);

-- The enrolment is locked before its attempts are read: of two transactions that change two of them, the second counts
-- what the first one did. Attempts are locked by their ids, then enrolments by account, like everywhere (spec 8.15).
create function keep_results() returns trigger language plpgsql as $$
declare
  account integer := coalesce(new.account_id, old.account_id);
  course integer := coalesce(new.course_id, old.course_id);
begin
  perform from enrolment where account_id = account and course_id = course for no key update;
  update enrolment set (attempt_count, annulled_count, is_running, passed, best_grade, last_sat_at) =
    (select * from sat_in(account, course))
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

-- Nothing counts all attempts of a course by member any more.
drop index attempt_results;
