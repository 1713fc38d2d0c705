import { Refusal } from '../../../contract/refusal.ts';
import { type Context, transaction } from '../../context/context.ts';
import { safeHtml } from '../../platform/html/safe-html.ts';
import { visibleText } from '../../platform/html/visible-text.ts';
import { changesOf, publishing } from '../audit/audit.rules.ts';
import { recordAudit } from '../audit/audit.ts';
import { assertCategory } from '../categories/categories.ts';
import { contentChanged } from '../content/content-version.ts';
import { definedIn, partsOf } from '../versions/parts.rules.ts';
import { foundRow, refuseStale, savingOf } from '../versions/saving.ts';
import {
  type ArticleState,
  articleVersionColumns,
  isSame,
  neverPublished,
  type Publication,
  publicationAfter,
} from './articles.rules.ts';
import { findRevision, insertRevision } from './revisions.queries.ts';
import * as queries from './save-article.queries.ts';

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
  const html = await safeHtml(input.html); // before the transaction: it may take a second
  return transaction(context, async (inside) => {
    await assertCategory(inside, input.categoryId);
    const saving = savingOf(inside);
    const state: ArticleState = {
      ...input,
      html,
      ...publicationAfter(neverPublished, input, saving.at),
    };
    const { id, version } = await queries.insertArticle(inside.db, state, visibleText(state.html), saving);
    await insertRevision(inside.db, { ...state, id, version, savedAt: saving.at, savedBy: saving.by });
    const { title, isPublished, categoryId } = state;
    await recordAudit(inside, 'article.add', `article:${id}`, { title, isPublished, categoryId });
    if (isPublished) await contentChanged(inside, 'article');
    return { id };
  });
}

/**
 * Changes the given fields. A stale `version` is refused (409), never overwritten. A save that changes nothing makes no
 * version and is never stale: it is one whose answer was lost.
 */
export async function changeArticle(
  context: Context,
  id: number,
  input: ArticleInput,
  version?: number,
): Promise<{ version: number }> {
  const html = input.html === undefined ? undefined : await safeHtml(input.html);
  return transaction(context, async (inside) => {
    const stored = await lock(inside, id);
    const next = {
      ...stored,
      ...definedIn(input),
      html: html ?? stored.html,
      ...publicationAfter(stored, input, inside.clock.now()),
    };
    return save(inside, stored, next, version);
  });
}

/**
 * Saves everything in an earlier version as a new one; the publication does not change. Refuses (400) if that category
 * is gone, because a person has to choose another. A stale `version` is 409.
 */
export function restoreRevision(
  context: Context,
  id: number,
  revision: number,
  version?: number,
): Promise<{ version: number }> {
  return transaction(context, async (inside) => {
    const stored = await lock(inside, id);
    const earlier = await findRevision(inside.db, id, revision);
    if (earlier === undefined && revision !== stored.version) throw new Refusal('notFound');
    const restored = partsOf(articleVersionColumns, earlier ?? stored); // safe since it was saved
    const next = { ...stored, ...restored, isPublished: stored.isPublished };
    return save(inside, stored, next, version);
  });
}

/** Publishes an article or makes it a draft. Refuses (409) one that is so already, and like changeArticle. */
export function publishArticle(
  context: Context,
  id: number,
  isPublished: boolean,
  version?: number,
): Promise<void> {
  return transaction(context, async (inside) => {
    const stored = await lock(inside, id);
    const next = { ...stored, ...publicationAfter(stored, { isPublished }, inside.clock.now()) };
    if (isSame(stored, next)) throw new Refusal(isPublished ? 'alreadyPublic' : 'alreadyDraft');
    await save(inside, stored, next, version);
  });
}

/** Moves an article to another category. Refuses (409) one that is there already, and like changeArticle. */
export function moveArticle(
  context: Context,
  id: number,
  categoryId: number,
  version?: number,
): Promise<void> {
  return transaction(context, async (inside) => {
    const stored = await lock(inside, id);
    if (stored.categoryId === categoryId) throw new Refusal('alreadyThere');
    await save(inside, stored, { ...stored, categoryId }, version);
  });
}

/** Moves an article to the Papelera. */
export async function removeArticle(context: Context, id: number): Promise<void> {
  await transaction(context, async (inside) => {
    const removed = await queries.trashArticle(inside.db, id, savingOf(inside));
    if (removed === undefined) throw new Refusal('notFound');
    await recordAudit(inside, 'article.delete', `article:${id}`);
    await tellReaders(inside, { ...removed, id });
  });
}

async function lock(inside: Context, id: number) {
  return foundRow(await queries.lockArticle(inside.db, id));
}

/** Saves the article and stores the new version; before the first save also the version that came with the portal. */
async function save(
  inside: Context,
  stored: queries.StoredArticle,
  next: ArticleState,
  begunFrom: number | undefined,
) {
  if (isSame(stored, next)) return { version: stored.version };
  refuseStale(stored, begunFrom);
  if (next.categoryId !== stored.categoryId) await assertCategory(inside, next.categoryId);
  const version = stored.version + 1;
  const saving = savingOf(inside);
  const text = next.html === stored.html ? undefined : visibleText(next.html);
  await insertRevision(inside.db, stored);
  await queries.updateArticle(inside.db, { id: stored.id, version }, next, text, saving);
  await insertRevision(inside.db, {
    ...next,
    id: stored.id,
    version,
    savedAt: saving.at,
    savedBy: saving.by,
  });
  const action = publishing(stored, next);
  await recordAudit(inside, `article.${action}`, `article:${stored.id}`, {
    version,
    ...changesOf(stored, next),
  });
  await tellReaders(inside, { id: stored.id, isPublished: stored.isPublished || next.isPublished });
  return { version };
}

/** A draft is on no page but its own, which administrators see. */
const tellReaders = (inside: Context, { id, isPublished }: { id: number; isPublished: boolean }) =>
  contentChanged(inside, 'article', isPublished ? undefined : id);
