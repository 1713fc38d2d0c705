import { type Context, transaction } from '../../context/context.ts';
import { contentChanged } from './content-version.ts';
import * as queries from './ordering.queries.ts';
import { reordered } from './ordering.rules.ts';

export type { Shelf } from './ordering.queries.ts';

/** The place for a new row of an ordered list, before all others or after them; for the transaction that adds it. */
export async function takePlace(
  context: Context,
  shelf: queries.Shelf,
  end: 'first' | 'last' = 'first',
): Promise<number> {
  await queries.lockPlaces(context.db, shelf);
  return queries.freePlace(context.db, shelf, end);
}

/**
 * Puts rows of an ordered list into the order of `ids`: they share the places that they had. So a part of a list can be
 * ordered too, and a row that another administrator adds meanwhile keeps its place. Refuses an id given twice (400) and
 * an unknown one (404); then nothing moves.
 */
export async function orderShelf(
  context: Context,
  shelf: queries.Shelf,
  ids: readonly number[],
): Promise<void> {
  await transaction(context, async (inside) => {
    await queries.lockPlaces(inside.db, shelf);
    const rows = await queries.lockRows(inside.db, shelf);
    await queries.numberRows(inside.db, shelf, reordered(rows, ids));
    await contentChanged(inside);
  });
}
