import type { WaitingCounts } from '../../../contract/pages.ts';
import { type Database, sql } from '../../platform/database/database.ts';

/** Counts, each from an index of its own and at most up to `most`. */
export async function countWaiting(db: Database, most: number): Promise<WaitingCounts> {
  const { rows } = await sql<WaitingCounts>`
    select
      (select count(*)::int from (select from contact_message
        where state = 'new' and deleted_at is null limit ${most}) waiting) as "newMessages",
      (select count(*)::int from (select from course_comment
        join course on course.id = course_comment.course_id and course.deleted_at is null
        where course_comment.attention > 0 limit ${most}) waiting) as "newComments",
      (select count(*)::int from (select from account
        where activated_at is null and deleted_at is null limit ${most}) waiting) as "newAccounts"`.execute(
    db,
  );
  return rows[0] ?? { newMessages: 0, newComments: 0, newAccounts: 0 };
}
