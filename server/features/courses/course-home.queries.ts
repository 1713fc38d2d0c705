import { type Database, sql } from '../../platform/database/database.ts';

const trashable: readonly string[] = ['course_file', 'question'];

const countOf = (table: 'course_module' | 'course_file' | 'question' | 'enrolment') => {
  const standing = trashable.includes(table) ? sql` and ${sql.ref(`${table}.deleted_at`)} is null` : sql``;
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
      countOf('question').as('questionCount'),
      countOf('enrolment').as('peopleCount'),
    ])
    .where('course.id', '=', id)
    .where('course.deleted_at', 'is', null)
    .executeTakeFirst();
}
