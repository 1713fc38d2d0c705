import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { visitor } from '../../contract/caller.ts';
import type { Query, ScreenRow, Site, Viewer } from '../../contract/pages.ts';
import { Refusal } from '../../contract/refusal.ts';
import { cookiesOf } from '../api/http/cookies.ts';
import { logFailure, toRefusal } from '../api/http/errors.ts';
import type { RateLimit } from '../api/http/rate-limit.ts';
import { inProcessApi } from '../api/in-process-api.ts';
import { registerApiDocs } from '../api/openapi/api-docs.ts';
import { type Context, contextOf, type Portal } from '../context/context.ts';
import { sessionCookie } from '../features/accounts/sessions/session-issue.ts';
import { type SignedIn, sessionOfCookie } from '../features/accounts/sessions/sessions.ts';
import { networkOf } from '../platform/network/network.ts';
import type { Pages } from './assets.ts';
import { encodePage, encodingFor } from './encode-page.ts';
import { type CachedPage, openPageCache, type PageCache, pageToKeep } from './page-cache.ts';

interface PageServer {
  portal: Portal;
  pages: Pages;
  cache: PageCache;
  withinRate: RateLimit;
  site: Site;
}

/** Registers every screen, the files at the root of the site, and the page for unknown addresses. */
export async function registerPages(
  app: FastifyInstance,
  portal: Portal,
  pages: Pages,
  withinRate: RateLimit,
): Promise<void> {
  const { contactEmail, timeZone, smtpUrl } = portal.config;
  pages.renderer.setTimeZone(timeZone);
  const server: PageServer = {
    portal,
    pages,
    cache: openPageCache(),
    withinRate,
    site: { contactEmail, timeZone, sendsMail: smtpUrl !== undefined },
  };
  registerApiDocs(app, pages.assets.styles);
  portal.pubsub.on('content_changed', () => server.cache.drop());
  for (const screen of pages.renderer.screens) {
    app.get(screen.path, (request, reply) =>
      answerViewer(server, request, reply, (signedIn) =>
        answerScreen(server, screen, signedIn, request, reply),
      ),
    );
  }
  await app.register(fastifyStatic, {
    root: pages.folder,
    prefix: '/',
    preCompressed: true,
    decorateReply: false,
    dotfiles: 'ignore', // the build's manifest lies beside its files
    setHeaders: (response, path) => {
      const isNamedByContent = path.includes('/assets/');
      response.header(
        'cache-control',
        isNamedByContent ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
  app.setNotFoundHandler((request, reply) =>
    answerViewer(server, request, reply, async () => {
      throw new Refusal('notFound');
    }),
  );
}

function viewerOf({ portal }: PageServer, request: FastifyRequest): Promise<SignedIn | undefined> {
  return sessionOfCookie(portal, request.cookies[sessionCookie]);
}

const shown = (signedIn: SignedIn | undefined): Viewer | null =>
  signedIn === undefined
    ? null
    : {
        accountId: signedIn.caller.accountId,
        username: signedIn.caller.username,
        firstName: signedIn.firstName,
        role: signedIn.caller.role,
      };

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

/** Runs `work` for the viewer. A refusal, or a database that is away, becomes a page that gives the reason. */
async function answerViewer(
  server: PageServer,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (signedIn: SignedIn | undefined) => Promise<FastifyReply>,
): Promise<FastifyReply> {
  let signedIn: SignedIn | undefined;
  try {
    signedIn = await viewerOf(server, request);
    return await work(signedIn);
  } catch (error) {
    const refusal = toRefusal(error);
    logFailure(request.log, error, refusal);
    return refuse(server, signedIn, refusal, request, reply);
  }
}

async function answerScreen(
  server: PageServer,
  screen: ScreenRow,
  signedIn: SignedIn | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (signedIn === undefined && screen.who !== 'open') {
    reply.header('cache-control', 'private, no-store');
    return reply.redirect(`/login?next=${encodeURIComponent(request.url)}`, 302);
  }
  if (signedIn !== undefined && !mayOpen(screen, signedIn.caller.role)) throw new Refusal('notAllowed');
  if (signedIn?.caller.isProvisional && screen.who !== 'open' && screen.withProvisional !== true) {
    reply.header('cache-control', 'private, no-store');
    return reply.redirect('/profile?tab=datos', 302);
  }
  const query = queryOf(screen, request.query);
  const context: Context = contextOf(server.portal, signedIn?.caller ?? visitor, {
    log: request.log as Context['log'],
    cookies: cookiesOf(server.portal, request, reply),
    address: networkOf(request.ip),
  });
  const render = () =>
    server.pages.renderer.renderScreen({
      screen,
      api: inProcessApi(context),
      query,
      viewer: shown(signedIn),
      site: server.site,
      assets: server.pages.assets,
    });
  const key = `${screen.path}?${new URLSearchParams(query as Record<string, string>)}`;
  // a session cookie, even of an ended session, keeps a page out of every cache (spec 13.4)
  const hasCookie = request.cookies[sessionCookie] !== undefined;
  const isShared = server.pages.areKept && !hasCookie && screen.mode === 'page' && screen.isPrivate !== true;
  // each on their own, also where they share a rendering: nobody is refused for another's flood
  if (!isShared || !server.cache.has(key)) await server.withinRate('page', context.caller, context.address);
  if (!isShared) {
    const { html, status } = await render();
    return sendOnce(server, request, reply.status(status), html);
  }
  return sendKept(
    server,
    request,
    reply,
    await server.cache.get(key, async () => pageToKeep((await render()).html)),
  );
}

function mayOpen(screen: ScreenRow, role: 'member' | 'admin'): boolean {
  return screen.who === 'open' || screen.who === 'signedIn' || screen.who === role;
}

/** Sends a visitor's page, the same for everybody: a browser may cache it and asks whether it is current. */
function sendKept(
  { pages }: PageServer,
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
): FastifyReply {
  setPageHeaders(pages, reply)
    .header('cache-control', 'public, max-age=0, must-revalidate')
    .header('etag', page.etag);
  if (request.headers['if-none-match'] === page.etag) return reply.status(304).send();
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(page.bodies[encoding]);
}

/** Sends a page to one browser, in an encoding that it accepts. No cache may store it (spec 13.4). */
async function sendOnce(
  { pages }: PageServer,
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
): Promise<FastifyReply> {
  const encoding = encodingFor(request.headers['accept-encoding']);
  const body = await encodePage(Buffer.from(html), encoding);
  setPageHeaders(pages, reply).header('cache-control', 'private, no-store');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(body);
}

const setPageHeaders = ({ policy }: Pages, reply: FastifyReply): FastifyReply =>
  reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('vary', 'Cookie, Accept-Encoding');

const titles: Record<number, string> = {
  403: 'No puedes abrir esta página',
  404: 'No encontramos esta página',
  429: 'Espera un momento',
  503: 'Volvemos en unos segundos',
};

async function refuse(
  server: PageServer,
  signedIn: SignedIn | undefined,
  refusal: Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { pages, site } = server;
  const title = titles[refusal.status] ?? 'No pudimos mostrar esta página';
  const html = await pages.renderer.renderRefusal({
    path: request.url.split('?', 1)[0] ?? '',
    title,
    message: refusal.message,
    viewer: shown(signedIn),
    site,
    assets: pages.assets,
  });
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', refusal.retryAfterSeconds);
  return sendOnce(server, request, reply.status(refusal.status), html);
}
