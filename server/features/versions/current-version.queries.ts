import type { Database } from '../../platform/database/database.ts';

/** The tables whose rows count their versions without keeping them. */
export type CountedTable = 'category' | 'video' | 'law' | 'slide' | 'pension_item';

/** Locks a living row until the transaction ends. */
export async function lockCountedRow(
  db: Database,
  table: CountedTable,
  id: number,
): Promise<({ version: number } & Record<string, unknown>) | undefined> {
  return db
    .selectFrom(table)
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}
