import type { ExpressionBuilder } from 'kysely';
import type { CourseListState } from '../../../contract/courses/calls.ts';
import type { ExamDraw } from '../../../contract/exams/draw.ts';
import type { DB } from '../../../database/schema.ts';
import { selected } from '../../platform/database/columns.ts';
import { type Database, sql } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { matchesSearch } from '../../platform/database/text-search.ts';
import { courseColumns } from './courses.rules.ts';

export interface CourseFilter {
  state: CourseListState;
  search?: string | undefined;
}

const questionCount = sql<number>`(select count(*)::int from question
  where question.course_id = course.id and question.deleted_at is null and not question.is_practice)`;

const nameOfSaver = sql<string | null>`saver.first_name || ' ' || saver.last_name`.as('savedBy');

const { descriptionHtml: _, examDraw: __, ...settings } = courseColumns;

const cardColumns = [
  ...selected('course', settings),
  sql<ExamDraw>`course.exam_draw`.as('examDraw'),
  'course.id',
  'course.version',
  'course.cover_image as coverImage',
  'course.detail_image as detailImage',
  'course.cover_alt as coverAlt',
  'course.detail_alt as detailAlt',
  'course.archived_at as archivedAt',
  'course.created_at as createdAt',
  'course_tally.enrolments',
  'course_tally.rating',
  'course_tally.rating_count as ratingCount',
] as const;

type Courses = ExpressionBuilder<DB, 'course' | 'course_tally'>;

function listed({ and, eb }: Courses, filter: CourseFilter) {
  const archived = eb('course.archived_at', 'is not', null);
  const standing = eb('course.archived_at', 'is', null);
  const states = {
    published: [standing, eb('course.is_published', '=', true)],
    draft: [standing, eb('course.is_published', '=', false)],
    archived: [archived],
    all: [],
  };
  return and([
    eb('course.deleted_at', 'is', null),
    ...states[filter.state],
    ...(filter.search === undefined ? [] : [matchesSearch('course', filter.search)]),
  ]);
}

const orders = {
  newest: sql`course.created_at desc, course.id desc`,
  popular: sql`course_tally.rating desc, course_tally.enrolments desc, course.id desc`,
};

/**
 * Lists cards of courses. The page is chosen before its texts and counts are read, so that a late page costs no more.
 */
export function listCourses(
  db: Database,
  filter: CourseFilter,
  order: 'newest' | 'popular',
  window: { limit: number; offset: number },
) {
  const courses = db
    .selectFrom('course')
    .innerJoin('course_tally', 'course_tally.course_id', 'course.id')
    .orderBy(orders[order]);
  const page = courses
    .select('course.id')
    .where((eb) => listed(eb, filter))
    .limit(window.limit)
    .offset(window.offset);
  return courses
    .select([...cardColumns, sql<string>`left(course.description_text, 200)`.as('excerpt')])
    .select(questionCount.as('questionCount'))
    .where('course.id', 'in', page)
    .execute();
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

/** A course without its modules, with the account's reading of it (accountId null = nobody). */
export async function findCourse(db: Database, id: number, accountId: number | null) {
  return (await coursesWithReading(db, id, accountId ?? 0))[0];
}

const coursesWithReading = prepared((db, id: number, accountId: number) =>
  db
    .selectFrom('course')
    .innerJoin('course_tally', 'course_tally.course_id', 'course.id')
    .leftJoin('enrolment', (join) =>
      join
        .onRef('enrolment.course_id', '=', 'course.id')
        .on('enrolment.account_id', '=', accountId)
        .on('enrolment.closed_at', 'is', null),
    )
    .leftJoin('account as saver', 'saver.id', 'course.updated_by')
    .select([
      ...cardColumns,
      'course.description_html as descriptionHtml',
      'course.description_text as excerpt',
      'course.updated_at as savedAt',
      'course_tally.stars',
      'enrolment.enrolled_at as enrolledAt',
      'enrolment.read_seconds as readSeconds',
      nameOfSaver,
    ])
    .select(questionCount.as('questionCount'))
    .where('course.id', '=', id)
    .where('course.deleted_at', 'is', null),
);

export function findEnrolmentOfCourse(db: Database, id: number) {
  return db
    .selectFrom('enrolment')
    .select('course_id')
    .where('course_id', '=', id)
    .limit(1)
    .executeTakeFirst();
}

/** Archives a course; one that is archived already keeps its date. */
export function archiveCourse(db: Database, id: number, now: Date) {
  return db
    .updateTable('course')
    .set((eb) => ({ archived_at: eb.fn.coalesce('archived_at', eb.val(now)) }))
    .where('id', '=', id)
    .execute();
}

/** Takes a course out of the archive; undefined if it does not exist. */
export function unarchiveCourse(db: Database, id: number) {
  return db
    .updateTable('course')
    .set({ archived_at: null })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
}

/** The columns that decide who sees a course; undefined if it does not exist. */
export async function findVisibility(db: Database, id: number, accountId: number | null) {
  return (await visibilities(db, id, accountId))[0];
}

const visibilities = prepared((db, id: number, accountId: number | null) =>
  db
    .selectFrom('course')
    .select([
      'is_published as isPublished',
      'archived_at as archivedAt',
      sql<boolean>`exists (select from enrolment
        where enrolment.course_id = course.id and enrolment.account_id = ${accountId} and closed_at is null)`.as(
        'isEnrolled',
      ),
    ])
    .where('id', '=', id)
    .where('deleted_at', 'is', null),
);

const countOf = (table: 'course_module' | 'course_file' | 'enrolment') => {
  const standing = table === 'course_file' ? sql` and ${sql.ref(`${table}.deleted_at`)} is null` : sql``;
  return sql<number>`(select count(*)::int from ${sql.table(table)}
    where ${sql.ref(`${table}.course_id`)} = course.id${standing})`;
};

/** The head of a course with the counts of its tabs; undefined if there is no such course. */
export function findHome(db: Database, id: number) {
  return db
    .selectFrom('course')
    .select([
      'course.id',
      'course.title',
      'course.is_published as isPublished',
      'course.archived_at as archivedAt',
      'course.cover_image as coverImage',
      'course.cover_alt as coverAlt',
      'course.duration_minutes as durationMinutes',
      'course.exam_minutes as examMinutes',
      'course.questions_per_exam as questionsPerExam',
      'course.minimum_grade as minimumGrade',
      'course.has_certificate as hasCertificate',
      countOf('course_module').as('moduleCount'),
      countOf('course_file').as('fileCount'),
      questionCount.as('questionCount'),
      countOf('enrolment').as('peopleCount'),
    ])
    .where('course.id', '=', id)
    .where('course.deleted_at', 'is', null)
    .executeTakeFirst();
}
