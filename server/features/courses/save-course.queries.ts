import { type Database, sql } from '../../platform/database/database.ts';
import type { Saving } from '../versions/parts.rules.ts';
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

/** Gives a course the pictures and material of another: the same files in rows of its own. */
export async function copyImagesAndMaterial(
  db: Database,
  from: number,
  to: number,
  { savedAt, savedBy }: Saving,
): Promise<void> {
  await sql`update course set cover_image = origin.cover_image, detail_image = origin.detail_image,
      cover_alt = origin.cover_alt, detail_alt = origin.detail_alt
    from course origin where origin.id = ${from} and course.id = ${to}`.execute(db);
  await sql`insert into course_file (course_id, position, title, file, type, size_bytes, duration_seconds,
      is_fast_start, captions, transcript, no_captions_reason, created_at, created_by)
    select ${to}, position, title, file, type, size_bytes, duration_seconds,
      is_fast_start, captions, transcript, no_captions_reason, ${savedAt}, ${savedBy}
    from course_file where course_id = ${from} and deleted_at is null
    order by position, id`.execute(db);
}
