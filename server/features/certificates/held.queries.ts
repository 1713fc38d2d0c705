import { type Database, sql } from '../../platform/database/database.ts';

export async function countHeld(db: Database, accountId: number): Promise<number> {
  const { count } = await db
    .selectFrom('certificate_hold')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Lists the courses whose certificate waits for an account's name, in the order in which courses are locked.
 */
export async function listHeldCourses(db: Database, accountId: number): Promise<number[]> {
  const held = db
    .selectFrom('certificate_hold')
    .select('course_id')
    .where('account_id', '=', accountId)
    .orderBy('course_id');
  return (await held.execute()).map((row) => row.course_id);
}

/** Replaces which certificates of these members of a course wait. */
export async function storeHeld(
  db: Database,
  courseId: number,
  { accountIds, heldIds, since }: { accountIds: readonly number[]; heldIds: readonly number[]; since: Date },
): Promise<void> {
  await sql`delete from certificate_hold where course_id = ${courseId}
    and account_id = any(${accountIds}::int[]) and account_id <> all(${heldIds}::int[])`.execute(db);
  if (heldIds.length === 0) return;
  await sql`insert into certificate_hold (account_id, course_id, since)
    select account_id, ${courseId}, ${since} from unnest(${heldIds}::int[]) as account_id
    on conflict do nothing`.execute(db);
}

export async function deleteHeldOf(db: Database, accountId: number): Promise<void> {
  await db.deleteFrom('certificate_hold').where('account_id', '=', accountId).execute();
}
