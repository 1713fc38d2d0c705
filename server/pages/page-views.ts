import type { IncomingMessage } from 'node:http';
import type { Role } from '../../contract/caller.ts';
import type { Query, ScreenRow } from '../../contract/pages.ts';
import { isFromOwnPage, isPrefetch } from '../api/http/cookies.ts';
import type { Portal } from '../context/context.ts';
import { isProgram } from '../features/readership/readership.rules.ts';

/** True for the first page of the results of all kinds: the others are opened from it. */
const isFirstOfAll = ({ type, page }: Query): boolean => type === undefined && (page ?? '1') === '1';

/**
 * Counts a page view of the row that a screen shows (spec 10.6). Administrators, programs and prefetches are not
 * counted; a page that was prefetched sends a HEAD request once it is shown.
 */
export function countPageView(
  portal: Portal,
  screen: ScreenRow,
  query: Query,
  request: Pick<IncomingMessage, 'headers' | 'method'>,
  { role, address }: { role: Role; address: string },
): void {
  if (screen.counts === undefined || role === 'admin' || isPrefetch(request)) return;
  if (isProgram(request.headers['user-agent'])) return;
  if (request.method === 'HEAD' && !isFromOwnPage(portal, request)) return;
  if (screen.counts !== 'search') portal.readership.opened(screen.counts, Number(query['id']));
  else if (isFirstOfAll(query)) portal.searchedPhrases.searched(query['search'] ?? '', address);
}
