import type { Updateable } from 'kysely';
import type { DB } from '../../../database/schema.ts';
import { type Database, sql } from '../../platform/database/database.ts';

/** The tables whose rows number their versions without keeping them. */
export type NumberedTable =
  | 'calculator'
  | 'category'
  | 'video'
  | 'law'
  | 'slide'
  | 'pension_item'
  | 'untreated'
  | 'lexicon_entry';

/** Values for some columns of a table; undefined ones stay. */
export type RowValues<Table extends NumberedTable> = {
  [Column in keyof Updateable<DB[Table]>]?: Updateable<DB[Table]>[Column] | undefined;
};

/** Locks a living row until the transaction ends. */
export async function lockRow(
  db: Database,
  table: NumberedTable,
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

export function updateRow(db: Database, table: NumberedTable, id: number, values: object) {
  return db
    .updateTable(table)
    .set({ ...values, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}
