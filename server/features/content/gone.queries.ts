import type { RowTable } from '../../../contract/pages.ts';
import type { Database } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/database.ts';

/**
 * True for the id of a row that was deleted permanently: ids come from a sequence, so one at or below its last value
 * without a row had one.
 */
export async function wasRemovedForGood(db: Database, table: RowTable, id: number): Promise<boolean> {
  const { rows } = await sql<{ isGone: boolean }>`
    select ${id}::int <= coalesce(pg_sequence_last_value(pg_get_serial_sequence(${`public.${table}`}, 'id')::regclass), 0)
      and not exists (select from ${sql.table(table)} where id = ${id}::int) as "isGone"`.execute(db);
  return rows[0]?.isGone === true;
}
