import { accountIdOf } from '../../../contract/caller.ts';
import type {
  CommentCounts,
  CommentRow,
  CommentState,
  ReportReason,
} from '../../../contract/comments/calls.ts';
import { type ListInput, listWindow } from '../../../contract/fields.ts';
import { Refusal } from '../../../contract/refusal.ts';
import { type Context, transaction } from '../../context/context.ts';
import { foundRow } from '../../context/found-row.ts';
import { fullName } from '../accounts/accounts.rules.ts';
import { recordAudit } from '../audit/audit.ts';
import { contentChanged } from '../content/content-version.ts';
import { assertCourseSeen } from '../courses/courses.ts';
import { limits } from '../throttling/throttling.rules.ts';
import { consumeLimit } from '../throttling/throttling.ts';
import * as queries from './comment-desk.queries.ts';

/** The counts beside the states stop here. */
const mostCounted = 1000;

/** Lists the comments of all courses for moderation (spec 7.8): reported ones first, then new ones, newest first. */
export async function listDeskComments(
  { db }: Context,
  input: ListInput & { State?: CommentState | undefined; courseId?: number | undefined },
): Promise<{ rows: CommentRow[]; total: number }> {
  const wanted = { search: input.Search, state: input.State, courseId: input.courseId };
  const [rows, total] = await Promise.all([
    queries.listDeskComments(db, wanted, listWindow(input)),
    queries.countDeskComments(db, wanted),
  ]);
  return { rows: rows.map(rowOf), total };
}

const rowOf = (row: queries.DeskComment): CommentRow => ({
  id: row.id,
  courseId: row.courseId,
  courseName: row.courseName,
  userId: row.accountId,
  fullname: row.isDeleted ? 'Usuario eliminado' : fullName(row),
  comment: row.comment,
  calification: row.stars,
  date: row.createdAt.toISOString(),
  hidden: row.isHidden,
  isNew: row.attention > 0,
  reportCount: row.reportCount,
  reportReasons: row.reasons,
  answer:
    row.answer === null || row.answeredAt === null
      ? null
      : {
          text: row.answer,
          date: row.answeredAt.toISOString(),
          by:
            row.answerFirstName === null || row.answerLastName === null
              ? null
              : fullName({ firstName: row.answerFirstName, lastName: row.answerLastName }),
          isOlder: row.answeredAt < row.createdAt,
        },
});

export const countCommentStates = ({ db }: Context, courseId: number | undefined): Promise<CommentCounts> =>
  queries.countCommentStates(db, courseId, mostCounted);

/** Marks a comment as seen and its reports as handled (spec 7.8). Refuses (404) an unknown one. */
export async function markCommentSeen(context: Context, id: number): Promise<void> {
  await transaction(context, async (inside) => {
    if (!(await queries.markSeen(inside.db, id, inside.clock.now()))) throw new Refusal('notFound');
    await recordAudit(inside, 'comment.seen', `comment:${id}`);
  });
}

/**
 * Sets the institute's answer to a comment and marks it as seen (spec 7.8). Refuses (404) an unknown comment, or one
 * replaced by its writer, and (409) another current answer than `before`. A repeated call changes nothing.
 */
export async function answerComment(
  context: Context,
  { id, text, before }: { id: number; text: string; before: string },
): Promise<void> {
  await transaction(context, async (inside) => {
    const { db, caller, clock } = inside;
    const comment = foundRow(await queries.lockComment(db, id));
    if (comment.answer === text) return;
    if ((comment.answer ?? '') !== before) throw new Refusal('stale');
    const now = clock.now();
    await queries.setAnswer(db, id, { text, by: accountIdOf(caller), now });
    await queries.markSeen(db, id, now);
    await recordAudit(inside, 'comment.answer', `comment:${id}`, { courseId: comment.courseId });
    await contentChanged(inside, 'course', comment.courseId);
  });
}

/** Deletes the institute's answer to a comment; does nothing without one. Refuses (404) an unknown comment. */
export async function deleteAnswer(context: Context, id: number): Promise<void> {
  await transaction(context, async (inside) => {
    const comment = foundRow(await queries.lockComment(inside.db, id));
    if (comment.answer === null) return;
    await queries.setAnswer(inside.db, id, null);
    await recordAudit(inside, 'comment.answerDelete', `comment:${id}`, { courseId: comment.courseId });
    await contentChanged(inside, 'course', comment.courseId);
  });
}

/**
 * Reports a comment, which moves it to the top of moderation (spec 7.8); a repeated report changes nothing. Refuses
 * (404) a comment that the caller cannot see, (409) their own, (429) too many.
 */
export async function reportComment(
  context: Context,
  { id, reason }: { id: number; reason: ReportReason },
): Promise<void> {
  const accountId = accountIdOf(context.caller) ?? 0;
  await consumeLimit(context, `report:${accountId}`, limits.reportPerAccount);
  await transaction(context, async (inside) => {
    const comment = await queries.lockComment(inside.db, id);
    if (comment === undefined || comment.hiddenAt !== null) throw new Refusal('notFound');
    await assertCourseSeen(inside, comment.courseId);
    if (comment.accountId === accountId) throw new Refusal('ownComment');
    await queries.insertReport(inside.db, { commentId: id, accountId, reason, now: inside.clock.now() });
  });
}
