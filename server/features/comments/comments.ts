import { accountIdOf } from '../../../contract/caller.ts';
import { type ListInput, listWindow } from '../../../contract/fields.ts';
import { type Context, transaction } from '../../context/context.ts';
import { foundRow } from '../../context/found-row.ts';
import { recordAudit } from '../audit/audit.ts';
import { contentChanged } from '../content/content-version.ts';
import { assertCourseSeen } from '../courses/courses.ts';
import { requireEnrolment } from '../enrolments/enrolments.ts';
import { limits } from '../throttling/throttling.rules.ts';
import { consumeLimit } from '../throttling/throttling.ts';
import { markSeen } from './comment-desk.queries.ts';
import * as queries from './comments.queries.ts';
import { publicName } from './comments.rules.ts';

/**
 * Lists the comments on a course, newest first; hidden ones only for administrators. With `isMine` only the caller's
 * own, hidden or not; a visitor gets none. Refuses like assertCourseSeen.
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
    accountId: row.accountId,
    isHidden: row.hiddenAt !== null,
    userName: publicName({ ...row, isDeleted: row.deletedAt !== null }),
    comment: row.comment,
    stars: row.stars,
    createdAt: row.createdAt,
    answer: row.answer === null || row.answeredAt === null ? null : { text: row.answer, at: row.answeredAt },
    isMine: row.accountId === accountId,
  }));
  return { rows, total };
}

/** The requested page and the total; for a list without pages, the number of comments returned. */
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
 * Stores a member's comment and 1 to 5 stars on a course. A new one replaces the old, and the course's tally follows;
 * the institute's answer stays, and moderation shows the comment as new. A hidden comment stays hidden and uncounted,
 * and the answer says so. Refuses (403) a member who is not enrolled, and (429) too many.
 */
export async function addComment(
  context: Context,
  given: { accountId: number; courseId: number; stars: number; comment: string },
): Promise<{ isHidden: boolean }> {
  await requireEnrolment(context, given.accountId, given.courseId);
  await consumeLimit(context, `comment:${given.accountId}`, limits.commentPerAccount);
  return transaction(context, async (inside) => {
    const tally = await queries.lockTally(inside.db, given.courseId);
    const before = await queries.deleteOwnComment(inside.db, given.accountId, given.courseId);
    const hiddenAt = before?.hiddenAt ?? null;
    await queries.insertComment(inside.db, {
      ...given,
      now: inside.clock.now(),
      hiddenAt,
      answer: before?.answer ?? null,
      answeredAt: before?.answeredAt ?? null,
      answeredBy: before?.answeredBy ?? null,
    });
    await contentChanged(inside, 'course', given.courseId); // administrators also see hidden ones
    if (hiddenAt !== null) return { isHidden: true };
    await queries.updateTally(inside.db, given.courseId, recounted(tally.stars, before?.stars, given.stars));
    return { isHidden: false };
  });
}

/**
 * Hides or shows a comment; its stars count only while it is shown. Hiding marks it as seen and its reports as handled.
 * Repeating it changes nothing. Refuses (404) an unknown comment, or one replaced by its writer.
 */
export async function hideComment(context: Context, id: number, isHidden: boolean): Promise<void> {
  await transaction(context, async (inside) => {
    const { db } = inside;
    const of = foundRow(await queries.findCourseOfComment(db, id));
    const { courseId } = of;
    const tally = await queries.lockTally(db, courseId);
    const comment = foundRow(await queries.findComment(db, id));
    const now = inside.clock.now();
    if (isHidden) await markSeen(db, id, now);
    if ((comment.hiddenAt !== null) === isHidden) return;
    await queries.hideComment(db, id, isHidden ? now : null);
    const [taken, given] = isHidden ? [comment.stars, undefined] : [undefined, comment.stars];
    await queries.updateTally(db, courseId, recounted(tally.stars, taken, given));
    await recordAudit(inside, isHidden ? 'comment.hide' : 'comment.show', `comment:${id}`, { courseId });
    await contentChanged(inside, 'course', courseId);
  });
}

/** The number of votes for 1, 2, 3, 4 and 5 stars, after one vote replaced another. */
function recounted(tally: number[], taken: number | undefined, given: number | undefined): number[] {
  return tally.map((count, index) => count - Number(index + 1 === taken) + Number(index + 1 === given));
}
