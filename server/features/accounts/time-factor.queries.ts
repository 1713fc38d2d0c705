import type { Database } from '../../platform/database/database.ts';

/** Reads an account's exam time as a percentage of the course's, and the reason. */
export function getTimeFactor(db: Database, accountId: number) {
  return db
    .selectFrom('account')
    .select(['time_factor_percent as percent', 'time_factor_reason as reason'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
}

export function setTimeFactor(db: Database, accountId: number, given: { percent: number; reason: string }) {
  return db
    .updateTable('account')
    .set({ time_factor_percent: given.percent, time_factor_reason: given.reason })
    .where('id', '=', accountId)
    .execute();
}
