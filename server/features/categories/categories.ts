import { Refusal } from '../../../contract/refusals.ts';
import { type Context, transaction } from '../../context.ts';
import { brokenConstraint } from '../../platform/database.ts';
import { contentChanged } from '../content/content-version.ts';
import * as queries from './categories.queries.ts';

/** Every category by name (portal.md §7). */
export function listCategories(context: Context) {
  return queries.listCategories(context.db);
}

/** Refuses a name already taken, whatever its case (409). */
export function addCategory(context: Context, given: { name: string; description: string }) {
  return transaction(context, async (inside) => {
    const added = await queries.insertCategory(inside.db, given);
    await contentChanged(inside);
    return added;
  });
}

/** An absent field stays as it is. */
export async function changeCategory(
  context: Context,
  id: number,
  given: { name?: string | undefined; description?: string | undefined },
): Promise<void> {
  await transaction(context, async (inside) => {
    if ((await queries.updateCategory(inside.db, id, { ...given })) === undefined)
      throw new Refusal('notFound');
    await contentChanged(inside);
  });
}

/** Refuses a category in use (409): its articles, those in the Papelera too, would lose theirs. */
export async function removeCategory(context: Context, id: number): Promise<void> {
  await transaction(context, async (inside) => {
    if ((await queries.findArticleOfCategory(inside.db, id)) !== undefined)
      throw new Refusal('categoryInUse');
    const removed = await queries.deleteCategory(inside.db, id).catch((error: unknown) => {
      if (brokenConstraint(error) === 'article_category_id_fkey') throw new Refusal('categoryInUse'); // an article came between
      throw error;
    });
    if (removed === undefined) throw new Refusal('notFound');
    await contentChanged(inside);
  });
}
