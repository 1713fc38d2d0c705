import type { Database } from '../../platform/database/database.ts';
import type { CourseModule } from './course-modules.ts';

/** Locks a living course until the transaction ends; undefined if there is none. */
export function lockCourse(db: Database, id: number) {
  return db
    .selectFrom('course')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export function findModules(db: Database, courseId: number): Promise<CourseModule[]> {
  return db
    .selectFrom('course_module')
    .select(['title', 'html'])
    .where('course_id', '=', courseId)
    .orderBy('position')
    .execute();
}

export async function replaceModules(
  db: Database,
  courseId: number,
  modules: readonly CourseModule[],
): Promise<void> {
  await db.deleteFrom('course_module').where('course_id', '=', courseId).execute();
  if (modules.length === 0) return;
  const rows = modules.map(({ title, html }, index) => ({
    course_id: courseId,
    position: index + 1,
    title,
    html,
  }));
  await db.insertInto('course_module').values(rows).execute();
}

/** Adds the counts of a new course's enrolments and stars. */
export const insertTally = (db: Database, courseId: number) =>
  db.insertInto('course_tally').values({ course_id: courseId }).execute();
