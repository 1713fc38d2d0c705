import { accountIdOf } from '../../../contract/caller.ts';
import { Refusal } from '../../../contract/refusal.ts';
import { type Context, transaction } from '../../context/context.ts';
import { contentChanged } from './content-version.ts';
import type { Shelf } from './ordering.ts';
import { trashRow } from './removal.queries.ts';

/**
 * Puts a row into the Papelera, in the caller's name (spec 6.12); its place on the shelf and its files stay with it.
 * Refuses (404) what is not there or lies in the Papelera already.
 */
export async function moveToTrash(context: Context, table: Shelf | 'media', id: number): Promise<void> {
  const { caller, clock, db } = context;
  if (!(await trashRow(db, table, id, accountIdOf(caller), clock.now()))) throw new Refusal('notFound');
}

/** As moveToTrash, of something that visitors see. */
export async function removeFromShelf(context: Context, shelf: Shelf, id: number): Promise<void> {
  await transaction(context, async (inside) => {
    await moveToTrash(inside, shelf, id);
    await contentChanged(inside);
  });
}
