import { setImmediate } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Caller, holds, visitor } from '../../contract/caller.ts';
import { pageSizeCookie } from '../../contract/constants.ts';
import type { Query, ScreenRow, ShownAnnouncement, Site, Viewer } from '../../contract/pages.ts';
import { Refusal } from '../../contract/refusal.ts';
import { cookiesOf, readCookie, sentCookie } from '../api/http/cookies.ts';
import type { RateLimit } from '../api/http/rate-limit.ts';
import { inProcessApi } from '../api/in-process-api.ts';
import { type Context, contextOf, type Portal } from '../context/context.ts';
import { sessionCookie } from '../features/accounts/sessions/session-cookie.ts';
import type { SignedIn } from '../features/accounts/sessions/sessions.ts';
import {
  announcementFor,
  announcementForVisitor,
  closedCookie,
} from '../features/announcements/announcements.ts';
import { readWaitingCounts } from '../features/overview/waiting-counts.ts';
import { networkOf } from '../platform/network/network.ts';
import { LaneFull, LaneLeft, openLane } from '../platform/process/lane.ts';
import { openSemaphores } from '../platform/process/semaphore.ts';
import type { Pages } from './assets.ts';
import { deflatedFrame, type MembersPage, membersPage, visitorsPage } from './cached-page.ts';
import type { openOwnPartsCache } from './own-parts-cache.ts';
import { type PageCache, visitorsKey } from './page-cache.ts';
import { variantOf } from './page-variants.ts';
import { countPageView } from './page-views.ts';
import type { openRefusalPages } from './refusal-pages.ts';
import { renderShared, renderWhole } from './render-screen.ts';
import { type Exchange, sendOwn, sendParts, sendVisitors } from './send-page.ts';
import type { VisitorFastPath } from './visitor-fast-path.ts';

export interface PageServer {
  portal: Portal;
  pages: Pages;
  cache: PageCache;
  ownParts: ReturnType<typeof openOwnPartsCache>;
  refusalPage: ReturnType<typeof openRefusalPages>;
  fastPath: VisitorFastPath;
  withinRate: RateLimit;
  site: Site;
}

/** The viewer, reduced to what pages may know; null = a visitor. */
export const viewerOf = (signedIn: SignedIn | undefined): Viewer | null =>
  signedIn === undefined
    ? null
    : {
        accountId: signedIn.caller.accountId,
        username: signedIn.caller.username,
        firstName: signedIn.firstName,
        role: signedIn.caller.role,
        ...(signedIn.caller.grants === undefined ? {} : { grants: signedIn.caller.grants }),
      };

/** The parameters in the query and the path of an address. */
const parametersOf = ({ query, params }: FastifyRequest): object => ({
  ...(query as object),
  ...(params as object),
});

/** The parameters that a screen names, in any case; a repeated one is ignored. */
export const queryOf = (screen: ScreenRow, raw: unknown): Query => {
  const given = new Map(
    Object.entries(raw as Record<string, unknown>).map(([name, value]) => [name.toLowerCase(), value]),
  );
  return Object.fromEntries(
    screen.params.flatMap((name) => {
      const value = given.get(name.toLowerCase());
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
};

/** A browser's page size for every list (spec 2.13); only screens that name this parameter get it. */
const keptSize = (request: FastifyRequest) => ({ size: sentCookie(request, pageSizeCookie) });

/**
 * Answers a screen. Redirects visitors of a closed screen to the sign-in, and accounts with a provisional password, without
 * gender and birth date, or without a second step that is due, to the page that fixes it; refuses (403) a screen of another
 * role. Who lacks a second step sees open screens as a visitor.
 */
export async function answerScreen(
  server: PageServer,
  screen: ScreenRow,
  given: SignedIn | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const isLate = given?.caller.lacksStep === true;
  const signedIn = isLate && screen.who === 'open' ? undefined : given;
  if (signedIn === undefined && screen.who !== 'open')
    return redirectTo(reply, `/login?next=${encodeURIComponent(request.url)}`);
  if (signedIn !== undefined && !mayOpen(screen, signedIn.caller)) throw new Refusal('notAllowed');
  const mustAct = signedIn?.caller.isProvisional || signedIn?.caller.isIncomplete;
  if (mustAct && screen.who !== 'open' && screen.withProvisional !== true)
    return redirectTo(reply, '/profile?tab=datos');
  if (isLate && !mustAct && screen.who !== 'open' && screen.withoutStep !== true)
    return redirectTo(reply, '/seguridad');
  const context: Context = contextOf(server.portal, signedIn?.caller ?? visitor, {
    log: request.log as Context['log'],
    cookies: cookiesOf(server.portal, request, (name, value) => void reply.header(name, value)),
    address: networkOf(request.ip),
  });
  const asked = {
    screen,
    query: queryOf(screen, { ...keptSize(request), ...parametersOf(request) }),
    context,
    viewer: await viewerOfScreen(screen, signedIn, context),
  };
  const exchange = { request, reply, policy: server.pages.policy };
  if (screen.mode === 'app') return answerApp(server, asked, exchange);
  const answered = await answerPage(server, asked, exchange);
  const { caller, address } = context;
  countPageView(server.portal, screen, asked.query, request, { role: caller.role, address });
  return answered;
}

/** The viewer with their announcement; administrators in their own frame get the counts of the menu instead. */
async function viewerOfScreen(
  { who }: ScreenRow,
  signedIn: SignedIn | undefined,
  context: Context,
): Promise<Viewer | null> {
  const viewer = viewerOf(signedIn);
  if (viewer === null) return null;
  if (signedIn?.caller.lacksStep) return viewer; // and no count of what they may not see
  if (viewer.role === 'admin' && who !== 'open') return { ...viewer, ...(await readWaitingCounts(context)) };
  const announcement = await announcementFor(context);
  return announcement === undefined ? viewer : { ...viewer, announcement };
}

/** No cache may store a redirect, which depends on the person (spec 13.4). */
const redirectTo = (reply: FastifyReply, address: string): FastifyReply =>
  reply.header('cache-control', 'private, no-store').redirect(address, 302);

interface Asked {
  screen: ScreenRow;
  query: Query;
  context: Context;
  viewer: Viewer | null;
}

async function answerApp(
  { pages, site, withinRate, ownParts }: PageServer,
  { screen, query, context, viewer }: Asked,
  exchange: Exchange,
): Promise<FastifyReply> {
  if (viewer === null) throw new Error(`${screen.path} is for nobody`); // app screens are never open
  await withinRate('page', context.caller, context.address);
  const { texts, own, status } = await pages.renderer.renderApp({
    screen,
    api: inProcessApi(context),
    query,
    site,
    assets: pages.assets,
    viewer,
  });
  exchange.reply.status(status);
  return sendParts(exchange, await deflatedFrame(texts), ownParts(own));
}

/** True if the address has parameters in which visitors describe themselves. */
const isPersonal = ({ personalParams = [] }: ScreenRow, query: Query): boolean =>
  personalParams.some((name) => query[name] !== undefined);

/**
 * Pages made of what visitors say of themselves, which no cache keeps: one at a time for all of them, with a pause as long
 * as each took, so that answers of exams come in between (spec 13.8). A training room presses at once.
 */
const personalWaiting = 60;
const personalLane = openLane({ waitingAtMost: personalWaiting, rests: true });

/** Refuses (503) work for which its lane has no place. */
export function refuseWhenFull(error: unknown): never {
  if (error instanceof LaneFull || error instanceof LaneLeft)
    throw new Refusal('unavailable', { retryAfterSeconds: 5 });
  throw error;
}

/**
 * Pages rendered at once for one address. Each holds the processor for milliseconds, and of hundreds at once all would
 * come before each step of an answer that is being saved.
 */
const renderedAtOnce = 3;
const inTurnOf = openSemaphores(renderedAtOnce);

/**
 * Answers a `page` screen, from the cache if its variant is shared, with the viewer's own parts inserted. A session
 * cookie, even of an ended session, keeps the page out of all other caches (spec 13.4).
 */
async function answerPage(server: PageServer, asked: Asked, exchange: Exchange): Promise<FastifyReply> {
  const { screen, query, context, viewer } = asked;
  const { pages, cache, withinRate } = server;
  const cookie = readCookie(server.portal, exchange.request, closedCookie);
  const announcement = viewer === null ? announcementForVisitor(server.portal, cookie) : null;
  const parts = { ...server, announcement };
  const key = `${screen.path}?${new URLSearchParams(query as Record<string, string>)}`;
  const isCached = pages.areCached && screen.isPrivate !== true && !isPersonal(screen, query);
  const hasCookie = readCookie(server.portal, exchange.request, sessionCookie) !== undefined;
  const isVisitors = isCached && !hasCookie;
  const cacheKey = visitorsKey(key, announcement);
  const ready = isVisitors ? cache.visitors.find(cacheKey) : undefined;
  if (ready !== undefined) {
    server.fastPath.remember(exchange.request.raw, { screen, query, key });
    return sendVisitors(exchange, ready);
  }
  // each request is counted and takes its turn, also those that share a rendering, so that nobody waits or is refused
  // for another's flood
  await withinRate('page', context.caller, context.address);
  const isAwaited = () => !exchange.reply.raw.destroyed;
  const inTurn = (work: () => Promise<FastifyReply>) =>
    isPersonal(screen, query) ? personalLane(work, isAwaited).catch(refuseWhenFull) : work();
  return inTurnOf(context.address)(async () => {
    await setImmediate(); // a page made from memory alone would begin with the last one's end, before all else
    if (!isVisitors) return inTurn(() => sendMembers(parts, asked, exchange, isCached ? key : undefined));
    const page = await cache.visitors.get(cacheKey, async () =>
      visitorsPage(await renderWhole(parts, asked, viewer, context)),
    );
    server.fastPath.remember(exchange.request.raw, { screen, query, key });
    return sendVisitors(exchange, page);
  });
}

/** Sends a page with the viewer's own parts, from the cache if it has a key there. */
async function sendMembers(
  server: PageServer & { announcement: ShownAnnouncement | null },
  asked: Asked,
  exchange: Exchange,
  key: string | undefined,
): Promise<FastifyReply> {
  const { context, viewer } = asked;
  const shared = key !== undefined && viewer !== null ? await findMembersPage(server, asked, key) : undefined;
  if (shared === undefined)
    return sendOwn(exchange, (await renderWhole(server, asked, viewer, context)).html);
  const own = await shared.ownPartsOf(viewer, inProcessApi(context));
  return sendParts(exchange, shared.texts, server.ownParts(own));
}

/** The page in the viewer's variant; undefined if the variant is refused it but this person may still see it. */
async function findMembersPage(
  server: PageServer,
  asked: Asked,
  address: string,
): Promise<MembersPage | undefined> {
  const { cache } = server;
  const { key, caller, role } = await variantOf(asked.context, cache.ages);
  try {
    return await cache.members.get(`${key} ${address}`, async () =>
      membersPage(await renderShared(server, asked, role, { ...asked.context, caller })),
    );
  } catch (error) {
    if (error instanceof Refusal && error.status < 500) return undefined; // for example an archived course of one's own
    throw error;
  }
}

function mayOpen({ who, grants = [] }: ScreenRow, caller: Caller): boolean {
  return (
    who === 'open' || who === 'signedIn' || who === caller.role || grants.some((role) => holds(caller, role))
  );
}
