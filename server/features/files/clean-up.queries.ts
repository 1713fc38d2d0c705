import { type Database, sql } from '../../platform/database/database.ts';

/** The number of unnamed files that an administrator has allowed the clean-up to take. */
export async function allowedCount(db: Database): Promise<number> {
  const row = await db.selectFrom('file_clean_up').select('allowed_count').executeTakeFirst();
  return row?.allowed_count ?? 0;
}

/** Records that the clean-up waits; the time of the first wait stays. */
export async function hold(
  db: Database,
  { unnamed, all, now }: { unnamed: number; all: number; now: Date },
): Promise<void> {
  const counts = { unnamed_count: unnamed, file_count: all, allowed_count: null };
  await db
    .insertInto('file_clean_up')
    .values({ ...counts, held_at: now })
    .onConflict((conflict) => conflict.column('one').doUpdateSet(counts))
    .execute();
}

/** The id of the database's portal; null before the first start. */
export async function portalId(db: Database): Promise<string | null> {
  const row = await db
    .selectFrom('setting')
    .select(sql<string>`value #>> '{}'`.as('id'))
    .where('key', '=', 'portal_id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function endHold(db: Database): Promise<void> {
  await db.deleteFrom('file_clean_up').execute();
}

/** Allows a waiting clean-up to take this many files and queues it; false if none waits. */
export async function allow(db: Database, count: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('file_clean_up')
    .set({ allowed_count: count })
    .where('allowed_count', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await sql`select graphile_worker.add_job('cleanFiles', '{}', job_key => 'cleanFiles')`.execute(db);
  return true;
}
