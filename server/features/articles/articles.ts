import type { Caller } from '../../../contract/caller.ts';
import { type ListInput, listWindow } from '../../../contract/fields.ts';
import { Refusal } from '../../../contract/refusals.ts';
import { type Context, transaction } from '../../context.ts';
import { sanitizeHtml, visibleText } from '../../platform/html.ts';
import { contentChanged } from '../content/content-version.ts';
import * as queries from './articles.queries.ts';

const filterFor = (caller: Caller, search?: string): queries.ArticleFilter =>
  caller.role === 'admin'
    ? { years: null, isDraftShown: true, search }
    : { years: caller.years, isDraftShown: false, search };

async function listWith(context: Context, filter: queries.ArticleFilter, input: ListInput) {
  const rows = await queries.listArticles(context.db, filter, listWindow(input));
  const total =
    input.Page === undefined && input.PageSize === undefined
      ? rows.length
      : await queries.countArticles(context.db, filter);
  return { rows, total };
}

/** Every article, drafts included, newest first; for administrators. */
export function listArticles(context: Context, input: ListInput) {
  return listWith(context, { years: null, isDraftShown: true, search: input.Search }, input);
}

/** Published articles whose recommended age the caller has reached (decisions §4), newest first. */
export function listArticlesForReaders(context: Context, input: ListInput) {
  return listWith(context, { years: context.caller.years, isDraftShown: false, search: input.Search }, input);
}

/** An article with its neighbours. Refuses (404) what is not there, a draft, or one beyond the caller's years. */
export async function readArticle(context: Context, id: number) {
  const filter = filterFor(context.caller);
  const found = await queries.findArticle(context.db, id, filter);
  if (found === undefined) throw new Refusal('notFound');
  const readers = { years: context.caller.years, isDraftShown: false };
  const [previous, next] = await Promise.all([
    queries.findNeighbour(context.db, found, 'older', readers),
    queries.findNeighbour(context.db, found, 'newer', readers),
  ]);
  return { ...found, previous: previous ?? null, next: next ?? null };
}

/** An article as written, for its form. */
export async function getArticleToEdit(context: Context, id: number) {
  const found = await queries.findArticle(context.db, id, { years: null, isDraftShown: true });
  if (found === undefined) throw new Refusal('notFound');
  return found;
}

export interface ArticleInput {
  title?: string | undefined;
  html?: string | undefined;
  categoryId?: number | undefined;
  isPublished?: boolean | undefined;
  yearsRange?: number | undefined;
}

function written(input: ArticleInput): queries.ArticleValues {
  const html = input.html === undefined ? undefined : sanitizeHtml(input.html);
  return {
    ...(input.title === undefined ? {} : { title: input.title }),
    ...(html === undefined ? {} : { content_html: html, content_text: visibleText(html) }),
    ...(input.categoryId === undefined ? {} : { category_id: input.categoryId }),
    ...(input.isPublished === undefined ? {} : { is_published: input.isPublished }),
    ...(input.yearsRange === undefined ? {} : { years_range: input.yearsRange }),
  };
}

/** Adds an article; refuses an unknown category (400). Its HTML is made safe here, once. */
export function addArticle(context: Context, input: Required<ArticleInput>) {
  return transaction(context, async (inside) => {
    const added = await queries.insertArticle(
      inside.db,
      written(input) as Required<queries.ArticleValues>,
      inside.clock.now(),
    );
    await contentChanged(inside);
    return added;
  });
}

/** Changes what is given; a `version` that is not the stored one is refused (409), never overwritten. */
export function changeArticle(
  context: Context,
  id: number,
  input: ArticleInput,
  version?: number,
): Promise<{ version: number }> {
  return transaction(context, async (inside) => {
    const stored = await queries.lockArticle(inside.db, id);
    if (stored === undefined) throw new Refusal('notFound');
    if (version !== undefined && version !== stored.version) throw new Refusal('stale');
    await queries.updateArticle(inside.db, id, written(input), stored.version + 1, inside.clock.now());
    await contentChanged(inside);
    return { version: stored.version + 1 };
  });
}

/** Puts an article into the Papelera. */
export async function removeArticle(context: Context, id: number): Promise<void> {
  await transaction(context, async (inside) => {
    if ((await queries.trashArticle(inside.db, id, inside.clock.now())) === undefined)
      throw new Refusal('notFound');
    await contentChanged(inside);
  });
}
