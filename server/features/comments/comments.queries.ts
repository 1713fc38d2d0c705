import { type Database, sql } from '../../platform/database/database.ts';
import { partsMatch } from '../../platform/database/text-search.ts';

export interface CommentFilter {
  courseId: number;
  search: string | undefined;
  isHiddenShown: boolean;
  /** Only this account's comments. */
  writerId?: number | undefined;
}

const shown = (db: Database, { courseId, search, isHiddenShown, writerId }: CommentFilter) => {
  const ofCourse = db.selectFrom('course_comment').where('course_comment.course_id', '=', courseId);
  const all = writerId === undefined ? ofCourse : ofCourse.where('course_comment.account_id', '=', writerId);
  const comments = isHiddenShown ? all : all.where('course_comment.hidden_at', 'is', null);
  if (search === undefined) return comments;
  return comments.where(partsMatch(sql.ref('course_comment.search'), search));
};

/** A page of comments. It is chosen by the index alone, so that a late page costs little more. */
export function pageOfComments(
  db: Database,
  filter: CommentFilter,
  window: { limit: number; offset: number },
) {
  return shown(db, filter)
    .select('course_comment.id')
    .orderBy('course_comment.id', 'desc')
    .limit(window.limit)
    .offset(window.offset);
}

/** The comments that a search finds, newest first; page and count come from one reading of every text. */
export async function searchComments(db: Database, filter: CommentFilter): Promise<number[]> {
  const rows = await shown(db, filter)
    .select('course_comment.id')
    .orderBy('course_comment.id', 'desc')
    .execute();
  return rows.map(({ id }) => id);
}

/** Comments by their ids, newest first. */
export function listComments(db: Database, ids: readonly number[] | ReturnType<typeof pageOfComments>) {
  if (Array.isArray(ids) && ids.length === 0) return [];
  return db
    .selectFrom('course_comment')
    .innerJoin('account', 'account.id', 'course_comment.account_id')
    .select([
      'course_comment.id',
      'course_comment.hidden_at as hiddenAt',
      'course_comment.account_id as accountId',
      'course_comment.stars',
      'course_comment.comment',
      'course_comment.created_at as createdAt',
      'course_comment.answer',
      'course_comment.answered_at as answeredAt',
      'account.first_name as firstName',
      'account.last_name as lastName',
      'account.deleted_at as deletedAt',
    ])
    .where('course_comment.id', 'in', ids)
    .orderBy('course_comment.id', 'desc')
    .execute();
}

export async function countComments(db: Database, filter: CommentFilter): Promise<number> {
  const row = await shown(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** The number of comments shown to readers; the course's tally has it, so no comment is read. */
export async function countShown(db: Database, courseId: number): Promise<number> {
  const row = await db
    .selectFrom('course_tally')
    .select('rating_count as count')
    .where('course_id', '=', courseId)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Locks the course's tally, so that members comment one after the other. */
export function lockTally(db: Database, courseId: number) {
  return db
    .selectFrom('course_tally')
    .select('stars')
    .where('course_id', '=', courseId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Deletes and returns the member's old comment: the new one gets a newer id and comes first. */
export function deleteOwnComment(db: Database, accountId: number, courseId: number) {
  return db
    .deleteFrom('course_comment')
    .where('account_id', '=', accountId)
    .where('course_id', '=', courseId)
    .returning([
      'stars',
      'hidden_at as hiddenAt',
      'answer',
      'answered_at as answeredAt',
      'answered_by as answeredBy',
    ])
    .executeTakeFirst();
}

export function insertComment(
  db: Database,
  given: {
    accountId: number;
    courseId: number;
    stars: number;
    comment: string;
    now: Date;
    hiddenAt: Date | null;
    answer: string | null;
    answeredAt: Date | null;
    answeredBy: number | null;
  },
) {
  return db
    .insertInto('course_comment')
    .values({
      account_id: given.accountId,
      course_id: given.courseId,
      stars: given.stars,
      comment: given.comment,
      created_at: given.now,
      hidden_at: given.hiddenAt,
      answer: given.answer,
      answered_at: given.answeredAt,
      answered_by: given.answeredBy,
    })
    .execute();
}

/** The course of a comment; undefined if there is no such comment. */
export function findCourseOfComment(db: Database, id: number) {
  return db
    .selectFrom('course_comment')
    .select('course_id as courseId')
    .where('id', '=', id)
    .executeTakeFirst();
}

/** A comment of a course whose tally is locked; undefined if its writer has replaced it meanwhile. */
export function findComment(db: Database, id: number) {
  return db
    .selectFrom('course_comment')
    .select(['stars', 'hidden_at as hiddenAt'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export function hideComment(db: Database, id: number, hiddenAt: Date | null) {
  return db.updateTable('course_comment').set({ hidden_at: hiddenAt }).where('id', '=', id).execute();
}

export function updateTally(db: Database, courseId: number, stars: number[]) {
  return db.updateTable('course_tally').set({ stars }).where('course_id', '=', courseId).execute();
}
