import type { IncomingMessage } from 'node:http';
import type { Role } from '../../contract/caller.ts';
import type { Query, ScreenRow } from '../../contract/pages.ts';
import { isFromOwnPage, isPrefetch } from '../api/http/cookies.ts';
import type { Portal } from '../context/context.ts';
import { isProgram } from '../features/readership/readership.rules.ts';

/**
 * Counts that a person opened what a screen shows (spec 10.6). Not counted: administrators, programs, and what a browser
 * fetches in advance; once that is shown, the page says so by a HEAD request.
 */
export function countOpening(
  portal: Portal,
  screen: ScreenRow,
  query: Query,
  request: Pick<IncomingMessage, 'headers' | 'method'>,
  role: Role,
): void {
  if (screen.counts === undefined || role === 'admin' || isPrefetch(request)) return;
  if (isProgram(request.headers['user-agent'])) return;
  if (request.method === 'HEAD' && !isFromOwnPage(portal, request)) return;
  portal.readership.opened(screen.counts, Number(query['id']));
}
