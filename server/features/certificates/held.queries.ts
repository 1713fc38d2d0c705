import type { CertificateObstacle } from '../../../contract/certificates/obstacles.ts';
import { type Database, sql } from '../../platform/database/database.ts';
import { accountsInTrash } from '../../platform/database/deleted-people.ts';

export async function countHeldForSignature(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('certificate_hold')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('reason', '=', 'signature')
    .executeTakeFirstOrThrow();
  return count;
}

/** Finds what the certificate of a member and course waits for; null if none waits. */
export async function findObstacle(
  db: Database,
  accountId: number,
  courseId: number,
): Promise<CertificateObstacle | null> {
  const held = db
    .selectFrom('certificate_hold')
    .select((eb) => eb.ref('reason').$castTo<CertificateObstacle>().as('reason'))
    .where('account_id', '=', accountId)
    .where('course_id', '=', courseId);
  return (await held.executeTakeFirst())?.reason ?? null;
}

/**
 * Lists the courses with a waiting certificate of an account, in the order in which courses are locked.
 */
export async function listHeldCourses(db: Database, accountId: number): Promise<number[]> {
  const held = db
    .selectFrom('certificate_hold')
    .select('course_id')
    .where('account_id', '=', accountId)
    .orderBy('course_id');
  return (await held.execute()).map((row) => row.course_id);
}

/** A member's waiting certificate, in the order in which they are issued. */
export interface HeldPlace {
  courseId: number;
  accountId: number;
}

/** Lists the next certificates that wait for a signature, after a place, by course. */
export function listHeldForSignature(
  db: Database,
  { courseId, accountId }: HeldPlace,
  limit: number,
): Promise<HeldPlace[]> {
  return db
    .selectFrom('certificate_hold')
    .select(['course_id as courseId', 'account_id as accountId'])
    .where('reason', '=', 'signature')
    .where(sql<boolean>`account_id not in ${accountsInTrash}`) // they wait until the account is restored
    .where(sql<boolean>`(course_id, account_id) > (${courseId}, ${accountId})`)
    .orderBy('course_id')
    .orderBy('account_id')
    .limit(limit)
    .execute();
}

/** Finds the attempt of the certificate that is issued first once somebody signs; undefined = none waits. */
export async function findFirstHeldAttempt(db: Database): Promise<number | undefined> {
  const found = await db
    .selectFrom('certificate_hold')
    .innerJoin('attempt', (join) =>
      join
        .onRef('attempt.course_id', '=', 'certificate_hold.course_id')
        .onRef('attempt.account_id', '=', 'certificate_hold.account_id'),
    )
    .select('attempt.id')
    .where('reason', '=', 'signature')
    .where('attempt.passed', '=', true)
    .where('attempt.annulled_at', 'is', null)
    .orderBy('certificate_hold.course_id')
    .orderBy('certificate_hold.account_id')
    .orderBy('attempt.grade', 'desc')
    .orderBy('attempt.id')
    .limit(1)
    .executeTakeFirst();
  return found?.id;
}

interface HeldToStore {
  accountIds: readonly number[];
  held: readonly { accountId: number; reason: CertificateObstacle }[];
  since: Date;
}

/** Replaces which certificates of these members of a course wait, and for what. */
export async function storeHeld(
  db: Database,
  courseId: number,
  { accountIds, held, since }: HeldToStore,
): Promise<void> {
  const heldIds = held.map(({ accountId }) => accountId);
  await sql`delete from certificate_hold where course_id = ${courseId}
    and account_id = any(${accountIds}::int[]) and account_id <> all(${heldIds}::int[])`.execute(db);
  if (held.length === 0) return;
  await sql`insert into certificate_hold (account_id, course_id, since, reason)
    select account_id, ${courseId}, ${since}, reason
    from unnest(${heldIds}::int[], ${held.map(({ reason }) => reason)}::text[]) as held (account_id, reason)
    on conflict (account_id, course_id) do update set reason = excluded.reason
      where certificate_hold.reason <> excluded.reason`.execute(db);
}

export async function deleteHeldOf(db: Database, accountId: number): Promise<void> {
  await db.deleteFrom('certificate_hold').where('account_id', '=', accountId).execute();
}

/** Queues the job that issues what waited for a signature, in the caller's transaction. */
export async function queueIssuingHeld(db: Database): Promise<void> {
  await sql`select graphile_worker.add_job('issueHeldCertificates', '{}'::json, job_key => 'issueHeldCertificates')`.execute(
    db,
  );
}
