import { accountIdOf } from '../../../contract/caller.ts';
import { Refusal } from '../../../contract/refusal.ts';
import { type Context, transaction } from '../../context/context.ts';
import type { Details } from '../audit/audit.rules.ts';
import { recordAudit } from '../audit/audit.ts';
import { contentChanged } from './content-version.ts';
import { type TrashableTable, trashRow } from './move-to-trash.queries.ts';
import type { OrderedTable } from './ordered-rows.ts';

/**
 * Inside a transaction: moves a row to the Papelera in the caller's name (spec 6.12); it keeps its files and its
 * place in the list. Refuses (404) an unknown row and one that is there already.
 */
export async function moveToTrash(
  context: Context,
  table: TrashableTable,
  id: number,
  details: Details = {},
): Promise<void> {
  const { caller, clock, db } = context;
  if (!(await trashRow(db, table, id, accountIdOf(caller), clock.now()))) throw new Refusal('notFound');
  await recordAudit(context, `${table}.delete`, `${table}:${id}`, details);
}

/** Moves a row that visitors see to the Papelera, in a transaction of its own. */
export async function trashListedRow(context: Context, table: OrderedTable, id: number): Promise<void> {
  await transaction(context, async (inside) => {
    await moveToTrash(inside, table, id);
    await contentChanged(inside, table);
  });
}
