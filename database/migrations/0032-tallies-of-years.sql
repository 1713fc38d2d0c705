-- Exams are tallied by year, too: the sum of its months (decision 0021). A report on all time reads a row a year.
alter table exam_tally drop constraint exam_tally_grain_check,
  add constraint exam_tally_grain_check check (grain in ('day', 'month', 'year'));

with part as materialized (
  select *, date_trunc('year', since)::date as year from exam_tally where grain = 'month'
), cell as (
  select course_id, year, version, size, correct, answer, sum(alike.count) as count, sum(alike.timed) as timed,
    sum(alike.seconds) as seconds
  from part, unnest(versions, sizes, corrects, answers, counts, timed, seconds)
    alike (version, size, correct, answer, count, timed, seconds)
  group by 1, 2, 3, 4, 5, 6
), packed as (
  select course_id, year, array_agg(version) as versions, array_agg(size) as sizes, array_agg(correct) as corrects,
    array_agg(answer) as answers, array_agg(count) as counts, array_agg(timed) as timed, array_agg(seconds) as seconds
  from cell group by 1, 2
), places as (
  select course_id, year, array_agg(grade order by place) as grades, array_agg(used order by place) as used
  from (select course_id, year, place, sum(grade) as grade, sum(share) as used
    from part, unnest(grades, used) with ordinality counted (grade, share, place) group by 1, 2, 3) every
  group by 1, 2
)
insert into exam_tally (course_id, grain, since, finished, passed, used_seconds, grades, used,
  versions, sizes, corrects, answers, counts, timed, seconds)
select course_id, 'year', year, whole.finished, whole.passed, whole.used_seconds, places.grades, places.used,
  coalesce(versions, '{}'), coalesce(sizes, '{}'), coalesce(corrects, '{}'), coalesce(answers, '{}'),
  coalesce(counts, '{}'), coalesce(timed, '{}'), coalesce(seconds, '{}')
from (select course_id, year, sum(finished) as finished, sum(passed) as passed, sum(used_seconds) as used_seconds
  from part group by 1, 2) whole
join places using (course_id, year) left join packed using (course_id, year);
