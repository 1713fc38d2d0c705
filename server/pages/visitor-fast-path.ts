import type { IncomingMessage } from 'node:http';
import type { Query, ScreenRow } from '../../contract/pages.ts';
import type { Answers } from '../api/http/before-routing.ts';
import { logRequest } from '../api/http/log-request.ts';
import { newRequestNumber, requestNumberHeader } from '../api/http/request-number.ts';
import { securityHeaders } from '../api/http/security-headers.ts';
import type { Portal } from '../context/context.ts';
import { openLru } from '../platform/lru.ts';
import { clientAddress, openTrust } from '../platform/network/client-address.ts';
import { networkOf } from '../platform/network/network.ts';
import type { VisitorsPage } from './cached-page.ts';
import { type PageCache, visitorsKey } from './page-cache.ts';
import { countPageView } from './page-views.ts';
import { type VisitorsForm, visitorsAnswer, visitorsForm } from './send-page.ts';

const addressesAtMost = 5_000;
const longestAddress = 200;

/** The page behind an address: a screen with its parameters, and the key of the cache without an announcement. */
interface KnownPage {
  screen: ScreenRow;
  query: Query;
  key: string;
}

/** The one way past the router, for visitors' cached pages. */
export interface VisitorFastPath {
  /** Remembers the page behind a request's address; requests with cookies are left to the router. */
  remember(request: IncomingMessage, page: KnownPage): void;
  /** Answers a visitor's GET of a cached page; returns false for every other request. */
  answer: Answers;
}

const isVisitorsGet = ({ method, headers }: IncomingMessage) =>
  method === 'GET' && headers.cookie === undefined;

/** An answer as Node writes it fastest: the headers as an array of names and values. */
interface ReadyAnswer {
  status: number;
  head: string[];
  body: Buffer | undefined;
}

/**
 * Opens the fast path. Without cookies the answer is the same for everybody who writes the address the same way, so it
 * needs no routing, hooks or parsing (spec 13.4).
 */
export function openVisitorFastPath(portal: Portal, cache: PageCache, policy: string): VisitorFastPath {
  const isTrusted = openTrust(portal.config.trustedProxies);
  const known = openLru<KnownPage>(addressesAtMost);
  const keyNow = ({ key }: KnownPage) => visitorsKey(key, portal.announcements.forVisitor([]));
  const ready = new WeakMap<VisitorsPage, Map<VisitorsForm, ReadyAnswer>>();

  function readyAnswer(page: VisitorsPage, form: VisitorsForm): ReadyAnswer {
    const ofPage = ready.get(page) ?? new Map<VisitorsForm, ReadyAnswer>();
    const found = ofPage.get(form);
    if (found !== undefined) return found;
    const { status, headers, body } = visitorsAnswer(page, policy, form);
    const made = { status, head: Object.entries({ ...securityHeaders(portal), ...headers }).flat(), body };
    ready.set(page, ofPage.set(form, made));
    return made;
  }
  return {
    remember(request, page) {
      const { url = '' } = request;
      if (isVisitorsGet(request) && url.length <= longestAddress && !known.has(url)) known.set(url, page);
    },
    answer(request, response) {
      if (!isVisitorsGet(request)) return false;
      const found = known.get(request.url ?? '');
      const page = found === undefined ? undefined : cache.visitors.find(keyNow(found));
      if (found === undefined || page === undefined) return false;
      const begun = performance.now();
      const { status, head, body } = readyAnswer(page, visitorsForm(request, page));
      const reqId = newRequestNumber();
      response.writeHead(status, [...head, requestNumberHeader, reqId]).end(body);
      const address = networkOf(clientAddress(request, isTrusted));
      countPageView(portal, found.screen, found.query, request, { role: 'open', address });
      const answered = { route: found.screen.path, status, milliseconds: performance.now() - begun };
      logRequest(portal, request, answered, { reqId });
      return true;
    },
  };
}
