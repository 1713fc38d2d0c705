import { accountIdOf } from '../../../contract/caller.ts';
import { Refusal } from '../../../contract/refusal.ts';
import { type Context, transaction } from '../../context/context.ts';
import { sanitizeHtml, visibleText } from '../../platform/html/html.ts';
import { assertCategory } from '../categories/categories.ts';
import { contentChanged } from '../content/content-version.ts';
import { type ArticleState, isSame, neverPublished, publicationAfter } from './articles.rules.ts';
import { findRevision, insertRevision } from './revisions.queries.ts';
import * as queries from './saves.queries.ts';

export interface ArticleInput {
  title?: string | undefined;
  html?: string | undefined;
  categoryId?: number | undefined;
  yearsRange?: number | undefined;
  isPublished?: boolean | undefined;
  /** When it is to come out; what that means beside `isPublished` says publicationAfter. */
  publishAt?: Date | undefined;
}

const savingOf = ({ caller, clock }: Context): queries.Saving => ({
  by: accountIdOf(caller),
  at: clock.now(),
});

/**
 * Adds an article, its first version kept. Refuses an unknown category and an instant to publish that has passed (400).
 * Its HTML is made safe here, once.
 */
export function addArticle(
  context: Context,
  input: { title: string; html: string; categoryId: number; yearsRange: number } & ArticleInput,
): Promise<{ id: number }> {
  return transaction(context, async (inside) => {
    await assertCategory(inside, input.categoryId);
    const saving = savingOf(inside);
    const state: ArticleState = {
      title: input.title,
      html: sanitizeHtml(input.html),
      categoryId: input.categoryId,
      yearsRange: input.yearsRange,
      ...publicationAfter(neverPublished, input, saving.at),
    };
    const { id, version } = await queries.insertArticle(inside.db, state, visibleText(state.html), saving);
    await insertRevision(inside.db, { ...state, id, version, savedAt: saving.at, savedBy: saving.by });
    if (state.isPublished) await contentChanged(inside);
    return { id };
  });
}

/**
 * Changes what is given; a `version` that is not the stored one is refused (409), never overwritten. A save that
 * changes nothing makes no version.
 */
export function changeArticle(
  context: Context,
  id: number,
  input: ArticleInput,
  version?: number,
): Promise<{ version: number }> {
  return transaction(context, async (inside) => {
    const stored = await lock(inside, id, version);
    return save(inside, stored, {
      title: input.title ?? stored.title,
      html: input.html === undefined ? stored.html : sanitizeHtml(input.html),
      categoryId: input.categoryId ?? stored.categoryId,
      yearsRange: input.yearsRange ?? stored.yearsRange,
      ...publicationAfter(stored, input, inside.clock.now()),
    });
  });
}

/**
 * Saves an earlier version's title, text, category and age as a new version; the article stays as published as it is.
 * Refuses (400) if that category is gone: which other one it should be is for a person to say. A stale `version` is 409.
 */
export function restoreRevision(
  context: Context,
  id: number,
  revision: number,
  version?: number,
): Promise<{ version: number }> {
  return transaction(context, async (inside) => {
    const stored = await lock(inside, id, version);
    const earlier = await findRevision(inside.db, id, revision);
    if (earlier === undefined && revision !== stored.version) throw new Refusal('notFound');
    const { title, contentHtml, categoryId, yearsRange } = earlier ?? { ...stored, contentHtml: stored.html };
    return save(inside, stored, {
      ...stored,
      title,
      html: sanitizeHtml(contentHtml),
      categoryId,
      yearsRange,
    });
  });
}

/** Puts an article into the Papelera. */
export async function removeArticle(context: Context, id: number): Promise<void> {
  await transaction(context, async (inside) => {
    const removed = await queries.trashArticle(inside.db, id, savingOf(inside));
    if (removed === undefined) throw new Refusal('notFound');
    if (removed.isPublished) await contentChanged(inside);
  });
}

async function lock(inside: Context, id: number, version: number | undefined) {
  const stored = await queries.lockArticle(inside.db, id);
  if (stored === undefined) throw new Refusal('notFound');
  if (version !== undefined && version !== stored.version) throw new Refusal('stale');
  return stored;
}

/** Every save keeps the version that it leaves; the one before too, if that came with the portal. */
async function save(inside: Context, stored: queries.StoredArticle, next: ArticleState) {
  if (isSame(stored, next)) return { version: stored.version };
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
  if (stored.isPublished || next.isPublished) await contentChanged(inside);
  return { version };
}
