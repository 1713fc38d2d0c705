import { type Context, transaction } from '../../context/context.ts';
import { contentChanged } from './content-version.ts';
import * as queries from './ordering.queries.ts';
import { reordered } from './ordering.rules.ts';

export type { Shelf } from './ordering.queries.ts';

/** Inside the transaction that adds a row to a shelf: the place before all others, or after them. */
export async function takePlace(
  context: Context,
  shelf: queries.Shelf,
  end: 'first' | 'last' = 'first',
): Promise<number> {
  await queries.lockPlaces(context.db, shelf);
  return queries.freePlace(context.db, shelf, end);
}

/**
 * Puts rows of a shelf into the order of `ids`: they take the places that they had among themselves, so part of a list
 * can be ordered too, and what another administrator added meanwhile keeps its place. Refuses an id given twice (400)
 * and one that is not there (404); then nothing moves.
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
