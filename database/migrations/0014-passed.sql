-- One truth of 'passed' (spec 8.10): a finished, not annulled attempt that reached the minimum it began with.
alter table attempt add column passed boolean not null
  generated always as (coalesce(grade >= minimum_grade, false) and annulled_at is null) stored;
create index attempt_passed on attempt (course_id, account_id) where passed;
