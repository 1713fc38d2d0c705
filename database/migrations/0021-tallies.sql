-- Tallies: what reports read instead of a million exams (decision 0021). A row says everything about one course and one day, in
-- the portal's time zone; a month is the sum of its days. They are made from the rows alone and may be made anew at any time.

-- The zone that the days are of. Another one, as at first, and everything is tallied anew.
create table tally_zone (
  is_only boolean primary key default true check (is_only),
  time_zone text not null
);
insert into tally_zone (time_zone) values ('');

-- What has to be tallied anew: a course's exams that ended, or people that applied, read or were certified, on the day of
-- an instant; null = on all of its days. Rows are only added and taken away: whoever ends an exam waits for nobody.
create table tally_due (
  id bigint generated always as identity primary key,
  course_id integer not null,
  kind text not null check (kind in ('exams', 'people')),
  at timestamptz
);
create index tally_due_course on tally_due (course_id, kind);

create table people_tally (
  course_id integer not null references course on delete cascade,
  day date not null,
  -- Those who applied that day, and how far they have come by now.
  applied integer not null,
  applied_read integer not null,
  applied_sat integer not null,
  applied_passed integer not null,
  applied_certified integer not null,
  -- Readings completed and certificates issued that day.
  read integer not null,
  certified integer not null,
  primary key (course_id, day)
);

create table exam_tally (
  course_id integer not null references course on delete cascade,
  grain text not null check (grain in ('day', 'month')),
  since date not null,
  finished integer not null,
  passed integer not null,
  used_seconds bigint not null,
  -- How many exams had grade 0, 1, … 100, and how many used 0, 1, … 100 per cent of their time.
  grades integer[] not null,
  used integer[] not null,
  -- Answers by what matters of them: the version shown, how many questions the exam had and how many others were right,
  -- and the answer. The n-th of each array belong together: how many, and of how many the time is known, in seconds.
  versions integer[] not null,
  sizes smallint[] not null,
  corrects smallint[] not null,
  answers text[] not null,
  counts integer[] not null,
  timed integer[] not null,
  seconds integer[] not null,
  primary key (course_id, grain, since)
);
-- The pass rates of all courses, and what happened over time, are read from the index alone.
create index exam_tally_day on exam_tally (since, course_id) include (finished, passed) where grain = 'day';

-- Questions at which somebody should look, from all that was tallied: why, and the key by which it seemed so.
create table question_alarm (
  question_id integer primary key references question on delete cascade,
  course_id integer not null references course on delete cascade,
  kind text not null check (kind in ('key', 'reversed', 'failed')),
  key text not null,
  chosen text check ((chosen is null) = (kind <> 'key')),
  is_failed boolean not null
);
create index question_alarm_course on question_alarm (course_id);

-- What is counted by day is found by day.
drop index enrolment_course;
create index enrolment_applied on enrolment (course_id, enrolled_at);
create index enrolment_read on enrolment (course_id, reading_completed_at) where reading_completed_at is not null;
create index certificate_counted on certificate (course_id, issued_at) where replaced_at is null and revoked_at is null;

-- Whoever changes what is counted, in whatever way, says so in the same transaction.
create function attempt_is_due() returns trigger language plpgsql as $$
begin
  insert into tally_due (course_id, kind, at)
  select distinct course_id, 'exams', finished_at
  from (values (old.course_id, old.finished_at), (new.course_id, new.finished_at)) ended (course_id, finished_at)
  where finished_at is not null;
  insert into tally_due (course_id, kind, at)
  select course_id, 'people', enrolled_at from enrolment
  where account_id = coalesce(new.account_id, old.account_id) and course_id = coalesce(new.course_id, old.course_id);
  return null;
end $$;
create trigger attempt_added_is_due after insert on attempt
  for each row when (new.finished_at is not null) execute function attempt_is_due();
create trigger attempt_changed_is_due after update on attempt
  for each row when ((old.finished_at is not null or new.finished_at is not null) and old.* is distinct from new.*)
  execute function attempt_is_due();
create trigger attempt_removed_is_due after delete on attempt
  for each row when (old.finished_at is not null) execute function attempt_is_due();

create function enrolment_is_due() returns trigger language plpgsql as $$
begin
  insert into tally_due (course_id, kind, at)
  select distinct course_id, 'people', at
  from (values (old.course_id, old.enrolled_at), (new.course_id, new.enrolled_at),
    (old.course_id, old.reading_completed_at), (new.course_id, new.reading_completed_at)) counted (course_id, at)
  where at is not null;
  return null;
end $$;
create trigger enrolment_added_is_due after insert or delete on enrolment
  for each row execute function enrolment_is_due();
-- Reading time moves every few seconds; only its end is counted.
create trigger enrolment_changed_is_due after update on enrolment
  for each row when ((old.enrolled_at, old.reading_completed_at) is distinct from (new.enrolled_at, new.reading_completed_at))
  execute function enrolment_is_due();

create function certificate_is_due() returns trigger language plpgsql as $$
begin
  insert into tally_due (course_id, kind, at)
  select coalesce(new.course_id, old.course_id), 'people', at
  from (select coalesce(new.issued_at, old.issued_at) union
    select enrolled_at from enrolment
    where account_id = coalesce(new.account_id, old.account_id) and course_id = coalesce(new.course_id, old.course_id)) counted (at);
  return null;
end $$;
create trigger certificate_is_due after insert or update or delete on certificate
  for each row execute function certificate_is_due();

-- Another key makes other answers right, in every exam that showed the question.
create function key_is_due() returns trigger language plpgsql as $$
begin
  insert into tally_due (course_id, kind) select course_id, 'exams' from question where id = new.question_id;
  return null;
end $$;
create trigger key_corrected_is_due after update on question_version
  for each row when (old.correct is distinct from new.correct) execute function key_is_due();
