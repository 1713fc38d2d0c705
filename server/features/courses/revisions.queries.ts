import { type Database, sql } from '../../platform/database/database.ts';
import type { SavedCourse } from './saves.queries.ts';

const nameOfSaver = sql<string | null>`account.first_name || ' ' || account.last_name`.as('savedBy');

/** Keeps a version of a course as a save left it; one that is kept already stays as it is. */
export function insertRevision(db: Database, saved: SavedCourse) {
  return db
    .insertInto('course_revision')
    .values({
      course_id: saved.id,
      version: saved.version,
      title: saved.title,
      description_html: saved.descriptionHtml,
      module_html: saved.moduleHtml,
      language: saved.language,
      lesson_count: saved.lessonCount,
      duration_minutes: saved.durationMinutes,
      has_certificate: saved.hasCertificate,
      exam_minutes: saved.examMinutes,
      questions_per_exam: saved.questionsPerExam,
      minimum_grade: saved.minimumGrade,
      exam_wait_hours: saved.examWaitHours,
      is_published: saved.isPublished,
      saved_at: saved.savedAt,
      saved_by: saved.savedBy,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What every version has, without its texts; newest first. */
export function listRevisions(db: Database, courseId: number) {
  return db
    .selectFrom('course_revision')
    .leftJoin('account', 'account.id', 'saved_by')
    .select(['version', 'title', 'is_published as isPublished', 'saved_at as savedAt', nameOfSaver])
    .where('course_id', '=', courseId)
    .orderBy('version', 'desc')
    .execute();
}

export function findRevision(db: Database, courseId: number, version: number) {
  return db
    .selectFrom('course_revision')
    .leftJoin('account', 'account.id', 'saved_by')
    .select(['version', 'title', 'is_published as isPublished', 'saved_at as savedAt', nameOfSaver])
    .select(['description_html as descriptionHtml', 'module_html as moduleHtml', 'language'])
    .select(['lesson_count as lessonCount', 'duration_minutes as durationMinutes'])
    .select(['has_certificate as hasCertificate', 'exam_minutes as examMinutes'])
    .select(['questions_per_exam as questionsPerExam', 'minimum_grade as minimumGrade'])
    .select('exam_wait_hours as examWaitHours')
    .where('course_id', '=', courseId)
    .where('version', '=', version)
    .executeTakeFirst();
}
