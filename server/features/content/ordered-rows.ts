import { type ListInput, listWindow } from '../../../contract/fields.ts';
import { type Context, transaction } from '../../context/context.ts';
import type { Details } from '../audit/audit.rules.ts';
import { recordAudit } from '../audit/audit.ts';
import { contentChanged } from './content-version.ts';
import * as queries from './ordered-rows.queries.ts';
import { reordered } from './ordered-rows.rules.ts';

export { inOrder, type OrderedTable } from './ordered-rows.queries.ts';

/** Lists a page of an ordered list, and counts the rows of all its pages; with a search only those that match it. */
export async function listOrderedRows<Table extends queries.OrderedTable, Row>(
  table: Table,
  rows: queries.Rows<Table, Row>,
  input: ListInput,
): Promise<{ rows: Row[]; total: number }> {
  const matching = queries.matching(table, rows, input.Search);
  const [page, total] = await Promise.all([
    queries.findPage(matching, listWindow(input)),
    queries.countRows(matching),
  ]);
  return { rows: page, total };
}

/**
 * Inside a transaction: finds the free position before all rows of an ordered list, or after them. It stays free until the
 * end, because other additions and orders wait.
 */
export async function takePosition(
  inside: Context,
  table: queries.OrderedTable,
  end: 'first' | 'last',
): Promise<{ position: number }> {
  await queries.lockPositions(inside.db, table);
  return { position: await queries.freePosition(inside.db, table, end) };
}

interface Addition<Table extends queries.OrderedTable> {
  values: queries.NewRow<Table>;
  /** Its position; by default before all others. */
  end?: 'first' | 'last';
  details: Details;
}

export function addOrderedRow<Table extends queries.OrderedTable>(
  context: Context,
  table: Table,
  { values, end = 'first', details }: Addition<Table>,
): Promise<{ id: number; version: number }> {
  return transaction(context, async (inside) => {
    const position = await takePosition(inside, table, end);
    const added = await queries.insertRow(inside.db, table, { ...values, ...position });
    await recordAudit(inside, `${table}.add`, `${table}:${added.id}`, details);
    await contentChanged(inside, table);
    return added;
  });
}

/**
 * Puts rows of an ordered list into the order of `ids`: they share the positions that they had, so a part of a list can be
 * reordered and a concurrently added row keeps its position. Refuses a duplicate id (400) and an unknown one (404).
 */
export async function reorderRows(
  context: Context,
  table: queries.OrderedTable,
  ids: readonly number[],
): Promise<void> {
  await transaction(context, async (inside) => {
    await queries.lockPositions(inside.db, table);
    const rows = await queries.lockRows(inside.db, table);
    await queries.numberRows(inside.db, table, reordered(rows, ids));
    await recordAudit(inside, `${table}.order`, table, { ids: [...ids] });
    await contentChanged(inside, table);
  });
}
