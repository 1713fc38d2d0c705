import { type Context, transaction } from '../../context/context.ts';
import { recordAudit } from '../audit/audit.ts';
import { contentChanged } from './content-version.ts';
import * as queries from './ordering.queries.ts';
import { reordered } from './ordering.rules.ts';

export type { OrderedTable } from './ordering.queries.ts';

/** The place for a new row of an ordered list, before all others or after them; for the transaction that adds it. */
export async function reservePlace(
  context: Context,
  table: queries.OrderedTable,
  end: 'first' | 'last' = 'first',
): Promise<number> {
  await queries.lockPlaces(context.db, table);
  return queries.freePlace(context.db, table, end);
}

/**
 * Puts rows of an ordered list into the order of `ids`: they share the places that they had. So a part of a list can be
 * ordered too, and a row that another administrator adds meanwhile keeps its place. Refuses an id given twice (400) and
 * an unknown one (404); then nothing moves.
 */
export async function reorderRows(
  context: Context,
  table: queries.OrderedTable,
  ids: readonly number[],
): Promise<void> {
  await transaction(context, async (inside) => {
    await queries.lockPlaces(inside.db, table);
    const rows = await queries.lockRows(inside.db, table);
    await queries.numberRows(inside.db, table, reordered(rows, ids));
    await recordAudit(inside, `${table}.order`, table, { ids: [...ids] });
    await contentChanged(inside, table);
  });
}
