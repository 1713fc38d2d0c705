import { accountIdOf } from '../../../contract/caller.ts';
import { type ListInput, listWindow } from '../../../contract/fields.ts';
import { Refusal } from '../../../contract/refusal.ts';
import { type Context, transaction } from '../../context/context.ts';
import { recordAudit } from '../audit/audit.ts';
import { contentChanged } from '../content/content-version.ts';
import { assertCourseSeen } from '../courses/courses.ts';
import { requireEnrolment } from '../enrolments/enrolments.ts';
import * as queries from './comments.queries.ts';
import { publicName } from './comments.rules.ts';

/**
 * Comments on a course, newest first; hidden ones only for administrators. With `isMine` only what the caller wrote,
 * hidden or not: nothing for a visitor. Refuses (404) a course that is not there for the caller: assertCourseSeen.
 */
export async function listComments(context: Context, courseId: number, input: ListInput, isMine = false) {
  const { caller } = context;
  const accountId = accountIdOf(caller);
  await assertCourseSeen(context, courseId);
  const filter = {
    courseId,
    search: input.Search,
    isHiddenShown: isMine || caller.role === 'admin',
    writerId: isMine ? (accountId ?? 0) : undefined,
  };
  const { found, total } = await findPage(context, filter, input);
  const rows = found.map((row) => ({
    id: row.id,
    isHidden: row.hiddenAt !== null,
    userName: publicName({ ...row, isDeleted: row.deletedAt !== null }),
    comment: row.comment,
    stars: row.stars,
    createdAt: row.createdAt,
    isMine: row.accountId === accountId,
  }));
  return { rows, total };
}

/** The asked page, and how many there are in all; of a list without pages, how many came. */
async function findPage({ db }: Context, filter: queries.CommentFilter, input: ListInput) {
  const window = listWindow(input);
  const isWhole = input.Page === undefined && input.PageSize === undefined;
  if (filter.search !== undefined) {
    const ids = await queries.searchComments(db, filter);
    const found = await queries.listComments(db, ids.slice(window.offset, window.offset + window.limit));
    return { found, total: isWhole ? found.length : ids.length };
  }
  const found = await queries.listComments(db, queries.pageOfComments(db, filter, window));
  if (isWhole) return { found, total: found.length };
  const isTallied = !filter.isHiddenShown && filter.writerId === undefined;
  const count = isTallied ? queries.countShown(db, filter.courseId) : queries.countComments(db, filter);
  return { found, total: await count };
}

/**
 * A member's comment and 1 to 5 stars on a course; writing again replaces it, and the course's tally follows. A comment
 * that was hidden stays hidden, and is not counted: answers whether it is. Refuses (403) who has not applied.
 */
export async function addComment(
  context: Context,
  given: { accountId: number; courseId: number; stars: number; comment: string },
): Promise<{ isHidden: boolean }> {
  await requireEnrolment(context, given.accountId, given.courseId);
  return transaction(context, async (inside) => {
    const tally = await queries.lockTally(inside.db, given.courseId);
    const before = await queries.takeComment(inside.db, given.accountId, given.courseId);
    const hiddenAt = before?.hiddenAt ?? null;
    await queries.insertComment(inside.db, { ...given, now: inside.clock.now(), hiddenAt });
    if (hiddenAt !== null) return { isHidden: true };
    await queries.updateTally(inside.db, given.courseId, recounted(tally.stars, before?.stars, given.stars));
    await contentChanged(inside);
    return { isHidden: false };
  });
}

/**
 * Hides a comment, or shows it again; its stars count only while it is shown. One that is so already stays so. Refuses
 * (404) what is not there, or is no more because its writer has written anew.
 */
export async function hideComment(context: Context, id: number, isHidden: boolean): Promise<void> {
  await transaction(context, async (inside) => {
    const { db } = inside;
    const of = await queries.findCourseOfComment(db, id);
    if (of === undefined) throw new Refusal('notFound');
    const { courseId } = of;
    const tally = await queries.lockTally(db, courseId);
    const comment = await queries.findComment(db, id);
    if (comment === undefined) throw new Refusal('notFound');
    if ((comment.hiddenAt !== null) === isHidden) return;
    await queries.hideComment(db, id, isHidden ? inside.clock.now() : null);
    const [taken, given] = isHidden ? [comment.stars, undefined] : [undefined, comment.stars];
    await queries.updateTally(db, courseId, recounted(tally.stars, taken, given));
    await recordAudit(inside, isHidden ? 'comment.hide' : 'comment.show', `comment:${id}`, { courseId });
    await contentChanged(inside);
  });
}

/** How often 1, 2, 3, 4 and 5 stars were given, after one vote took the place of another. */
function recounted(tally: number[], taken: number | undefined, given: number | undefined): number[] {
  return tally.map((count, index) => count - Number(index + 1 === taken) + Number(index + 1 === given));
}
