import type { Context } from '../../context/context.ts';
import { type CountedTable, lockCountedRow } from './current-version.queries.ts';
import { currentRow } from './saving.ts';

/**
 * For a transaction that changes a row: locks it, and refuses (404) one that is not there or lies in the Papelera, (409) one
 * that somebody changed since `version` (spec 6.3). Without a version nothing is compared.
 */
export async function assertCurrent(
  { db }: Context,
  table: CountedTable,
  id: number,
  version: number | undefined,
): Promise<void> {
  currentRow(await lockCountedRow(db, table, id), version);
}
