import { type Database, sql } from '../../platform/database.ts';
import { likePattern } from '../../platform/text-search.ts';

/** Whether a course can be seen by an account (null = a visitor): an archived one by its members only. */
export function findCourse(db: Database, courseId: number, accountId: number | null) {
  return db
    .selectFrom('course')
    .select([
      'archived_at as archivedAt',
      sql<boolean>`exists (select from enrolment
        where enrolment.course_id = course.id and enrolment.account_id = ${accountId})`.as('isEnrolled'),
    ])
    .where('id', '=', courseId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

const shown = (db: Database, courseId: number, search: string | undefined) => {
  const comments = db
    .selectFrom('course_comment')
    .innerJoin('account', 'account.id', 'course_comment.account_id')
    .where('course_comment.course_id', '=', courseId)
    .where('course_comment.hidden_at', 'is', null);
  if (search === undefined) return comments;
  return comments.where(sql<boolean>`fold(course_comment.comment) like fold(${likePattern(search)})`);
};

/** Comments that are not hidden, the newest first. */
export function listComments(
  db: Database,
  courseId: number,
  search: string | undefined,
  window: { limit: number; offset: number },
) {
  return shown(db, courseId, search)
    .select([
      'course_comment.account_id as accountId',
      'course_comment.stars',
      'course_comment.comment',
      'course_comment.created_at as createdAt',
      'account.first_name as firstName',
      'account.last_name as lastName',
      'account.deleted_at as deletedAt',
    ])
    .orderBy('course_comment.id', 'desc')
    .limit(window.limit)
    .offset(window.offset)
    .execute();
}

export async function countComments(
  db: Database,
  courseId: number,
  search: string | undefined,
): Promise<number> {
  const row = await shown(db, courseId, search)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Makes those who comment on one course at once come one after the other. */
export function lockTally(db: Database, courseId: number) {
  return db
    .selectFrom('course_tally')
    .select('stars')
    .where('course_id', '=', courseId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** The member's comment so far, taken away: the new one gets a newer id and stands first. */
export function takeComment(db: Database, accountId: number, courseId: number) {
  return db
    .deleteFrom('course_comment')
    .where('account_id', '=', accountId)
    .where('course_id', '=', courseId)
    .returning(['stars', 'hidden_at as hiddenAt'])
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
    })
    .execute();
}

export function updateTally(db: Database, courseId: number, stars: number[]) {
  return db.updateTable('course_tally').set({ stars }).where('course_id', '=', courseId).execute();
}
