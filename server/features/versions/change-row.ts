import { isDeepStrictEqual } from 'node:util';
import type { Context } from '../../context/context.ts';
import { foundRow } from '../../context/found-row.ts';
import { changesOf } from '../audit/audit.rules.ts';
import { recordAudit } from '../audit/audit.ts';
import { contentChanged } from '../content/content-version.ts';
import * as queries from './change-row.queries.ts';
import { refuseStale } from './saving.ts';

interface Change<Table extends queries.NumberedTable> {
  /** The version that the save began from; without one nothing is compared. */
  version: number | undefined;
  /** The columns that it sets; undefined ones stay. */
  values: queries.RowValues<Table>;
  /** Columns that follow from `values`: they are set too, but neither compared nor audited. */
  derived?: queries.RowValues<Table>;
}

/**
 * Inside a transaction: changes a row and returns its version. Refuses (404) a missing row or one in the Papelera,
 * (409) one that changed since `version` (spec 6.3). A row that already has the values stays, whatever its version: its
 * save is repeated because the answer was lost.
 */
export async function changeRow<Table extends queries.NumberedTable>(
  inside: Context,
  table: Table,
  id: number,
  { version, values, derived }: Change<Table>,
): Promise<number> {
  const stored = foundRow(await queries.lockRow(inside.db, table, id));
  const isSaved = Object.entries(values).every(
    ([column, value]) => value === undefined || isDeepStrictEqual(value, stored[column]),
  );
  if (isSaved) return stored.version;
  refuseStale(stored, version);
  await queries.updateRow(inside.db, table, id, { ...values, ...derived });
  await recordAudit(inside, `${table}.change`, `${table}:${id}`, changesOf(stored, values));
  await contentChanged(inside, table);
  return stored.version + 1;
}
