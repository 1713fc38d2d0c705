import { genders } from '../../../contract/constants.ts';
import type { GenderFigures, ReportCourse } from '../../../contract/reports/calls.ts';
import { type Database, sql } from '../../platform/database/database.ts';
import { matchesSearch } from '../../platform/database/text-search.ts';
import { isWithin, type TimeRange } from '../../platform/database/time-range.ts';

/** The sign-ins of a time by the gender that each account had. */
export async function countSignIns(db: Database, span: TimeRange): Promise<GenderFigures> {
  const { rows } = await sql<GenderFigures>`
    select count(*) filter (where gender = ${genders.male}::int)::int as "countMasculino",
      count(*) filter (where gender = ${genders.female}::int)::int as "countFemenino"
    from sign_in where ${isWithin('sign_in.at', span)}`.execute(db);
  return rows[0] ?? { countMasculino: 0, countFemenino: 0 };
}

const listed = (db: Database, search: string | undefined) => {
  const courses = db.selectFrom('course').where('course.deleted_at', 'is', null);
  return search === undefined ? courses : courses.where(matchesSearch('course', search));
};

/** Counted attempts by the index of those that count, from its first entry: a course without any is found as fast. */
const hasAttempts = sql`coalesce((select true from attempt where attempt.course_id = course.id
  and attempt.finished_at is not null and attempt.annulled_at is null and attempt.kind = 'exam'
  order by attempt.course_id, attempt.finished_at limit 1), false)`;

/** From the tallies, but for a course of which days are still to be counted. */
const hasResults = sql<boolean>`case
  when exists (select from tally_due where tally_due.course_id = course.id and tally_due.kind = 'exams') then ${hasAttempts}
  else exists (select from exam_tally where exam_tally.course_id = course.id) end`;

/** Courses in every state that are not in the Papelera, newest first. */
export function listCourses(
  db: Database,
  search: string | undefined,
  window: { limit: number; offset: number },
): Promise<ReportCourse[]> {
  return listed(db, search)
    .select(['course.id as courseId', 'course.title as courseName', hasResults.as('hasResults')])
    .orderBy('course.created_at', 'desc')
    .orderBy('course.id', 'desc')
    .limit(window.limit)
    .offset(window.offset)
    .execute();
}

export async function countCourses(db: Database, search: string | undefined): Promise<number> {
  const { count } = await listed(db, search)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
