import type { Database } from '../../platform/database/database.ts';

/** The tables whose rows count their versions without keeping them. */
export type CountedTable = 'category' | 'video' | 'law' | 'slide' | 'pension_item';

/** Locks a living row until the transaction ends. */
export function lockCountedRow(db: Database, table: CountedTable, id: number) {
  return db
    .selectFrom(table)
    .select('version')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}
