import { accountIdOf, editsContent } from '../../../contract/caller.ts';
import type { CourseListState } from '../../../contract/courses/calls.ts';
import { type ListInput, listWindow } from '../../../contract/fields.ts';
import { Refusal } from '../../../contract/refusal.ts';
import { type Context, transaction } from '../../context/context.ts';
import { foundRow } from '../../context/found-row.ts';
import { recordAudit } from '../audit/audit.ts';
import { contentChanged } from '../content/content-version.ts';
import { moveToTrash } from '../content/move-to-trash.ts';
import type { ImageOwner } from '../images/cover-images.ts';
import { hasOpened } from './course-dates.rules.ts';
import { joinModules } from './course-modules.ts';
import * as queries from './courses.queries.ts';
import { isCourseSeen } from './courses.rules.ts';
import { moduleTextOf } from './module-texts.ts';
import { findModules, lockCourse } from './save-course.queries.ts';

/**
 * The catalogue: newest first, or by rating and then enrolments (spec 2.5). With `state` also drafts and archived
 * courses, for administrators and redactors only (403 for others).
 */
export async function listCourses(
  context: Context,
  input: ListInput,
  order: 'newest' | 'popular',
  state: CourseListState = 'published',
) {
  if (state !== 'published' && !editsContent(context.caller)) throw new Refusal('notAllowed');
  const filter = { search: input.Search, state };
  const rows = await queries.listCourses(context.db, filter, order, listWindow(input));
  const isWhole = input.Page === undefined && input.PageSize === undefined;
  return { rows, total: isWhole ? rows.length : await queries.countCourses(context.db, filter) };
}

/** Refuses (404) a course that the caller may not see: isCourseSeen. */
export async function assertCourseSeen({ db, caller }: Context, id: number): Promise<void> {
  const found = await queries.findVisibility(db, id, accountIdOf(caller));
  if (found === undefined || !isCourseSeen(found, caller)) throw new Refusal('notFound');
}

/** The images of a course, for anybody who may read about it. */
export const courseImages: ImageOwner = {
  table: 'course',
  folder: 'coursefileinfo',
  assertSeen: assertCourseSeen,
};

/**
 * A course for its page. Only administrators, redactors and, once it has opened, the enrolled get its modules (spec 4.4),
 * and only both see a draft or an archived course (404 for others).
 */
export async function readCourse(context: Context, id: number) {
  const { caller, db } = context;
  const found = foundRow(
    await queries.findCourse(db, id, caller.role === 'member' ? caller.accountId : null),
  );
  const isEnrolled = found.enrolledAt !== null;
  if (!isCourseSeen({ ...found, isEnrolled }, caller)) throw new Refusal('notFound');
  const isReader = isEnrolled && hasOpened(found.opensAt, context.clock.now());
  const maySeeModules = isReader || editsContent(caller);
  const moduleHtml = maySeeModules ? await moduleTextOf(context, found) : undefined;
  return { ...found, isEnrolled, moduleHtml };
}

/** The unchanged source of a course, for its form. */
export async function getCourseToEdit({ db }: Context, id: number) {
  const found = foundRow(await queries.findCourse(db, id, null));
  const modules = await findModules(db, id);
  return { ...found, modules, moduleHtml: joinModules(modules) };
}

/** Deletes a course. A course with enrolments is archived instead, because members keep what they earned (spec 7.3). */
export function removeCourse(context: Context, id: number): Promise<{ archived: boolean }> {
  return transaction(context, async (inside) => {
    if ((await lockCourse(inside.db, id)) === undefined) throw new Refusal('notFound');
    const archived = (await queries.findEnrolmentOfCourse(inside.db, id)) !== undefined;
    if (archived) {
      await queries.archiveCourse(inside.db, id, inside.clock.now());
      await recordAudit(inside, 'course.archive', `course:${id}`);
    } else await moveToTrash(inside, 'course', id);
    await contentChanged(inside, 'course');
    return { archived };
  });
}

/** Takes a course out of the archive. Refuses (404) an unknown course. */
export async function unarchiveCourse(context: Context, id: number): Promise<void> {
  await transaction(context, async (inside) => {
    if ((await queries.unarchiveCourse(inside.db, id)) === undefined) throw new Refusal('notFound');
    await recordAudit(inside, 'course.restore', `course:${id}`);
    await contentChanged(inside, 'course');
  });
}

/** The head of a course above its tabs (spec 2.16), drafts and archived ones included. Refuses (404) an unknown course. */
export async function getCourseHome({ db }: Context, id: number) {
  const found = foundRow(await queries.findHome(db, id));
  return found;
}
