import { type Database, sql } from '../../platform/database/database.ts';
import { finer } from './period.rules.ts';

type TallyKind = 'exams' | 'people';

/** The time zone of the tallies' days; '' before the first. */
export async function getTallyZone(db: Database): Promise<string> {
  return (await db.selectFrom('tally_zone').select('time_zone').executeTakeFirstOrThrow()).time_zone;
}

/** Deletes all tallies: every day of every course is due, in another zone. False: another node was faster. */
export async function startOver(db: Database, timeZone: string): Promise<boolean> {
  const moved = await db
    .updateTable('tally_zone')
    .set({ time_zone: timeZone })
    .where('time_zone', '<>', timeZone)
    .returning('time_zone')
    .executeTakeFirst();
  if (moved === undefined) return false;
  await db.deleteFrom('exam_tally').execute();
  await db.deleteFrom('people_tally').execute();
  await sql`insert into tally_due (course_id, kind)
    select course.id, kind from course, unnest(array['exams', 'people']) kind`.execute(db);
  return true;
}

const ofCourse = (table: string, courseId: number | undefined) =>
  courseId === undefined ? sql`true` : sql`${sql.ref(`${table}.course_id`)} = ${courseId}`;

/** Expands 'all days of a course' into each day with rows or a tally. */
export async function spreadDue(db: Database, courseId: number | undefined, timeZone: string): Promise<void> {
  const noon = sql`(day + time '12:00') at time zone ${timeZone}`;
  const dayOf = (column: string) => sql`(${sql.ref(column)} at time zone ${timeZone})::date as day`;
  await sql`
    with whole as (
      delete from tally_due where at is null and ${ofCourse('tally_due', courseId)} returning course_id, kind
    ), course as (select distinct course_id, kind from whole)
    insert into tally_due (course_id, kind, at)
    select course.course_id, course.kind, ${noon} from course cross join lateral (
      select ${dayOf('finished_at')} from attempt where course.kind = 'exams' and attempt.course_id = course.course_id
        and finished_at is not null and annulled_at is null and attempt.kind = 'exam'
      union select since from exam_tally where kind = 'exams' and exam_tally.course_id = course.course_id and grain = 'day'
      union select ${dayOf('enrolled_at')} from enrolment where kind = 'people' and enrolment.course_id = course.course_id
      union select ${dayOf('reading_completed_at')} from enrolment
        where kind = 'people' and enrolment.course_id = course.course_id and reading_completed_at is not null
      union select ${dayOf('issued_at')} from certificate where kind = 'people' and certificate.course_id = course.course_id
        and replaced_at is null and revoked_at is null
      union select day from people_tally where kind = 'people' and people_tally.course_id = course.course_id) days`.execute(
    db,
  );
}

/** Due days of a course and month, with their amount of work. */
export interface DueMonth {
  courseId: number;
  kind: TallyKind;
  days: string[];
  /** The rows of `tally_due` to delete once they are tallied. */
  ids: string[];
  /** Exams that ended, or people that applied, on these days. */
  weight: number;
}

/** Lists due tallies of one course or of all, the newest months first. */
export async function listDue(
  db: Database,
  courseId: number | undefined,
  timeZone: string,
): Promise<DueMonth[]> {
  const start = sql`(day::timestamp at time zone ${timeZone})`;
  const end = sql`((day + 1)::timestamp at time zone ${timeZone})`;
  const { rows } = await sql<DueMonth>`
    with due as (
      select id, course_id, kind, day, date_trunc('month', day) as month
      from (select *, (at at time zone ${timeZone})::date as day from tally_due) every
      where at is not null and ${ofCourse('every', courseId)}
    ), weighed as (
      select *, case kind
        when 'exams' then (select count(*) from attempt where attempt.course_id = every.course_id
          and finished_at >= ${start} and finished_at < ${end} and annulled_at is null and attempt.kind = 'exam')
        else (select count(*) from enrolment where enrolment.course_id = every.course_id
          and enrolled_at >= ${start} and enrolled_at < ${end}) end as weight
      from (select distinct course_id, kind, day, month from due) every
    )
    select course_id as "courseId", kind, array_agg(day::text order by day) as days, sum(weight)::int as weight,
      (select array_agg(id) from due where due.course_id = weighed.course_id and due.kind = weighed.kind
        and due.month = weighed.month) as ids
    from weighed group by course_id, kind, month
    order by month desc, course_id, kind`.execute(db);
  return rows;
}

/** Serialises tallying of a course until the transaction ends; its exams are not affected. */
export async function lockTallies(db: Database, courseId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('tally'), ${courseId})`.execute(db);
}

/**
 * Takes rows off the list. Later additions stay on it, so that no change is lost. False: another node took them all.
 */
export async function takeDue(db: Database, ids: readonly string[]): Promise<boolean> {
  const { rows } = await sql`delete from tally_due where id = any(${ids}::bigint[]) returning id`.execute(db);
  return rows.length > 0;
}

/** Days with their first instants and those of the days after. */
export interface Days {
  days: string[];
  from: Date[];
  until: Date[];
}

const wanted = ({ days, from, until }: Days) =>
  sql`unnest(${days}::date[], ${from}::timestamptz[], ${until}::timestamptz[]) wanted (day, from_at, until_at)`;

/** True unless only a grade by hand counts (spec 17.7); few people have one, so hardly any attempt is read. */
export const bySitting = (
  isSo: ReturnType<typeof sql>,
) => sql`(not is_best_by_hand or exists (select from attempt
  where attempt.account_id = enrolment.account_id and attempt.course_id = enrolment.course_id
    and attempt.kind = 'exam' and ${isSo}))`;

/** True for an enrolment whose person finished an exam that was not annulled. */
export const isSat = sql`best_grade is not null
  and ${bySitting(sql`finished_at is not null and annulled_at is null`)}`;

/** Recounts a course's people of some days. */
export async function tallyPeople(db: Database, courseId: number, days: Days): Promise<void> {
  await sql`delete from people_tally where course_id = ${courseId} and day = any(${days.days}::date[])`.execute(
    db,
  );
  await sql`
    insert into people_tally (course_id, day, applied, applied_read, applied_sat, applied_passed, applied_certified,
      read, certified)
    select ${courseId}::int, wanted.day, applied.people, applied.read, applied.sat, applied.passed, applied.certified,
      read.people, certified.people
    from ${wanted(days)}
    cross join lateral (
      select count(*) as people, count(reading_completed_at) as read,
        count(*) filter (where ${isSat}) as sat,
        count(*) filter (where passed and ${bySitting(sql`attempt.passed`)}) as passed,
        count(*) filter (where exists (select from certificate where certificate.account_id = enrolment.account_id
          and certificate.course_id = enrolment.course_id and replaced_at is null and revoked_at is null)) as certified
      from enrolment
      where enrolment.course_id = ${courseId} and enrolled_at >= from_at and enrolled_at < until_at) applied
    cross join lateral (select count(*) as people from enrolment
      where enrolment.course_id = ${courseId} and reading_completed_at >= from_at and reading_completed_at < until_at) read
    cross join lateral (select count(*) as people from certificate
      where certificate.course_id = ${courseId} and issued_at >= from_at and issued_at < until_at
        and replaced_at is null and revoked_at is null) certified
    where applied.people + read.people + certified.people > 0
      and exists (select from course where course.id = ${courseId})`.execute(db);
}

/** A day: what lies further apart was a clock that was set, and would keep a whole month from being summed. */
const longestClickSeconds = 86_400;

/**
 * Exams by day with their grades, their times, and their answers by what matters of them. `ended` is what follows `from`:
 * the attempts, as `attempt`, each with the `day` that it counts for. `offset 0` keeps the planner, which cannot know how
 * few they are, from reading all answers there are.
 */
export const examsByDay = (ended: ReturnType<typeof sql>) => sql`
    with sat as materialized (
      select day, attempt.id, started_at, paused_seconds, grade, passed as is_passed,
        greatest(0, round(extract(epoch from least(finished_at, closes_at) - started_at)) - paused_seconds)::int as used,
        greatest(1, round(extract(epoch from closes_at - started_at)) - paused_seconds)::int as allowed
      from ${ended}
    ), asked as (
      select sat.day, sat.id, version.id as version, coalesce(given.answer, '') as answer,
        coalesce(given.answer = version.correct, false) as is_right,
        count(*) over attempt as size,
        count(*) filter (where given.answer = version.correct) over attempt as rights,
        case when given.answer <> '' and paused_seconds = 0 then least(${longestClickSeconds}, greatest(0,
          round(extract(epoch from given.clicked_at
            - coalesce(lag(given.clicked_at) over clicks, sat.started_at)))))::int end as seconds
      from sat
      cross join lateral (select shown.question_version_id, shown.position, given.answer, given.clicked_at
        from attempt_question shown
        left join attempt_answer given on given.attempt_id = sat.id and given.question_id = shown.question_id
        where shown.attempt_id = sat.id offset 0) given
      join question_version version on version.id = given.question_version_id
      window attempt as (partition by sat.id),
        clicks as (partition by sat.id order by given.clicked_at, given.position)
    ), equal as (
      select day, version, size, rights - is_right::int as others, answer, count(*) as count, count(seconds) as timed,
        coalesce(sum(seconds), 0) as seconds
      from asked group by 1, 2, 3, 4, 5
    ), packed as (
      select day, array_agg(version) as versions, array_agg(size) as sizes, array_agg(others) as corrects,
        array_agg(answer) as answers, array_agg(count) as counts, array_agg(timed) as timed, array_agg(seconds) as seconds
      from equal group by day
    ), place as (
      select day, array_agg(coalesce(graded.count, 0) order by place) as grades,
        array_agg(coalesce(timed.count, 0) order by place) as used
      from (select distinct day from sat) every
      cross join generate_series(0, 100) place
      left join (select day, grade as place, count(*) from sat group by 1, 2) graded using (day, place)
      left join (select day, least(100, 100 * used / allowed) as place, count(*) from sat group by 1, 2) timed
        using (day, place)
      group by day
    ), whole as (
      select day, count(*) as finished, count(*) filter (where is_passed) as passed, sum(used) as used_seconds
      from sat group by day
    )
    select day, finished, passed, used_seconds, grades, used,
      coalesce(versions, '{}') as versions, coalesce(sizes, '{}') as sizes, coalesce(corrects, '{}') as corrects,
      coalesce(answers, '{}') as answers, coalesce(counts, '{}') as counts, coalesce(timed, '{}') as timed,
      coalesce(seconds, '{}') as seconds
    from whole join place using (day) left join packed using (day)`;

/** Recounts a course's exams of some days. `offset 0` as in `examsByDay`. */
export async function tallyExams(db: Database, courseId: number, days: Days): Promise<void> {
  await sql`delete from exam_tally where course_id = ${courseId} and grain = 'day'
    and since = any(${days.days}::date[])`.execute(db);
  const ended = sql`${wanted(days)}
    cross join lateral (select * from attempt
      where attempt.course_id = ${courseId} and finished_at >= from_at and finished_at < until_at and annulled_at is null
        and kind = 'exam'
      offset 0) attempt`;
  await sql`
    insert into exam_tally (course_id, grain, since, finished, passed, used_seconds, grades, used,
      versions, sizes, corrects, answers, counts, timed, seconds)
    select ${courseId}::int, 'day', day, finished, passed, used_seconds, grades, used,
      versions, sizes, corrects, answers, counts, timed, seconds
    from (${examsByDay(ended)}) counted
    where exists (select from course where course.id = ${courseId})`.execute(db);
}

/** Sums up the days of a month, or the months of a year, again. `day` is any day of it. */
export async function sumParts(
  db: Database,
  courseId: number,
  grain: 'month' | 'year',
  day: string,
): Promise<void> {
  const first = sql`date_trunc(${grain}, ${day}::date)::date`;
  await sql`delete from exam_tally where course_id = ${courseId} and grain = ${grain} and since = ${first}`.execute(
    db,
  );
  await sql`
    with part as materialized (
      select * from exam_tally where course_id = ${courseId} and grain = ${finer[grain]}
        and since >= ${first} and since < ${first} + ${`1 ${grain}`}::interval
    ), equal as (
      select version, size, correct, answer, sum(alike.count) as count, sum(alike.timed) as timed,
        sum(alike.seconds) as seconds
      from part, unnest(versions, sizes, corrects, answers, counts, timed, seconds)
        alike (version, size, correct, answer, count, timed, seconds)
      group by 1, 2, 3, 4
    ), packed as (
      select array_agg(version) as versions, array_agg(size) as sizes, array_agg(correct) as corrects,
        array_agg(answer) as answers, array_agg(count) as counts, array_agg(timed) as timed, array_agg(seconds) as seconds
      from equal
    ), places as (
      select array_agg(grade order by place) as grades, array_agg(used order by place) as used
      from (select place, sum(grade) as grade, sum(share) as used
        from part, unnest(grades, used) with ordinality counted (grade, share, place) group by place) every
    )
    insert into exam_tally (course_id, grain, since, finished, passed, used_seconds, grades, used,
      versions, sizes, corrects, answers, counts, timed, seconds)
    select ${courseId}::int, ${grain}, ${first}, whole.finished, whole.passed, whole.used_seconds, places.grades, places.used,
      coalesce(versions, '{}'), coalesce(sizes, '{}'), coalesce(corrects, '{}'), coalesce(answers, '{}'),
      coalesce(counts, '{}'), coalesce(timed, '{}'), coalesce(seconds, '{}')
    from (select sum(finished) as finished, sum(passed) as passed, sum(used_seconds) as used_seconds from part) whole,
      packed, places
    where whole.finished > 0`.execute(db);
}
