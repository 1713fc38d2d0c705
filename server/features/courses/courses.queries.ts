import type { ExpressionBuilder } from 'kysely';
import type { DB } from '../../../database/schema.ts';
import { type Database, sql } from '../../platform/database.ts';
import { isFound } from '../../platform/text-search.ts';

export interface CourseFilter {
  search?: string | undefined;
}

/** Sum of stars × how often they were given, over how often any were; 0 without any. */
const ratingCount = sql<number>`(select coalesce(sum(n), 0)::int from unnest(course_tally.stars) n)`;
const rating = sql<number>`coalesce((select sum(n * i)::float8 / nullif(sum(n), 0) from unnest(course_tally.stars) with ordinality s(n, i)), 0)`;
const questionCount = sql<number>`(select count(*)::int from question where question.course_id = course.id and question.deleted_at is null)`;

const cardColumns = [
  'course.id',
  'course.title',
  'course.duration_minutes as durationMinutes',
  'course.language',
  'course.lesson_count as lessonCount',
  'course.has_certificate as hasCertificate',
  'course.cover_image as coverImage',
  'course.detail_image as detailImage',
  'course.created_at as createdAt',
  'course_tally.enrolments',
] as const;

type Courses = ExpressionBuilder<DB, 'course' | 'course_tally'>;

function listed({ and, eb }: Courses, filter: CourseFilter) {
  return and([
    eb('course.deleted_at', 'is', null),
    eb('course.archived_at', 'is', null),
    ...(filter.search === undefined ? [] : [isFound('course', filter.search)]),
  ]);
}

export function listCourses(
  db: Database,
  filter: CourseFilter,
  order: 'newest' | 'popular',
  window: { limit: number; offset: number },
) {
  const base = db
    .selectFrom('course')
    .innerJoin('course_tally', 'course_tally.course_id', 'course.id')
    .select([...cardColumns, sql<string>`left(course.description_text, 200)`.as('excerpt')])
    .select([rating.as('rating'), ratingCount.as('ratingCount'), questionCount.as('questionCount')])
    .where((eb) => listed(eb, filter));
  const ordered =
    order === 'popular'
      ? base.orderBy('rating', 'desc').orderBy('course_tally.enrolments', 'desc').orderBy('course.id', 'desc')
      : base.orderBy('course.created_at', 'desc').orderBy('course.id', 'desc');
  return ordered.limit(window.limit).offset(window.offset).execute();
}

export async function countCourses(db: Database, filter: CourseFilter): Promise<number> {
  const row = await db
    .selectFrom('course')
    .innerJoin('course_tally', 'course_tally.course_id', 'course.id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where((eb) => listed(eb, filter))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** A course whole, with what the account has read of it (accountId null = nobody). */
export function findCourse(db: Database, id: number, accountId: number | null) {
  return db
    .selectFrom('course')
    .innerJoin('course_tally', 'course_tally.course_id', 'course.id')
    .leftJoin('enrolment', (join) =>
      join.onRef('enrolment.course_id', '=', 'course.id').on('enrolment.account_id', '=', accountId ?? 0),
    )
    .select([
      ...cardColumns,
      'course.description_html as descriptionHtml',
      'course.description_text as excerpt',
      'course.module_html as moduleHtml',
      'course.exam_minutes as examMinutes',
      'course.questions_per_exam as questionsPerExam',
      'course.minimum_grade as minimumGrade',
      'course.archived_at as archivedAt',
      'course.version',
      'course_tally.stars',
      'enrolment.enrolled_at as enrolledAt',
      'enrolment.read_seconds as readSeconds',
    ])
    .select([rating.as('rating'), ratingCount.as('ratingCount'), questionCount.as('questionCount')])
    .where('course.id', '=', id)
    .where('course.deleted_at', 'is', null)
    .executeTakeFirst();
}

export interface CourseValues {
  title?: string;
  description_html?: string;
  description_text?: string;
  module_html?: string;
  language?: string;
  lesson_count?: number;
  duration_minutes?: number;
  has_certificate?: boolean;
  exam_minutes?: number;
  questions_per_exam?: number;
  minimum_grade?: number;
}

export async function insertCourse(
  db: Database,
  values: Required<CourseValues>,
  now: Date,
): Promise<{ id: number }> {
  const added = await db
    .insertInto('course')
    .values({ ...values, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('course_tally').values({ course_id: added.id }).execute();
  return added;
}

export function lockCourse(db: Database, id: number) {
  return db
    .selectFrom('course')
    .select(['version', 'has_certificate as hasCertificate'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export function updateCourse(db: Database, id: number, values: CourseValues, version: number, now: Date) {
  return db
    .updateTable('course')
    .set({ ...values, version, updated_at: now })
    .where('id', '=', id)
    .execute();
}

export function findEnrolmentOfCourse(db: Database, id: number) {
  return db
    .selectFrom('enrolment')
    .select('course_id')
    .where('course_id', '=', id)
    .limit(1)
    .executeTakeFirst();
}

export function archiveCourse(db: Database, id: number, now: Date) {
  return db.updateTable('course').set({ archived_at: now }).where('id', '=', id).execute();
}

export function trashCourse(db: Database, id: number, by: number | null, now: Date) {
  return db.updateTable('course').set({ deleted_at: now, deleted_by: by }).where('id', '=', id).execute();
}
