import type { FailedQuestion, GenderFigures, ReportCourse } from '../../../contract/calls/report.ts';
import { genders } from '../../../contract/constants.ts';
import { type Database, sql } from '../../platform/database/database.ts';
import { matchesSearch } from '../../platform/database/text-search.ts';

/** From `from` on, before `until`; null = open at that end. */
export interface Span {
  from: Date | null;
  until: Date | null;
}

/** Says nothing of an end that is open: PostgreSQL would plan the whole of it like a small part. */
const within = (column: string, { from, until }: Span) => sql`
  ${from === null ? sql`true` : sql`${sql.ref(column)} >= ${from}`}
  and ${until === null ? sql`true` : sql`${sql.ref(column)} < ${until}`}`;

/** The sign-ins of a time by the gender that each account had. */
export async function countSignIns(db: Database, span: Span): Promise<GenderFigures> {
  const { rows } = await sql<GenderFigures>`
    select count(*) filter (where gender = ${genders.male}::int)::int as "countMasculino",
      count(*) filter (where gender = ${genders.female}::int)::int as "countFemenino"
    from sign_in where ${within('sign_in.at', span)}`.execute(db);
  return rows[0] ?? { countMasculino: 0, countFemenino: 0 };
}

const listed = (db: Database, search: string | undefined) => {
  const courses = db.selectFrom('course').where('course.deleted_at', 'is', null);
  return search === undefined ? courses : courses.where(matchesSearch('course', search));
};

const hasResults = sql<boolean>`exists (select from attempt where attempt.course_id = course.id
  and attempt.finished_at is not null and attempt.annulled_at is null)`;

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

/**
 * The questions of a course that failed most in attempts that ended in a time, the most often failed first, then the one
 * that was asked less. An answer is right by the key in force of the version that was shown; none is wrong. A question
 * has the text of its newest version, and counts although it was deleted.
 */
export async function listMostFailed(
  db: Database,
  of: { courseId: number; span: Span; limit: number },
): Promise<FailedQuestion[]> {
  const { rows } = await sql<FailedQuestion>`
    select worst.question_id as "questionId", newest.description as "questionName",
      worst.failed as "questionCountFailed", worst.asked as "questionCountAsked"
    from (
      select shown.question_id, count(*)::int as asked, (count(*) filter (
          where attempt_answer.answer is distinct from question_version.correct))::int as failed
      from attempt
      join attempt_question shown on shown.attempt_id = attempt.id
      join question_version on question_version.id = shown.question_version_id
      left join attempt_answer on attempt_answer.attempt_id = attempt.id
        and attempt_answer.question_id = shown.question_id
      where attempt.course_id = ${of.courseId}
        and attempt.finished_at is not null and attempt.annulled_at is null
        and ${within('attempt.finished_at', of.span)}
      group by shown.question_id
    ) worst
    cross join lateral (select description from question_version
      where question_version.question_id = worst.question_id order by version desc limit 1) newest
    where worst.failed > 0
    order by worst.failed desc, worst.asked, worst.question_id
    limit ${of.limit}`.execute(db);
  return rows;
}
