import { type Database, sql, withRoomForRows } from '../../platform/database/database.ts';
import { isWithin, type TimeRange } from '../../platform/database/time-range.ts';
import { rowsOfGroup } from '../groups/group-members.ts';
import type { EqualAnswers } from './question-figures.rules.ts';
import {
  type Activity,
  type ActivityWanted,
  type AnswerColumns,
  activityIn,
  answersOf,
  type CourseActivity,
  courseActivityIn,
  type ExamFigures,
  type Funnel,
  noExams,
} from './statistics.queries.ts';
import { bySitting, examsByDay, isSat } from './tallies.queries.ts';

// Figures of a group's people (spec 17.5). Tallies know no persons, so these are counted from rows, with the same
// result for everybody.

/** The people of a group, and a span in the portal's days. */
interface OfGroup {
  groupId: number;
  span: TimeRange;
  timeZone: string;
}

const isValid = sql`certificate.replaced_at is null and certificate.revoked_at is null`;
const isCounted = sql`finished_at is not null and annulled_at is null and attempt.kind = 'exam'`;

/** How far people of `enrolment` have come by now. */
const progress = sql`count(*) as applied, count(reading_completed_at) as applied_read,
  count(*) filter (where ${isSat}) as applied_sat,
  count(*) filter (where passed and ${bySitting(sql`attempt.passed`)}) as applied_passed,
  count(certificate.account_id) as applied_certified`;

/** The enrolments of a group's people, each with its valid certificate. */
const enrolledOf = (groupId: number) => sql`${rowsOfGroup('enrolment', groupId)}
  left join certificate on certificate.account_id = enrolment.account_id
    and certificate.course_id = enrolment.course_id and ${isValid}`;

/** Reads the activity of a group's people, and how far they came in each course, in one statement. */
export function readActivityOfGroup(
  db: Database,
  { span, timeZone, groupId }: OfGroup,
  wanted: ActivityWanted & { courseLimit: number },
): Promise<{ times: Activity[]; courses: CourseActivity[] }> {
  const dayOf = (column: string) => sql`(${sql.ref(column)} at time zone ${timeZone})::date`;
  const figures = { people: sql`of_people`, exams: sql`of_exams` };
  return withRoomForRows(db, async (inside) => {
    const { rows } = await sql<{ times: Activity[]; courses: CourseActivity[] }>`
      with of_people as materialized (
        select enrolment.course_id, ${dayOf('enrolled_at')} as day, ${progress}, 0 as read, 0 as certified
        from ${enrolledOf(groupId)}
        where ${isWithin('enrolled_at', span)} group by 1, 2
        union all
        select enrolment.course_id, ${dayOf('reading_completed_at')}, 0, 0, 0, 0, 0, count(*), 0
        from ${rowsOfGroup('enrolment', groupId)}
        where reading_completed_at is not null and ${isWithin('reading_completed_at', span)} group by 1, 2
        union all
        select certificate.course_id, ${dayOf('issued_at')}, 0, 0, 0, 0, 0, 0, count(*)
        from ${rowsOfGroup('certificate', groupId)}
        where ${isValid} and ${isWithin('issued_at', span)} group by 1, 2
      ),
      of_exams as materialized (
        select attempt.course_id, ${dayOf('finished_at')} as day, count(*) as finished,
          count(*) filter (where passed) as passed
        from ${rowsOfGroup('attempt', groupId)}
        where ${isCounted} and ${isWithin('finished_at', span)} group by 1, 2
      )
      select
        (select coalesce(json_agg(time), '[]') from (${activityIn(figures, wanted)}) time) as times,
        (select coalesce(json_agg(course), '[]') from (${courseActivityIn(figures, wanted.courseLimit)}) course)
          as courses`.execute(inside);
    return rows[0] ?? { times: [], courses: [] };
  });
}

/** How often a group's people gave each answer to each version, like `answersGiven` for everybody. */
export const answersOfGroup = (courseId: number, { groupId, span }: Omit<OfGroup, 'timeZone'>) => sql`
  select shown.question_version_id as version, coalesce(given.answer, '') as answer, count(*) as count
  from ${rowsOfGroup('attempt', groupId)}
  join attempt_question shown on shown.attempt_id = attempt.id
  left join attempt_answer given on given.attempt_id = attempt.id and given.question_id = shown.question_id
  where attempt.course_id = ${courseId} and ${isCounted} and ${isWithin('finished_at', span)}
  group by 1, 2`;

/** The figures of a course that are counted of people and their exams. */
export interface CourseFigures {
  funnel: Funnel;
  exams: ExamFigures;
  answers: EqualAnswers[];
}

/**
 * Reads the figures of a group's people in a course, in one statement: their exams are counted as those of a day are, all
 * of them as one. Call it inside `withRoomForRows`.
 */
export async function readCourseOfGroup(
  db: Database,
  courseId: number,
  { groupId, span }: Omit<OfGroup, 'timeZone'>,
): Promise<CourseFigures> {
  const ended = sql`(select current_date as day) every cross join ${rowsOfGroup('attempt', groupId)}
    where attempt.course_id = ${courseId} and ${isCounted} and ${isWithin('finished_at', span)}`;
  const { rows } = await sql<{ funnel: Funnel; exams: (ExamFigures & { answers: AnswerColumns }) | null }>`
    select
      (select json_build_object('applied', applied, 'read', applied_read, 'sat', applied_sat, 'passed', applied_passed,
          'certified', applied_certified)
        from (select ${progress} from ${enrolledOf(groupId)}
          where enrolment.course_id = ${courseId} and ${isWithin('enrolled_at', span)}) people) as funnel,
      (select json_build_object('finished', finished, 'passed', passed, 'usedSeconds', used_seconds, 'grades', grades,
          'used', used, 'answers', json_build_object('version', versions, 'size', sizes, 'others', corrects,
            'answer', answers, 'count', counts, 'timed', timed, 'seconds', seconds))
        from (${examsByDay(ended)}) counted) as exams`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('a select without a table answers one row');
  const { funnel } = row;
  if (row.exams === null) return { funnel, exams: noExams, answers: [] };
  const { answers, ...exams } = row.exams;
  return { funnel, exams, answers: answersOf(answers) };
}
