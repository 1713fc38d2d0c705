import { Refusal } from '../../../contract/refusal.ts';
import { type Context, transaction } from '../../context/context.ts';
import { foundRow } from '../../context/found-row.ts';
import { safeHtml } from '../../platform/html/safe-html.ts';
import { recordAudit } from '../audit/audit.ts';
import { assertCategory } from '../categories/categories.ts';
import { definedIn } from '../versions/parts.rules.ts';
import { savingOf } from '../versions/saving.ts';
import { addVersioned, changeVersioned, versionChanged, versionsOf } from '../versions/versioned-rows.ts';
import {
  type ArticleState,
  isSame,
  neverPublished,
  type Publication,
  publicationAfter,
} from './articles.rules.ts';
import { getArticleToEdit } from './articles.ts';
import { trashArticle } from './save-article.queries.ts';
import { versionedArticle } from './versioned-article.ts';

/** The fields that a save gives; undefined ones do not change. publicationAfter interprets those of the publication. */
export type ArticleInput = {
  [Part in Exclude<keyof ArticleState, 'publishedAt'>]: NonNullable<ArticleState[Part]> | undefined;
};

/** Like ArticleInput, for a new article. */
export type NewArticle = Omit<ArticleState, keyof Publication> &
  Pick<ArticleInput, 'isPublished' | 'publishAt'>;

/**
 * Adds an article with its first version and makes its HTML safe. Refuses (400) an unknown category and a past instant
 * of publication.
 */
export async function addArticle(context: Context, input: NewArticle): Promise<{ id: number }> {
  const html = await safeHtml(input.html); // before the transaction, because it may take a second
  return transaction(context, async (inside) => {
    await assertCategory(inside, input.categoryId);
    const state: ArticleState = {
      ...input,
      html,
      ...publicationAfter(neverPublished, input, inside.clock.now()),
    };
    return addVersioned(inside, versionedArticle, state, { categoryId: state.categoryId });
  });
}

/** Changes the given fields; see changeVersioned. */
export async function changeArticle(
  context: Context,
  id: number,
  input: ArticleInput,
  version?: number,
): Promise<{ version: number }> {
  const html = input.html === undefined ? undefined : await safeHtml(input.html);
  const nextOf = (stored: ArticleState, { clock }: Context) => ({
    ...stored,
    ...definedIn({ ...input, html }),
    ...publicationAfter(stored, input, clock.now()),
  });
  return changeVersioned(context, versionedArticle, id, nextOf, version);
}

/** Publishes an article or makes it a draft. Refuses (409) one that is so already, and like changeArticle. */
export async function publishArticle(
  context: Context,
  id: number,
  isPublished: boolean,
  version?: number,
): Promise<void> {
  const nextOf = (stored: ArticleState, { clock }: Context) => {
    const next = { ...stored, ...publicationAfter(stored, { isPublished }, clock.now()) };
    if (isSame(stored, next)) throw new Refusal(isPublished ? 'alreadyPublic' : 'alreadyDraft');
    return next;
  };
  await changeVersioned(context, versionedArticle, id, nextOf, version);
}

/** Moves an article to another category. Refuses (409) one that is there already, and like changeArticle. */
export async function moveArticle(
  context: Context,
  id: number,
  categoryId: number,
  version?: number,
): Promise<void> {
  const nextOf = (stored: ArticleState) => {
    if (stored.categoryId === categoryId) throw new Refusal('alreadyThere');
    return { ...stored, categoryId };
  };
  await changeVersioned(context, versionedArticle, id, nextOf, version);
}

/**
 * "Published" is the state that the save left: the job publishes without a version. Restoring one refuses (400) if its
 * category is gone, because a person has to choose another.
 */
export const articleVersions = versionsOf(versionedArticle, getArticleToEdit);

export async function removeArticle(context: Context, id: number): Promise<void> {
  await transaction(context, async (inside) => {
    const removed = foundRow(await trashArticle(inside.db, id, savingOf(inside)));
    await recordAudit(inside, 'article.delete', `article:${id}`);
    await versionChanged(inside, 'article', { ...removed, id });
  });
}
