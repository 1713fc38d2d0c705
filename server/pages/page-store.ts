import { openContentCache } from './content-cache.ts';
import { type MembersPage, sizeOfMembersPage, sizeOfVisitorsPage, type VisitorsPage } from './kept-page.ts';

const bytesOfVisitors = 64 * 1024 * 1024;
const bytesOfMembers = 32 * 1024 * 1024;

/** What is kept of pages until content changes (spec 13.4). */
export function openPageStore() {
  const visitors = openContentCache<VisitorsPage>(bytesOfVisitors, sizeOfVisitorsPage);
  const members = openContentCache<MembersPage>(bytesOfMembers, sizeOfMembersPage);
  const ages = openContentCache<readonly number[]>(1, () => 1);
  return {
    visitors,
    /** By audience and address. */
    members,
    /** The ages that published articles ask for. */
    ages,
    /** Forgets the pages whose addresses are stale; by default everything. */
    drop(isStale: (address: string) => boolean = () => true): void {
      visitors.drop(isStale);
      members.drop((key) => isStale(key.slice(key.indexOf(' /') + 1)));
      ages.drop(isStale);
    },
  };
}

export type PageStore = ReturnType<typeof openPageStore>;
