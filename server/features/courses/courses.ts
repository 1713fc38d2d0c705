import { accountIdOf } from '../../../contract/caller.ts';
import type { CourseListState } from '../../../contract/calls/course.ts';
import { type ListInput, listWindow } from '../../../contract/fields.ts';
import { Refusal } from '../../../contract/refusal.ts';
import { type Context, transaction } from '../../context/context.ts';
import { contentChanged } from '../content/content-version.ts';
import type { ImageOwner } from '../images/owner-images.ts';
import { joinModules } from './course-modules.ts';
import * as queries from './courses.queries.ts';
import { isCourseSeen } from './courses.rules.ts';
import { findModules, lockCourse } from './saves.queries.ts';

/**
 * The catalogue: newest first, or by rating and then enrolments (spec 2.5). Drafts and archived courses only if
 * `state` asks for them, which is for administrators: refused otherwise (403).
 */
export async function listCourses(
  context: Context,
  input: ListInput,
  order: 'newest' | 'popular',
  state: CourseListState = 'published',
) {
  if (state !== 'published' && context.caller.role !== 'admin') throw new Refusal('notAllowed');
  const filter = { search: input.Search, state };
  const rows = await queries.listCourses(context.db, filter, order, listWindow(input));
  const isWhole = input.Page === undefined && input.PageSize === undefined;
  return { rows, total: isWhole ? rows.length : await queries.countCourses(context.db, filter) };
}

/** Refuses (404) a course that is not there for the caller: isCourseSeen. */
export async function assertCourseSeen({ db, caller }: Context, id: number): Promise<void> {
  const found = await queries.findVisibility(db, id, accountIdOf(caller));
  if (found === undefined || !isCourseSeen(found, caller.role)) throw new Refusal('notFound');
}

/** Its images are seen by whoever may read about the course. */
export const courseImages: ImageOwner = {
  table: 'course',
  folder: 'coursefileinfo',
  assertSeen: assertCourseSeen,
};

/**
 * A course for its page. Its modules only for administrators and the enrolled (spec 4.4); a draft and an archived
 * one only for them too (404 for others).
 */
export async function readCourse(context: Context, id: number) {
  const { caller, db } = context;
  const found = await queries.findCourse(db, id, caller.role === 'member' ? caller.accountId : null);
  if (found === undefined) throw new Refusal('notFound');
  const isEnrolled = found.enrolledAt !== null;
  if (!isCourseSeen({ ...found, isEnrolled }, caller.role)) throw new Refusal('notFound');
  const maySeeModules = isEnrolled || caller.role === 'admin';
  const moduleHtml = maySeeModules ? joinModules(await findModules(db, id)) : undefined;
  return { ...found, isEnrolled, moduleHtml };
}

/** A course as written, for its form. */
export async function getCourseToEdit({ db }: Context, id: number) {
  const found = await queries.findCourse(db, id, null);
  if (found === undefined) throw new Refusal('notFound');
  const modules = await findModules(db, id);
  return { ...found, modules, moduleHtml: joinModules(modules) };
}

/** Deletes a course; one that members applied to is archived instead: what they earned stays (spec 7.3). */
export function removeCourse(context: Context, id: number): Promise<{ archived: boolean }> {
  return transaction(context, async (inside) => {
    if ((await lockCourse(inside.db, id)) === undefined) throw new Refusal('notFound');
    const archived = (await queries.findEnrolmentOfCourse(inside.db, id)) !== undefined;
    const now = inside.clock.now();
    if (archived) await queries.archiveCourse(inside.db, id, now);
    else await queries.trashCourse(inside.db, id, accountIdOf(inside.caller), now);
    await contentChanged(inside);
    return { archived };
  });
}

/** Takes a course out of the archive; one that is not in it stays as it is. Refuses (404) what is not there. */
export async function unarchiveCourse(context: Context, id: number): Promise<void> {
  await transaction(context, async (inside) => {
    if ((await queries.unarchiveCourse(inside.db, id)) === undefined) throw new Refusal('notFound');
    await contentChanged(inside);
  });
}
