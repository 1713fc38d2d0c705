import { accountIdOf } from '../../../contract/caller.ts';
import { Refusal } from '../../../contract/refusal.ts';
import { type Context, transaction } from '../../context/context.ts';
import { recordAudit } from '../audit/audit.ts';
import { contentChanged } from '../content/content-version.ts';
import { changeCountedRow } from '../versions/counted-rows.ts';
import * as queries from './categories.queries.ts';

/** All categories by name, except those in the Papelera (spec 3.6). */
export function listCategories(context: Context) {
  return queries.listCategories(context.db);
}

/** Adds a category. Refuses (409) a name in use, in any case; categories in the Papelera do not count. */
export function addCategory(context: Context, given: { name: string; description: string }) {
  return transaction(context, async (inside) => {
    const added = await queries.insertCategory(inside.db, given);
    await recordAudit(inside, 'category.add', `category:${added.id}`, { name: given.name });
    await contentChanged(inside, 'category');
    return added;
  });
}

/** Changes the given fields. Refuses (404) an unknown category, (409) a stale `version` and a name in use. */
export async function changeCategory(
  context: Context,
  id: number,
  given: { name?: string | undefined; description?: string | undefined },
  version?: number,
): Promise<void> {
  await transaction(context, (inside) =>
    changeCountedRow(inside, 'category', id, { version, values: given }),
  );
}

/**
 * Moves a category to the Papelera. Refuses one in use (409). Articles in the Papelera do not count, because they only
 * come back after their category.
 */
export async function removeCategory(context: Context, id: number): Promise<void> {
  await transaction(context, async (inside) => {
    if ((await queries.lockCategory(inside.db, id)) === undefined) throw new Refusal('notFound');
    if ((await queries.findLivingArticleOf(inside.db, id)) !== undefined) throw new Refusal('categoryInUse');
    await queries.trashCategory(inside.db, id, accountIdOf(inside.caller), inside.clock.now());
    await recordAudit(inside, 'category.delete', `category:${id}`);
    await contentChanged(inside, 'category');
  });
}

/**
 * For a transaction that puts an article into a category: refuses (400) an unknown one or one in the Papelera, and
 * locks it against deletion until the end.
 */
export async function assertCategory(context: Context, id: number): Promise<void> {
  if ((await queries.lockCategoryShared(context.db, id)) === undefined) throw new Refusal('noSuchCategory');
}
