import { type Database, sql } from '../../platform/database/database.ts';

export async function findSummaryWanted(db: Database, accountId: number): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('wants_summary as wanted')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return row?.wanted ?? false;
}

/** Counts the letter of `monday` as sent, so the first one is that of the next Monday. */
export async function updateSummaryWanted(
  db: Database,
  accountId: number,
  wanted: boolean,
  monday: string,
): Promise<void> {
  await db
    .updateTable('account')
    .set({ wants_summary: wanted, summary_monday: monday })
    .where('id', '=', accountId)
    .where('wants_summary', '!=', wanted)
    .execute();
}

const due = (db: Database, monday: string) =>
  db
    .selectFrom('account')
    .where('wants_summary', '=', true)
    .where('role', '=', 'admin')
    .where('activated_at', 'is not', null)
    .where('blocked_at', 'is', null)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`summary_monday < ${monday}::date`);

export async function listDue(db: Database, monday: string): Promise<number[]> {
  const rows = await due(db, monday).select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/** Marks an account's letter of that Monday as sent; undefined if it is not due or was marked already. */
export async function takeDue(db: Database, id: number, monday: string) {
  const person = await due(db, monday)
    .select(['id', 'email', 'first_name as firstName'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (person === undefined) return undefined;
  await db.updateTable('account').set({ summary_monday: monday }).where('id', '=', id).execute();
  return person;
}
