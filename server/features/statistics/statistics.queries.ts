import { type Database, sql } from '../../platform/database/database.ts';
import { isWithin, type TimeRange } from '../../platform/database/time-range.ts';
import { rowsOfGroup } from '../groups/group-members.ts';
import { type DaySpan, spanParts } from './period.rules.ts';
import type { EqualAnswers, StoredVersion } from './question-figures.rules.ts';
import { bySitting } from './tallies.queries.ts';

type Sql = ReturnType<typeof sql>;

/** From `from` on, before `until`; an open end is infinite. */
const within = (column: string, { from, until }: DaySpan) =>
  sql`(${sql.ref(column)} >= ${from ?? '-infinity'}::date and ${sql.ref(column)} < ${until ?? 'infinity'}::date)`;

/** The tallies of a course that make up a span, each with the `sign` of its contribution. */
function tallies(courseId: number, span: DaySpan) {
  const parts = spanParts(span).map(
    ({ grain, sign, ...days }) => sql`select ${sql.lit(sign)} as sign, exam_tally.* from exam_tally
      where course_id = ${courseId} and grain = ${sql.lit(grain)} and ${within('since', days)}`,
  );
  return sql`(${sql.join(parts, sql` union all `)}) tally`;
}

/** How often each answer was given to each version in a span; '' = unanswered. */
export const answersGiven = (courseId: number, span: DaySpan) => sql`
  select version, answer, sum(sign * count) as count
  from ${tallies(courseId, span)}, unnest(versions, answers, counts) equal (version, answer, count)
  group by version, answer having sum(sign * count) > 0`;

/** The answers of a span. They come as an array a column: some thousand rows would take longer to read than to find. */
export async function listEqualAnswers(
  db: Database,
  courseId: number,
  span: DaySpan,
): Promise<EqualAnswers[]> {
  const column = (name: string) =>
    sql`coalesce(array_to_json(array_agg(${sql.ref(name)})), '[]') as ${sql.ref(name)}`;
  const { rows } = await sql<AnswerColumns>`
    select ${sql.join(['version', 'size', 'others', 'answer', 'count', 'timed', 'seconds'].map(column))} from (
      select version, size, others, answer, sum(sign * count) as count, sum(sign * equal.timed) as timed,
        sum(sign * equal.seconds) as seconds
      from ${tallies(courseId, span)}, unnest(versions, sizes, corrects, answers, counts, timed, seconds)
        equal (version, size, others, answer, count, timed, seconds)
      group by version, size, others, answer having sum(sign * count) > 0) equal`.execute(db);
  return rows.flatMap(answersOf);
}

/** Cells by column: the n-th of each array belong together. */
export type AnswerColumns = { [column in keyof EqualAnswers]: EqualAnswers[column][] };

export const answersOf = (columns: AnswerColumns): EqualAnswers[] =>
  columns.version.map((version, at) => ({
    version,
    size: columns.size[at] ?? 0,
    others: columns.others[at] ?? 0,
    answer: columns.answer[at] ?? '',
    count: columns.count[at] ?? 0,
    timed: columns.timed[at] ?? 0,
    seconds: columns.seconds[at] ?? 0,
  }));

/** Every version of a course's exam questions, deleted ones too, in the order of the bank. */
export async function listVersions(db: Database, courseId: number): Promise<StoredVersion[]> {
  return db
    .selectFrom('question_version')
    .innerJoin('question', 'question.id', 'question_version.question_id')
    .select([
      'question_version.id',
      'question.id as questionId',
      'version',
      'type',
      'description',
      'options',
      'correct',
    ])
    .select(sql<boolean>`question.deleted_at is not null`.as('isDeleted'))
    .where('question.course_id', '=', courseId)
    .where('question.is_practice', '=', false)
    .orderBy('question.id')
    .execute();
}

/** The exams of a span: their number, grades and shares of time used, from 0 to 100. */
export interface ExamFigures {
  finished: number;
  passed: number;
  usedSeconds: number;
  grades: number[];
  used: number[];
}

export const noExams: ExamFigures = { finished: 0, passed: 0, usedSeconds: 0, grades: [], used: [] };

export async function sumExams(db: Database, courseId: number, span: DaySpan): Promise<ExamFigures> {
  const { rows } = await sql<ExamFigures>`
    with tally as materialized (select * from ${tallies(courseId, span)}), place as (
      select place, sum(sign * grade)::int as grade, sum(sign * share)::int as share
      from tally, unnest(grades, used) with ordinality part (grade, share, place) group by place)
    select coalesce(sum(sign * finished), 0)::int as finished, coalesce(sum(sign * passed), 0)::int as passed,
      coalesce(sum(sign * used_seconds), 0)::bigint as "usedSeconds",
      coalesce((select array_agg(grade order by place) from place), '{}') as grades,
      coalesce((select array_agg(share order by place) from place), '{}') as used
    from tally`.execute(db);
  return rows[0] ?? noExams;
}

/** Counts the progress of people who enrolled in a period. */
export interface Funnel {
  applied: number;
  read: number;
  sat: number;
  passed: number;
  certified: number;
}

const funnel = sql`coalesce(sum(applied), 0)::int as applied, coalesce(sum(applied_read), 0)::int as read,
  coalesce(sum(applied_sat), 0)::int as sat, coalesce(sum(applied_passed), 0)::int as passed,
  coalesce(sum(applied_certified), 0)::int as certified`;

export async function sumPeople(db: Database, courseId: number, span: DaySpan): Promise<Funnel> {
  const { rows } = await sql<Funnel>`
    select ${funnel} from people_tally where course_id = ${courseId} and ${within('day', span)}`.execute(db);
  return rows[0] ?? { applied: 0, read: 0, sat: 0, passed: 0, certified: 0 };
}

interface ByHandWanted {
  courseId?: number | undefined;
  groupId?: number | undefined;
  span: TimeRange;
}

/** How many who enrolled in a span passed by a grade by hand alone, by course; of everybody or a group's people. */
export async function countPassedByHand(
  db: Database,
  { courseId, groupId, span }: ByHandWanted,
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ courseId: number; count: number }>`
    select course_id as "courseId", count(*)::int as count
    from ${groupId === undefined ? sql`enrolment` : rowsOfGroup('enrolment', groupId)}
    where is_best_by_hand and passed and not ${bySitting(sql`attempt.passed`)}
      and ${courseId === undefined ? sql`true` : sql`course_id = ${courseId}`} and ${isWithin('enrolled_at', span)}
    group by 1`.execute(db);
  return new Map(rows.map((row) => [row.courseId, row.count]));
}

export interface Activity {
  /** Its first day. */
  since: string;
  applied: number;
  read: number;
  exams: number;
  passed: number;
  certified: number;
}

/**
 * Figures by course and day, as relations: `people` as in `people_tally`; of exams (course_id, day, finished, passed).
 * There may be several rows of a course and a day.
 */
export interface DayFigures {
  people: Sql;
  exams: Sql;
}

/** The figures of everybody in a span, from the tallies. */
const tallied = (span: DaySpan): DayFigures => ({
  people: sql`(select * from people_tally where ${within('day', span)})`,
  exams: sql`(select course_id, since as day, finished, passed from exam_tally
    where grain = 'day' and ${within('since', span)})`,
});

export interface ActivityWanted {
  courseId: number | undefined;
  grain: 'day' | 'month';
}

/** Activity by day or by month, summed by day first, because the month of a date costs more than its sums. */
export function activityIn({ people, exams }: DayFigures, { courseId, grain }: ActivityWanted) {
  const ofCourse = courseId === undefined ? sql`true` : sql`course_id = ${courseId}`;
  return sql<Activity>`
    select date_trunc(${grain}, day)::date as since, coalesce(sum(applied), 0)::int as applied,
      coalesce(sum(read), 0)::int as read, coalesce(sum(exams), 0)::int as exams,
      coalesce(sum(passed), 0)::int as passed, coalesce(sum(certified), 0)::int as certified
    from (select day, sum(applied) as applied, sum(read) as read, sum(certified) as certified
      from ${people} people where ${ofCourse} group by 1) people
    full join (select day, sum(finished) as exams, sum(passed) as passed
      from ${exams} exams where ${ofCourse} group by 1) sat using (day)
    group by 1 order by 1`;
}

/** Lists the activity of a period by day or by month, for one course or for all, without empty days. */
export async function listActivity(db: Database, span: DaySpan, wanted: ActivityWanted): Promise<Activity[]> {
  const { rows } = await activityIn(tallied(span), wanted).execute(db);
  return rows;
}

/** A course with the progress of people who enrolled in a span, and its exams that ended in it. */
export interface CourseActivity extends Funnel {
  courseId: number;
  courseName: string;
  exams: number;
  examsPassed: number;
}

/** Every course with any activity, the one with most enrolments first. */
export const courseActivityIn = ({ people, exams }: DayFigures, limit: number) => sql<CourseActivity>`
  select course.id as "courseId", course.title as "courseName", sum(happened.applied)::int as applied,
    sum(happened.read)::int as read, sum(happened.sat)::int as sat, sum(happened.passed)::int as passed,
    sum(happened.certified)::int as certified, sum(happened.exams)::int as exams,
    sum(happened.exams_passed)::int as "examsPassed"
  from course join (
    select course_id, sum(applied) as applied, sum(applied_read) as read, sum(applied_sat) as sat,
      sum(applied_passed) as passed, sum(applied_certified) as certified, 0 as exams, 0 as exams_passed
    from ${people} people group by course_id
    union all
    select course_id, 0, 0, 0, 0, 0, sum(finished), sum(passed) from ${exams} exams group by course_id
  ) happened on course_id = course.id
  where course.deleted_at is null
  group by course.id having sum(happened.applied) + sum(happened.exams) > 0
  order by sum(happened.applied) desc, course.id desc limit ${limit}`;

export async function listCourseActivity(
  db: Database,
  span: DaySpan,
  limit: number,
): Promise<CourseActivity[]> {
  const { rows } = await courseActivityIn(tallied(span), limit).execute(db);
  return rows;
}

/** Questions that exams may draw but none has shown, although one began since they were written. */
export async function listNeverAsked(
  db: Database,
  courseId: number,
): Promise<{ questionId: number; text: string }[]> {
  const { rows } = await sql<{ questionId: number; text: string }>`
    select question.id as "questionId", newest.description as text
    from question
    cross join lateral (select description from question_version
      where question_version.question_id = question.id order by version desc limit 1) newest
    where question.course_id = ${courseId} and question.deleted_at is null and not question.is_practice
      and not exists (select from attempt_question where attempt_question.question_id = question.id)
      and question.created_at < (select started_at from attempt
        where attempt.course_id = ${courseId} order by attempt.id desc limit 1)
    order by question.id`.execute(db);
  return rows;
}

/** A course in whatever state, unless it is in the Papelera. */
export function findCourse(db: Database, courseId: number) {
  return db
    .selectFrom('course')
    .select(['title as courseName', 'minimum_grade as minimumGrade'])
    .where('id', '=', courseId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}
