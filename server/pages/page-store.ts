import { openContentCache } from '../features/content/content-cache.ts';
import { isStale, type ShownContent } from '../features/content/shown-content.ts';
import { shownInSitemap } from '../features/sitemap/sitemap.ts';
import { type MembersPage, sizeOfMembersPage, sizeOfVisitorsPage, type VisitorsPage } from './kept-page.ts';

const bytesOfVisitors = 64 * 1024 * 1024;
const bytesOfSitemap = 16 * 1024 * 1024;
const bytesOfMembers = 32 * 1024 * 1024;

const madeOfArticles: ShownContent = new Set(['article']);

/** What is kept of pages until what they show changes (spec 13.4). */
export function openPageStore() {
  const visitors = openContentCache<VisitorsPage>(bytesOfVisitors, sizeOfVisitorsPage);
  const members = openContentCache<MembersPage>(bytesOfMembers, sizeOfMembersPage);
  const ages = openContentCache<readonly number[]>(1, () => 1);
  const sitemap = openContentCache<{ text: string }>(bytesOfSitemap, ({ text }) => text.length);
  return {
    visitors,
    /** By audience and address. */
    members,
    /** The ages that published articles ask for. */
    ages,
    sitemap,
    /** Forgets what a change makes stale; see contentChanged. */
    drop(what: string | null): void {
      visitors.drop(({ shown }) => isStale(what, shown));
      members.drop(({ shown }) => isStale(what, shown));
      if (isStale(what, madeOfArticles)) ages.drop();
      if (isStale(what, shownInSitemap)) sitemap.drop();
    },
  };
}

export type PageStore = ReturnType<typeof openPageStore>;
