import type { IncomingMessage } from 'node:http';
import type { Query, ScreenRow } from '../../contract/pages.ts';
import type { Answers } from '../api/http/answer-first.ts';
import { logRequest } from '../api/http/log-request.ts';
import { newRequestNumber, requestNumberHeader } from '../api/http/request-number.ts';
import { securityHeaders } from '../api/http/security-headers.ts';
import type { Portal } from '../context/context.ts';
import { openLru } from '../platform/lru.ts';
import type { VisitorsPage } from './kept-page.ts';
import { countOpening } from './openings.ts';
import type { PageStore } from './page-store.ts';
import { type VisitorsForm, visitorsAnswer, visitorsForm } from './send-page.ts';

/** Addresses as browsers ask for them; only such as were answered once. */
const addressesAtMost = 5_000;
const longestAddress = 200;

/** What an address leads to: a screen with parameters, kept under a key. */
interface Known {
  screen: ScreenRow;
  query: Query;
  address: string;
}

/** Answers visitors' kept pages before anything else is done for the request. */
export interface Hits {
  /** Remembers what a request's address leads to, without its cookies. */
  note(request: IncomingMessage, known: Known): void;
  /** True if it answered: a visitor's GET of a page that is kept. */
  answer: Answers;
}

const isPlain = ({ method, headers }: IncomingMessage) => method === 'GET' && headers.cookie === undefined;

/** An answer as Node writes it soonest: the head as names and values in turn. */
interface ReadyAnswer {
  status: number;
  head: string[];
  body: Buffer | undefined;
}

/**
 * A visitor's page from memory needs no routing, hooks or parsing (spec 13.4): without cookies the answer is the same for
 * everybody who writes the address so.
 */
export function openHits(portal: Portal, store: PageStore, policy: string): Hits {
  const known = openLru<Known>(addressesAtMost);
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
    note(request, what) {
      const { url = '' } = request;
      if (isPlain(request) && url.length <= longestAddress && !known.has(url)) known.set(url, what);
    },
    answer(request, response) {
      if (!isPlain(request)) return false;
      const found = known.get(request.url ?? '');
      const page = found === undefined ? undefined : store.visitors.find(found.address);
      if (found === undefined || page === undefined) return false;
      const begun = performance.now();
      const { status, head, body } = readyAnswer(page, visitorsForm(request, page));
      const reqId = newRequestNumber();
      response.writeHead(status, [...head, requestNumberHeader, reqId]).end(body);
      countOpening(portal, found.screen, found.query, request, 'open');
      logRequest(portal.log, request, status, performance.now() - begun, { reqId });
      return true;
    },
  };
}
