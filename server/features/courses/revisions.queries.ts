import { inColumns, selected } from '../../platform/database/columns.ts';
import { type Database, sql } from '../../platform/database/database.ts';
import { courseVersionColumns } from './courses.rules.ts';
import type { SavedCourse } from './save-course.queries.ts';

const nameOfSaver = sql<string | null>`account.first_name || ' ' || account.last_name`.as('savedBy');

/** Stores the version of a course that a save made; an existing one does not change. */
export function insertRevision(db: Database, saved: SavedCourse) {
  return db
    .insertInto('course_revision')
    .values({
      course_id: saved.id,
      version: saved.version,
      ...inColumns(courseVersionColumns, saved),
      saved_at: saved.savedAt,
      saved_by: saved.savedBy,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const revisionsOf = (db: Database, courseId: number) =>
  db
    .selectFrom('course_revision')
    .leftJoin('account', 'account.id', 'saved_by')
    .select(['version', 'title', 'is_published as isPublished', 'saved_at as savedAt', nameOfSaver])
    .where('course_id', '=', courseId);

/** The facts of every version without its texts; newest first. */
export function listRevisions(db: Database, courseId: number) {
  return revisionsOf(db, courseId).orderBy('version', 'desc').execute();
}

export function findRevision(db: Database, courseId: number, version: number) {
  return revisionsOf(db, courseId)
    .select(selected('course_revision', courseVersionColumns))
    .where('version', '=', version)
    .executeTakeFirst();
}
