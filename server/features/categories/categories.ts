import { Refusal } from '../../../contract/refusal.ts';
import { type Context, transaction } from '../../context/context.ts';
import { recordAudit } from '../audit/audit.ts';
import { contentChanged } from '../content/content-version.ts';
import { moveToTrash } from '../content/move-to-trash.ts';
import { changeRow } from '../versions/change-row.ts';
import * as queries from './categories.queries.ts';

/** Lists the categories by name (spec 3.6). */
export function listCategories(context: Context) {
  return queries.listCategories(context.db);
}

/** Adds a category. Refuses (409) a name in use, whatever its case; names in the Papelera are free. */
export function addCategory(context: Context, given: { name: string; description: string }) {
  return transaction(context, async (inside) => {
    const added = await queries.insertCategory(inside.db, given);
    await recordAudit(inside, 'category.add', `category:${added.id}`, { name: given.name });
    await contentChanged(inside, 'category');
    return added;
  });
}

/** Changes the given fields. Refuses (404) an unknown category, (409) a stale `version` and a name in use. */
export function changeCategory(
  context: Context,
  id: number,
  given: { name?: string | undefined; description?: string | undefined },
  version?: number,
): Promise<{ id: number; version: number }> {
  return transaction(context, async (inside) => ({
    id,
    version: await changeRow(inside, 'category', id, { version, values: given }),
  }));
}

/**
 * Moves a category to the Papelera. Refuses (409) one with articles; those in the Papelera do not count, because they
 * only come back after their category.
 */
export async function removeCategory(context: Context, id: number): Promise<void> {
  await transaction(context, async (inside) => {
    if ((await queries.lockCategory(inside.db, id)) === undefined) throw new Refusal('notFound');
    if ((await queries.findLivingArticleOf(inside.db, id)) !== undefined) throw new Refusal('categoryInUse');
    await moveToTrash(inside, 'category', id);
    await contentChanged(inside, 'category');
  });
}

/**
 * Inside a transaction: locks the category of an article against deletion. Refuses (400) an unknown one and one in
 * the Papelera.
 */
export async function assertCategory(context: Context, id: number): Promise<void> {
  if ((await queries.lockCategoryShared(context.db, id)) === undefined) throw new Refusal('noSuchCategory');
}
