import { accountIdOf } from '../../../contract/caller.ts';
import { Refusal } from '../../../contract/refusal.ts';
import { type Context, transaction } from '../../context/context.ts';
import { contentChanged } from '../content/content-version.ts';
import * as queries from './categories.queries.ts';

/** Every category by name, without those in the Papelera (spec 3.6). */
export function listCategories(context: Context) {
  return queries.listCategories(context.db);
}

/** Refuses (409) a name that another has, whatever its case; one in the Papelera does not count. */
export function addCategory(context: Context, given: { name: string; description: string }) {
  return transaction(context, async (inside) => {
    const added = await queries.insertCategory(inside.db, given);
    await contentChanged(inside);
    return added;
  });
}

/** An absent field stays as it is. Refuses (404) what is not there, (409) a name that another has. */
export async function changeCategory(
  context: Context,
  id: number,
  given: { name?: string | undefined; description?: string | undefined },
): Promise<void> {
  await transaction(context, async (inside) => {
    if ((await queries.lockCategory(inside.db, id)) === undefined) throw new Refusal('notFound');
    if (given.name === undefined && given.description === undefined) return;
    await queries.updateCategory(inside.db, id, given);
    await contentChanged(inside);
  });
}

/**
 * Puts a category into the Papelera. Refuses one in use (409); an article in the Papelera does not count, it comes
 * back only after its category.
 */
export async function removeCategory(context: Context, id: number): Promise<void> {
  await transaction(context, async (inside) => {
    if ((await queries.lockCategory(inside.db, id)) === undefined) throw new Refusal('notFound');
    if ((await queries.findLivingArticleOf(inside.db, id)) !== undefined) throw new Refusal('categoryInUse');
    await queries.trashCategory(inside.db, id, accountIdOf(inside.caller), inside.clock.now());
    await contentChanged(inside);
  });
}

/**
 * Inside the transaction that puts an article into a category: refuses (400) one that is not there or lies in the
 * Papelera, and keeps it from being deleted until the transaction is over.
 */
export async function assertCategory(context: Context, id: number): Promise<void> {
  if ((await queries.holdCategory(context.db, id)) === undefined) throw new Refusal('noSuchCategory');
}
