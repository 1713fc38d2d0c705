import { inColumns, selected } from '../../platform/database/columns.ts';
import type { Database } from '../../platform/database/database.ts';
import type { CourseModule } from './course-modules.ts';
import { type CourseState, courseColumns } from './courses.rules.ts';

/** The saving account and the time. */
export interface Saving {
  by: number | null;
  at: Date;
}

/** A course as a save stored it. */
export interface SavedCourse extends CourseState {
  id: number;
  version: number;
  savedAt: Date;
  savedBy: number | null;
}

/** A stored course without its modules, locked until the transaction ends. */
export function lockCourse(db: Database, id: number): Promise<Omit<SavedCourse, 'moduleHtml'> | undefined> {
  return db
    .selectFrom('course')
    .select(selected('course', courseColumns))
    .select(['id', 'version', 'updated_at as savedAt', 'updated_by as savedBy'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** The modules of a course in their order. */
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

/** `text` = the visible words of the description. */
export async function insertCourse(
  db: Database,
  state: CourseState,
  text: string,
  { by, at }: Saving,
): Promise<{ id: number; version: number }> {
  const added = await db
    .insertInto('course')
    .values({
      ...inColumns(courseColumns, state),
      description_text: text,
      created_at: at,
      updated_at: at,
      updated_by: by,
    })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
  await db.insertInto('course_tally').values({ course_id: added.id }).execute();
  return added;
}

/** `text` = the visible words of the description; undefined if it does not change. */
export function updateCourse(
  db: Database,
  { id, version }: { id: number; version: number },
  state: CourseState,
  text: string | undefined,
  { by, at }: Saving,
) {
  return db
    .updateTable('course')
    .set({
      ...inColumns(courseColumns, state),
      ...(text === undefined ? {} : { description_text: text }),
      version,
      updated_at: at,
      updated_by: by,
    })
    .where('id', '=', id)
    .execute();
}
