import { type ListInput, listWindow } from '../../../contract/fields.ts';
import { Refusal } from '../../../contract/refusal.ts';
import type { Demand } from '../../../contract/search/search-terms.ts';
import { readingMinutes } from '../../../contract/text/text.ts';
import { visibleText } from '../../../contract/text/visible-text.ts';
import type { Context } from '../../context/context.ts';
import { foundRow } from '../../context/found-row.ts';
import type { SearchWords } from '../../platform/database/text-search.ts';
import { safeHtml } from '../../platform/html/safe-html.ts';
import type { ImageOwner } from '../images/cover-images.ts';
import { findArticleCandidates } from './article-candidates.queries.ts';
import * as pages from './article-pages.queries.ts';
import * as queries from './articles.queries.ts';
import { type ArticleFilter, everything, forReaders, openTo } from './articles.rules.ts';
import { withCachedTotal } from './cached-totals.ts';

const newestFirst: pages.ArticleOrder = { by: 'date', isAscending: false };

async function listWith(
  context: Context,
  filter: ArticleFilter,
  input: ListInput,
  order: pages.ArticleOrder,
) {
  const { db } = context;
  const window = listWindow(input);
  const { Search: search = '' } = input;
  const { ids, total } = await withCachedTotal(context, filter, search, {
    whole: () =>
      search === ''
        ? pages.findPage(db, filter, order, window)
        : pages.findPageOfFound(db, filter, search, order, window),
    async ids(count) {
      if (search === '') return pages.findIds(db, filter, order, window);
      if (pages.isSoonFound(order, window, count))
        return pages.findIdsOfCommon(db, filter, search, order, window);
      return (await pages.findPageOfFound(db, filter, search, order, window)).ids;
    },
  });
  const cards = new Map((await queries.findCards(db, ids)).map((card) => [card.id, card]));
  return { rows: ids.flatMap((id) => cards.get(id) ?? []), total };
}

/** All articles, or those in a state or a category, newest first by default; for administrators. */
export function listArticles(
  context: Context,
  input: ListInput,
  order: pages.ArticleOrder = newestFirst,
  narrowed: Pick<ArticleFilter, 'state' | 'categoryId'> = {},
) {
  return listWith(context, { ...everything, ...narrowed }, input, order);
}

/** Published articles whose recommended age the caller has reached (spec 6.1), of one category or all, newest first. */
export function listArticlesForReaders(context: Context, input: ListInput, categoryId?: number) {
  return listWith(context, { ...forReaders(context.caller), categoryId }, input, newestFirst);
}

export function listArticleCandidates(
  { db, caller }: Context,
  search: { value: string; words: SearchWords; demand: Demand; enough: number },
): Promise<number[]> {
  return findArticleCandidates(db, forReaders(caller), search);
}

/** The images of an article, for anybody who may read it (spec 6.1). */
export const articleImages: ImageOwner = {
  table: 'article',
  folder: 'articlefile',
  async assertSeen({ db, caller }, id) {
    foundRow(await queries.findArticle(db, id, openTo(caller)));
  },
};

/**
 * An article with its neighbours. Refuses (404) an unknown one or a draft, (403, with the ages) one above the caller's
 * age.
 */
export async function readArticle(context: Context, id: number) {
  const { caller, db } = context;
  const readers = forReaders(caller);
  const found = await queries.findArticle(db, id, openTo(caller));
  if (found === undefined) throw await unseen(context, id);
  const [previous, next] = await Promise.all([
    queries.findNeighbour(db, found, 'older', readers),
    queries.findNeighbour(db, found, 'newer', readers),
  ]);
  return { ...found, previous: previous ?? null, next: next ?? null };
}

/** Tells why a reader does not see an article: it is above their age, or there is none for readers. */
async function unseen({ db }: Context, id: number): Promise<Refusal> {
  const found = await queries.findArticle(db, id, { years: null, isDraftShown: false });
  if (found === undefined) return new Refusal('notFound');
  return new Refusal('articleAboveAge', { values: { from: found.yearsRange } });
}

/** The unchanged source of an article, for its form. */
export async function getArticleToEdit(context: Context, id: number) {
  const found = foundRow(await queries.findArticle(context.db, id, everything));
  return found;
}

/** Returns a text as a save would store it. */
export async function previewArticle(html: string): Promise<{ html: string; readingMinutes: number }> {
  const safe = await safeHtml(html);
  return { html: safe, readingMinutes: readingMinutes(visibleText(safe)) };
}
