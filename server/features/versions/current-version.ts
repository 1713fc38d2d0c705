import type { Context } from '../../context/context.ts';
import { changesOf } from '../audit/audit.rules.ts';
import { recordAudit } from '../audit/audit.ts';
import { type CountedTable, lockCountedRow } from './current-version.queries.ts';
import { foundRow, refuseStale } from './saving.ts';

interface Save {
  /** The version that the save began from; without one nothing is compared. */
  version: number | undefined;
  /** The columns that it sets; undefined ones stay. */
  values: Readonly<Record<string, unknown>>;
}

/**
 * For a transaction that changes a row: locks it, and refuses (404) one that is not there or lies in the Papelera, (409) one
 * that somebody changed since `version` (spec 6.3). Returns the row if it has these values already, whatever its version:
 * then this is a save whose answer was lost, and nothing is left to do. Otherwise the change is in the audit.
 */
export async function lockToChange(
  inside: Context,
  table: CountedTable,
  id: number,
  { version, values }: Save,
): Promise<{ version: number } | undefined> {
  const stored = foundRow(await lockCountedRow(inside.db, table, id));
  const isSaved = Object.entries(values).every(
    ([column, value]) => value === undefined || value === stored[column],
  );
  if (isSaved) return stored;
  refuseStale(stored, version);
  await recordAudit(inside, `${table}.change`, `${table}:${id}`, changesOf(stored, values));
  return undefined;
}
