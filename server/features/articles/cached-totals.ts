import type { Context } from '../../context/context.ts';
import type { Pubsub } from '../../platform/database/pubsub.ts';
import { type ContentCache, openTableCache } from '../content/content-cache.ts';
import type { Page } from './article-pages.queries.ts';
import type { ArticleFilter } from './articles.rules.ts';

declare module '../../context/context.ts' {
  interface Portal {
    /** The totals of readers' lists of articles, until content changes. */
    articleTotals: ContentCache<Total>;
  }
}

type Total = Pick<Page, 'total'>;

const totalsAtMost = 5000;

export const openArticleTotals = (pubsub: Pubsub): ContentCache<Total> =>
  openTableCache(pubsub, ['article', 'category'], totalsAtMost);

/**
 * Finds a page of a list with its exact total. Counting takes longer than finding a page among 100,000 articles, so the
 * totals of readers' lists are cached: `whole` counts, `ids` finds a page of a list whose total is known. Drafts change
 * without a notification to readers, so lists that show them are counted each time.
 */
export async function withCachedTotal(
  { articleTotals }: Pick<Context, 'articleTotals'>,
  filter: ArticleFilter,
  search: string,
  find: { whole(): Promise<Page>; ids(total: number): Promise<number[]> },
): Promise<Page> {
  if (filter.isDraftShown) return find.whole();
  let page: Page | undefined;
  const { total } = await articleTotals.get(JSON.stringify([filter, search]), async () => {
    page = await find.whole();
    return { total: page.total };
  });
  return page ?? { ids: await find.ids(total), total };
}
