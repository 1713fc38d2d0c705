import type { Database } from '../../platform/database/database.ts';

/**
 * Locks a member's enrolment against a start, with what decides whether its exam may be closed. Undefined: not enrolled.
 */
export function lockRetakes(db: Database, accountId: number, courseId: number) {
  return db
    .selectFrom('enrolment')
    .select(['attempt_count as attemptCount', 'is_running as isRunning', 'retakes_ended_at as endedAt'])
    .where('account_id', '=', accountId)
    .where('course_id', '=', courseId)
    .forUpdate()
    .executeTakeFirst();
}

export async function endRetakes(
  db: Database,
  accountId: number,
  courseId: number,
  now: Date,
): Promise<void> {
  await db
    .updateTable('enrolment')
    .set({ retakes_ended_at: now })
    .where('account_id', '=', accountId)
    .where('course_id', '=', courseId)
    .execute();
}
