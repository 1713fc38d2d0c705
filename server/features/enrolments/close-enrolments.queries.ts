import { type Database, sql } from '../../platform/database/database.ts';

/** An enrolment, locked against a start of its exam, with the end of the exam that runs; undefined if there is none. */
export async function lockStanding(db: Database, accountId: number, courseId: number) {
  const locked = await db
    .selectFrom('enrolment')
    .select(['closed_at as closedAt', 'is_running as isRunning'])
    .where('account_id', '=', accountId)
    .where('course_id', '=', courseId)
    .forUpdate()
    .executeTakeFirst();
  if (locked === undefined) return undefined;
  const attempts = await db
    .selectFrom('attempt')
    .select(sql<boolean>`count(*) > 0`.as('hasAttempts'))
    .select(sql<Date | null>`max(closes_at) filter (where finished_at is null)`.as('runsUntil'))
    .where('account_id', '=', accountId)
    .where('course_id', '=', courseId)
    .executeTakeFirstOrThrow();
  return { ...locked, ...attempts };
}

export function closeEnrolment(
  db: Database,
  { accountId, courseId }: { accountId: number; courseId: number },
  { reason, now }: { reason: string; now: Date },
) {
  return db
    .updateTable('enrolment')
    .set({ closed_at: now, closed_reason: reason })
    .where('account_id', '=', accountId)
    .where('course_id', '=', courseId)
    .execute();
}
