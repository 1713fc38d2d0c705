import { type ListInput, listWindow } from '../../../contract/fields.ts';
import { Refusal } from '../../../contract/refusals.ts';
import { type Context, transaction } from '../../context.ts';
import { contentChanged } from '../content/content-version.ts';
import { requireEnrolment } from '../enrolments/enrolments.ts';
import * as queries from './comments.queries.ts';
import { publicName } from './comments.rules.ts';

/**
 * Comments on a course, newest first, hidden ones left out. Refuses (404) a course that is not there, and an archived
 * one to whoever is neither enrolled nor administrator (decisions §4).
 */
export async function listComments(context: Context, courseId: number, input: ListInput) {
  const { caller } = context;
  const accountId = caller.role === 'open' ? null : caller.accountId;
  const course = await queries.findCourse(context.db, courseId, accountId);
  const isVisible =
    course !== undefined && (course.archivedAt === null || course.isEnrolled || caller.role === 'admin');
  if (!isVisible) throw new Refusal('notFound');
  const found = await queries.listComments(context.db, courseId, input.Search, listWindow(input));
  const isWhole = input.Page === undefined && input.PageSize === undefined;
  const total = isWhole ? found.length : await queries.countComments(context.db, courseId, input.Search);
  const rows = found.map((row) => ({
    userName: publicName({ ...row, isDeleted: row.deletedAt !== null }),
    comment: row.comment,
    stars: row.stars,
    createdAt: row.createdAt,
    isMine: row.accountId === accountId,
  }));
  return { rows, total };
}

/**
 * A member's comment and 1 to 5 stars on a course; writing again replaces it, and the course's tally follows. A comment
 * that was hidden stays hidden, and is not counted. Refuses (403) who has not applied.
 */
export async function addComment(
  context: Context,
  given: { accountId: number; courseId: number; stars: number; comment: string },
): Promise<void> {
  await requireEnrolment(context, given.accountId, given.courseId);
  await transaction(context, async (inside) => {
    const tally = await queries.lockTally(inside.db, given.courseId);
    const before = await queries.takeComment(inside.db, given.accountId, given.courseId);
    const hiddenAt = before?.hiddenAt ?? null;
    await queries.insertComment(inside.db, { ...given, now: inside.clock.now(), hiddenAt });
    if (hiddenAt !== null) return;
    await queries.updateTally(inside.db, given.courseId, recounted(tally.stars, before?.stars, given.stars));
    await contentChanged(inside);
  });
}

/** How often 1, 2, 3, 4 and 5 stars were given, after one vote took the place of another. */
function recounted(tally: number[], taken: number | undefined, given: number): number[] {
  return tally.map((count, index) => count - Number(index + 1 === taken) + Number(index + 1 === given));
}
