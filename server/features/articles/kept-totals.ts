import type { Context } from '../../context/context.ts';
import type { Pubsub } from '../../platform/database/pubsub.ts';
import { type ContentCache, openContentCache } from '../content/content-cache.ts';
import { isStale, type PageTags } from '../content/page-tags.ts';
import type { Page } from './article-pages.queries.ts';
import type { ArticleFilter } from './articles.rules.ts';

type Total = Pick<Page, 'total'>;

const totalsAtMost = 5000;
const articleTags: PageTags = new Set(['article', 'category']);
const keptOf = new WeakMap<Pubsub, ContentCache<Total>>();

function totalsOf(pubsub: Pubsub): ContentCache<Total> {
  const known = keptOf.get(pubsub);
  if (known !== undefined) return known;
  const made = openContentCache<Total>(totalsAtMost, () => 1);
  pubsub.on('content_changed', (change) => {
    if (isStale(change, articleTags)) made.drop();
  });
  keptOf.set(pubsub, made);
  return made;
}

/**
 * A page of a list with its exact total. To count takes longer than to find a page among 100,000 articles, so totals of readers'
 * lists are kept until content changes: `whole` counts, `ids` finds a page of a list whose total is known. Drafts
 * change without a word to readers: lists that show them are counted each time.
 */
export async function withKeptTotal(
  { pubsub }: Pick<Context, 'pubsub'>,
  filter: ArticleFilter,
  search: string,
  find: { whole(): Promise<Page>; ids(total: number): Promise<number[]> },
): Promise<Page> {
  if (filter.isDraftShown) return find.whole();
  let page: Page | undefined;
  const { total } = await totalsOf(pubsub).get(JSON.stringify([filter, search]), async () => {
    page = await find.whole();
    return { total: page.total };
  });
  return page ?? { ids: await find.ids(total), total };
}
