import { type CacheTags, isStale } from '../features/content/cache-tags.ts';
import { openContentCache } from '../features/content/content-cache.ts';
import { sitemapTags } from '../features/sitemap/sitemap.ts';
import type { Metrics } from '../platform/metrics.ts';
import { type MembersPage, sizeOfMembersPage, sizeOfVisitorsPage, type VisitorsPage } from './cached-page.ts';

const bytesOfVisitors = 64 * 1024 * 1024;
const bytesOfSitemap = 16 * 1024 * 1024;
const bytesOfPictures = 16 * 1024 * 1024;
/** A picture shows a title and a cover, which age with nothing but their content. */
const picturesMilliseconds = 24 * 3_600_000;
const bytesOfMembers = 32 * 1024 * 1024;

const articleTags: CacheTags = new Set(['article']);

/** Reports to Prometheus how many pages come from memory. */
export function watchPageCache(metrics: Metrics | undefined, cache: PageCache): void {
  const figureOf = (name: 'size' | 'hits' | 'made') => () =>
    Object.fromEntries(
      (['visitors', 'members', 'sitemap', 'pictures'] as const).map((of) => [of, cache[of].figures()[name]]),
    );
  metrics?.watch('portal_page_cache_bytes', 'Pages in the memory of this node', figureOf('size'));
  metrics?.watch('portal_page_cache_hits_total', 'Pages that came from memory', figureOf('hits'));
  metrics?.watch('portal_page_cache_made_total', 'Pages that were made for the memory', figureOf('made'));
}

/** Opens the page cache; a page stays until the content that it shows changes (spec 13.4). */
export function openPageCache() {
  const visitors = openContentCache<VisitorsPage>(bytesOfVisitors, sizeOfVisitorsPage);
  const members = openContentCache<MembersPage>(bytesOfMembers, sizeOfMembersPage);
  const ages = openContentCache<readonly number[]>(1, () => 1);
  const sitemap = openContentCache<{ text: string }>(bytesOfSitemap, ({ text }) => text.length);
  const pictures = openContentCache<{ jpeg: Uint8Array; tags: CacheTags }>(
    bytesOfPictures,
    ({ jpeg }) => jpeg.length,
    picturesMilliseconds,
  );
  return {
    visitors,
    /** By variant and address. */
    members,
    /** The ages that published articles ask for. */
    ages,
    /** The sitemap's files and the feeds, by path. */
    sitemap,
    /** The preview pictures of pages, by title and cover. */
    pictures,
    /** Drops what a change makes stale; see contentChanged. */
    drop(change: string | null): void {
      visitors.drop(({ tags }) => isStale(change, tags));
      members.drop(({ tags }) => isStale(change, tags));
      pictures.drop(({ tags }) => isStale(change, tags));
      if (isStale(change, articleTags)) ages.drop();
      if (isStale(change, sitemapTags)) sitemap.drop();
    },
  };
}

/** The key of a visitors' page: a page is kept with the announcement that stands on it, and one more without. */
export const visitorsKey = (address: string, announcement: { id: number } | null): string =>
  announcement === null ? address : `${address} ${announcement.id}`;

export type PageCache = ReturnType<typeof openPageCache>;
