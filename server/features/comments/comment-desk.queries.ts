import type { CommentState, ReportReason } from '../../../contract/comments/calls.ts';
import { type Database, sql } from '../../platform/database/database.ts';
import { partsMatch } from '../../platform/database/text-search.ts';

export interface CommentsWanted {
  search?: string | undefined;
  state?: CommentState | undefined;
  /** Undefined = all courses. */
  courseId?: number | undefined;
}

const states: Record<CommentState, ReturnType<typeof sql<boolean>>> = {
  new: sql<boolean>`course_comment.attention > 0`,
  reported: sql<boolean>`course_comment.attention = 2`,
  hidden: sql<boolean>`course_comment.hidden_at is not null`,
  answered: sql<boolean>`course_comment.answered_at is not null`,
};

/**
 * The wanted comments on courses that are not in the Papelera; a search looks in texts and in the names of their writers.
 */
function wanted({ search = '', state, courseId }: CommentsWanted) {
  const conditions = [
    sql`course.deleted_at is null`,
    ...(state === undefined ? [] : [states[state]]),
    ...(courseId === undefined ? [] : [sql`course_comment.course_id = ${courseId}`]),
    ...(search === ''
      ? []
      : [
          sql`(${partsMatch(sql.ref('course_comment.search'), search)} or course_comment.account_id in
            (select id from account where ${partsMatch(sql.ref('account.search'), search)}))`,
        ]),
  ];
  return sql`course_comment join course on course.id = course_comment.course_id where ${sql.join(conditions, sql` and `)}`;
}

export interface DeskComment {
  id: number;
  courseId: number;
  courseName: string;
  accountId: number;
  firstName: string;
  lastName: string;
  isDeleted: boolean;
  comment: string;
  stars: number;
  createdAt: Date;
  isHidden: boolean;
  attention: number;
  reportCount: number;
  reasons: ReportReason[];
  answer: string | null;
  answeredAt: Date | null;
  answerFirstName: string | null;
  answerLastName: string | null;
}

/** A page of comments: reported ones first, then new ones. The page is chosen first, so that only its rows are joined. */
export async function listDeskComments(
  db: Database,
  of: CommentsWanted,
  window: { limit: number; offset: number },
): Promise<DeskComment[]> {
  const { rows } = await sql<DeskComment>`
    with page as (
      select course_comment.id from ${wanted(of)}
      order by course_comment.attention desc, course_comment.id desc limit ${window.limit} offset ${window.offset})
    select course_comment.id, course_comment.course_id as "courseId", course.title as "courseName",
      course_comment.account_id as "accountId", account.first_name as "firstName", account.last_name as "lastName",
      account.deleted_at is not null as "isDeleted", course_comment.comment, course_comment.stars,
      course_comment.created_at as "createdAt", course_comment.hidden_at is not null as "isHidden",
      course_comment.attention, report.count as "reportCount", report.reasons, course_comment.answer,
      course_comment.answered_at as "answeredAt", answerer.first_name as "answerFirstName",
      answerer.last_name as "answerLastName"
    from page
    join course_comment on course_comment.id = page.id
    join course on course.id = course_comment.course_id
    join account on account.id = course_comment.account_id
    left join account answerer on answerer.id = course_comment.answered_by
    cross join lateral (
      select count(*)::int as count, coalesce(array_agg(distinct reason), '{}') as reasons
      from comment_report where comment_id = course_comment.id and course_comment.reported_at is not null) report
    order by course_comment.attention desc, course_comment.id desc`.execute(db);
  return rows;
}

export async function countDeskComments(db: Database, of: CommentsWanted): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${wanted(of)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Counts the comments of each state, each at most up to `most`. */
export async function countCommentStates(
  db: Database,
  courseId: number | undefined,
  most: number,
): Promise<Record<CommentState, number>> {
  const counted = (state: CommentState) =>
    sql`(select count(*)::int from (select from ${wanted({ state, courseId })} limit ${most}) counted)`;
  const { rows } = await sql<Record<CommentState, number>>`
    select ${counted('new')} as new, ${counted('reported')} as reported, ${counted('hidden')} as hidden,
      ${counted('answered')} as answered`.execute(db);
  return rows[0] ?? { new: 0, reported: 0, hidden: 0, answered: 0 };
}

/** Marks a comment as seen and its reports as handled; false for an unknown one. */
export async function markSeen(db: Database, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('course_comment')
    .set({ seen_at: sql`coalesce(seen_at, ${now})`, reported_at: null })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Locks a comment until the transaction ends. */
export function lockComment(db: Database, id: number) {
  return db
    .selectFrom('course_comment')
    .select(['course_id as courseId', 'account_id as accountId', 'answer', 'hidden_at as hiddenAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Sets or, with null, deletes the answer under a comment. */
export async function setAnswer(
  db: Database,
  id: number,
  answer: { text: string; by: number | null; now: Date } | null,
): Promise<void> {
  await db
    .updateTable('course_comment')
    .set({
      answer: answer?.text ?? null,
      answered_at: answer?.now ?? null,
      answered_by: answer?.by ?? null,
    })
    .where('id', '=', id)
    .execute();
}

/** Stores a member's report and marks the comment as reported; a second one by the same member changes nothing. */
export async function insertReport(
  db: Database,
  given: { commentId: number; accountId: number; reason: ReportReason; now: Date },
): Promise<void> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('comment_report')
    .values({
      comment_id: given.commentId,
      account_id: given.accountId,
      reason: given.reason,
      created_at: given.now,
    })
    .onConflict((conflict) => conflict.columns(['comment_id', 'account_id']).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) return;
  await db
    .updateTable('course_comment')
    .set({ reported_at: sql`coalesce(reported_at, ${given.now})` })
    .where('id', '=', given.commentId)
    .execute();
}
