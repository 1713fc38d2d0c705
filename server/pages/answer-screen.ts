import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Role, visitor } from '../../contract/caller.ts';
import { pageSizeCookie } from '../../contract/constants.ts';
import type { Query, ScreenRow, Site, Viewer } from '../../contract/pages.ts';
import { Refusal } from '../../contract/refusal.ts';
import { cookiesOf, readCookie } from '../api/http/cookies.ts';
import type { RateLimit } from '../api/http/rate-limit.ts';
import { inProcessApi } from '../api/in-process-api.ts';
import { type Context, contextOf, type Portal } from '../context/context.ts';
import { sessionCookie } from '../features/accounts/sessions/session-issue.ts';
import type { SignedIn } from '../features/accounts/sessions/sessions.ts';
import { countNewMessages } from '../features/contact/contact.ts';
import { addShown, type ShownContent } from '../features/content/shown-content.ts';
import { networkOf } from '../platform/network/network.ts';
import type { Pages } from './assets.ts';
import { audienceOf } from './audience.ts';
import type { Hits } from './hits.ts';
import type { openKeptContent } from './kept-content.ts';
import {
  deflatedFrame,
  type MembersPage,
  membersPage,
  type RenderedPage,
  visitorsPage,
  type WholePage,
} from './kept-page.ts';
import { countOpening } from './openings.ts';
import type { PageStore } from './page-store.ts';
import type { openRefusalPages } from './refusal-pages.ts';
import { type Exchange, sendOwn, sendParts, sendVisitors } from './send-page.ts';

/** What pages are answered with. */
export interface PageServer {
  portal: Portal;
  pages: Pages;
  store: PageStore;
  keptContent: ReturnType<typeof openKeptContent>;
  refusalPage: ReturnType<typeof openRefusalPages>;
  hits: Hits;
  withinRate: RateLimit;
  site: Site;
}

/** The viewer with what pages may know; null = a visitor. */
export const shown = (signedIn: SignedIn | undefined): Viewer | null =>
  signedIn === undefined
    ? null
    : {
        accountId: signedIn.caller.accountId,
        username: signedIn.caller.username,
        firstName: signedIn.firstName,
        role: signedIn.caller.role,
      };

/** What an address says: in its query, and in its path where a screen has a parameter there. */
const parametersOf = ({ query, params }: FastifyRequest): object => ({
  ...(query as object),
  ...(params as object),
});

/** The parameters that a screen names, in any case; one that is repeated is ignored. */
const queryOf = (screen: ScreenRow, raw: unknown): Query => {
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

/** What a browser keeps for every list (spec 2.13); a screen that takes no such parameter gets none of it. */
const kept = (cookies: FastifyRequest['cookies']) => ({ size: cookies[pageSizeCookie] });

/**
 * Answers a screen for whoever asks. Leads visitors of a screen of the signed-in to the sign-in, and provisional
 * passwords to where they are changed; refuses (403) a screen of another role.
 */
export async function answerScreen(
  server: PageServer,
  screen: ScreenRow,
  signedIn: SignedIn | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (signedIn === undefined && screen.who !== 'open')
    return leadTo(reply, `/login?next=${encodeURIComponent(request.url)}`);
  if (signedIn !== undefined && !mayOpen(screen, signedIn.caller.role)) throw new Refusal('notAllowed');
  if (signedIn?.caller.isProvisional && screen.who !== 'open' && screen.withProvisional !== true)
    return leadTo(reply, '/profile?tab=datos');
  const context: Context = contextOf(server.portal, signedIn?.caller ?? visitor, {
    log: request.log as Context['log'],
    cookies: cookiesOf(server.portal, request, reply),
    address: networkOf(request.ip),
  });
  const asked = {
    screen,
    query: queryOf(screen, { ...kept(request.cookies), ...parametersOf(request) }),
    context,
    viewer: shown(signedIn),
  };
  const exchange = { request, reply, policy: server.pages.policy };
  if (screen.mode === 'app') return answerApp(server, asked, exchange);
  const answered = await answerPage(server, asked, exchange);
  countOpening(server.portal, screen, asked.query, request, context.caller.role);
  return answered;
}

/** No cache may keep where a person was led (spec 13.4). */
const leadTo = (reply: FastifyReply, address: string): FastifyReply =>
  reply.header('cache-control', 'private, no-store').redirect(address, 302);

/** A screen, its parameters, and who asks for it. */
interface Asked {
  screen: ScreenRow;
  query: Query;
  context: Context;
  viewer: Viewer | null;
}

async function answerApp(
  { pages, site, withinRate, keptContent }: PageServer,
  { screen, query, context, viewer }: Asked,
  exchange: Exchange,
): Promise<FastifyReply> {
  if (viewer === null) throw new Error(`${screen.path} is for nobody`); // app screens are never open
  await withinRate('page', context.caller, context.address);
  const api = inProcessApi(context);
  const { frame, own, status } = await pages.renderer.renderApp({
    ...{ screen, api, query, site, assets: pages.assets, keep: keptContent.keep },
    viewer: viewer.role === 'admin' ? { ...viewer, newMessages: await countNewMessages(context) } : viewer,
  });
  exchange.reply.status(status);
  return sendParts(exchange, await deflatedFrame(frame), own.map(keptContent.asSent));
}

/**
 * A `page` screen is rendered once for everybody of an audience, and kept; each one's own parts are put in for the
 * request. A session cookie, even of an ended session, keeps a page out of every cache elsewhere (spec 13.4).
 */
async function answerPage(server: PageServer, asked: Asked, exchange: Exchange): Promise<FastifyReply> {
  const { screen, query, context, viewer } = asked;
  const { pages, store, withinRate } = server;
  const address = `${screen.path}?${new URLSearchParams(query as Record<string, string>)}`;
  const isKept = pages.areKept && screen.isPrivate !== true;
  const hasCookie = readCookie(server.portal, exchange.request, sessionCookie) !== undefined;
  const isShared = isKept && !hasCookie;
  // each on their own, also where they share a rendering: nobody is refused for another's flood
  if (!isShared || store.visitors.find(address) === undefined)
    await withinRate('page', context.caller, context.address);
  if (isShared) {
    const make = async () => visitorsPage(await renderWhole(server, asked));
    const page = await store.visitors.get(address, make);
    server.hits.note(exchange.request.raw, { screen, query, address });
    return sendVisitors(exchange, page);
  }
  const shared = isKept && viewer !== null ? await findMembersPage(server, asked, address) : undefined;
  if (shared === undefined) return sendOwn(exchange, (await renderWhole(server, asked)).html);
  return sendParts(exchange, shared.texts, await shared.renderOwn(viewer, inProcessApi(context)));
}

/** What the audience of a viewer sees; undefined where it is refused to them and may still be open to this person. */
async function findMembersPage(
  server: PageServer,
  { screen, query, context }: Asked,
  address: string,
): Promise<MembersPage | undefined> {
  const { store } = server;
  const { key, caller, role } = await audienceOf(context, store.ages);
  try {
    return await store.members.get(`${key} ${address}`, async () =>
      membersPage(await renderFor(server, { screen, query }, role, { ...context, caller })),
    );
  } catch (error) {
    if (error instanceof Refusal && error.status < 500) return undefined; // an archived course of one's own
    throw error;
  }
}

/** A `page` screen as whoever `context` acts for sees it, without their own parts. */
async function renderFor(
  { pages, site }: PageServer,
  asked: Pick<Asked, 'screen' | 'query'>,
  role: Role,
  context: Context,
): Promise<RenderedPage> {
  const shown: ShownContent = new Set();
  const api = inProcessApi(context, (controller, input) => addShown(shown, controller, input));
  return { ...(await pages.renderer.renderPage({ ...asked, role, site, assets: pages.assets, api })), shown };
}

/** A `page` screen for one viewer, with their own parts. */
async function renderWhole(server: PageServer, asked: Asked): Promise<WholePage> {
  const { context, viewer } = asked;
  const { texts, renderOwn, shown } = await renderFor(server, asked, context.caller.role, context);
  const own = await renderOwn(viewer, inProcessApi(context));
  return { html: texts.map((text, index) => text + (own[index] ?? '')).join(''), shown };
}

function mayOpen(screen: ScreenRow, role: 'member' | 'admin'): boolean {
  return screen.who === 'open' || screen.who === 'signedIn' || screen.who === role;
}
