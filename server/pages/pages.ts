import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ScreenRow, Viewer } from '../../contract/pages.ts';
import { Refusal } from '../../contract/refusal.ts';
import { answerBeforeRouting } from '../api/http/before-routing.ts';
import type { Bodies } from '../api/http/bodies.ts';
import { readCookie } from '../api/http/cookies.ts';
import { logFailure, toRefusal } from '../api/http/errors.ts';
import { noteCaller, noteRefusal } from '../api/http/log-request.ts';
import type { Methods } from '../api/http/methods.ts';
import type { RateLimit } from '../api/http/rate-limit.ts';
import { registerApiDocs } from '../api/openapi/api-docs.ts';
import type { Portal } from '../context/context.ts';
import { sessionCookie } from '../features/accounts/sessions/session-cookie.ts';
import { type SignedIn, sessionOfCookie } from '../features/accounts/sessions/sessions.ts';
import { openOtherBuilds } from '../features/builds/builds.ts';
import { wasRemovedForGood } from '../features/content/gone.queries.ts';
import { readWaitingCounts } from '../features/overview/waiting-counts.ts';
import { answerScreen, type PageServer, viewerOf } from './answer-screen.ts';
import type { Pages } from './assets.ts';
import { filesNamedByContent, registerBuiltFiles } from './built-files.ts';
import { openOwnPartsCache } from './own-parts-cache.ts';
import { openPageCache, watchPageCache } from './page-cache.ts';
import { registerPagePictures } from './page-picture.ts';
import { takePlainForms } from './plain-forms.ts';
import { openRefusalPages } from './refusal-pages.ts';
import { registerSearchEngines } from './search-engines.ts';
import { sendParts } from './send-page.ts';
import { siteOf } from './site.ts';
import { openVisitorFastPath } from './visitor-fast-path.ts';

/** Registers every screen, the files at the root of the site, and the page for unknown addresses. */
export async function registerPages(
  app: FastifyInstance,
  portal: Portal,
  pages: Pages,
  { withinRate, methods, bodies }: { withinRate: RateLimit; methods: Methods; bodies: Bodies },
): Promise<void> {
  pages.renderer.setTimeZone(portal.config.timeZone);
  const cache = openPageCache();
  watchPageCache(portal.metrics, cache);
  portal.pubsub.on('content_changed', cache.drop);
  portal.settings.onChange(() => cache.drop(''));
  const fastPath = openVisitorFastPath(portal, cache, pages.policy);
  answerBeforeRouting(app.server, fastPath.answer);
  const site = siteOf(portal);
  const server: PageServer = {
    portal,
    pages,
    cache,
    ownParts: openOwnPartsCache(),
    refusalPage: openRefusalPages(pages, site),
    fastPath,
    withinRate,
    site,
  };
  registerApiDocs(app, pages.assets.styles);
  registerSearchEngines(app, portal, { screens: pages.renderer.screens, site, cache, withinRate });
  registerPagePictures(app, server);
  for (const screen of pages.renderer.screens) {
    app.get(screen.path, (request, reply) => {
      const moved = movedFrom(screen, request.url);
      if (moved !== undefined) return reply.redirect(moved, 301);
      return answerViewer(server, request, reply, (signedIn) =>
        answerScreen(server, screen, signedIn, request, reply).catch(async (error: unknown) => {
          throw (await isGone(server, screen, request, error)) ? new Refusal('gone') : error;
        }),
      );
    });
  }
  await app.register(async (scope) =>
    takePlainForms(scope, server, bodies, {
      answer: (request, reply, work) => answerViewer(server, request, reply, work),
      refuse: (signedIn, refusal, request, reply) =>
        refuse(server, signedIn, refusal, request, reply, 'No pudimos recibir tu formulario'),
    }),
  );
  const others = pages.areCached
    ? await openOtherBuilds(portal, filesNamedByContent(pages.folder))
    : undefined;
  app.addHook('onClose', async () => others?.close());
  registerBuiltFiles(app, pages, { withinRate, methods, settings: portal.settings, others });
  app.setNotFoundHandler((request, reply) =>
    answerViewer(server, request, reply, async () => {
      throw new Refusal('notFound');
    }),
  );
}

/** The addresses that the specification spells with a trailing slash (spec 2.1). */
const spelledWithSlash = /^\/leer(?:articulo|curso)\/$/i;

/** The canonical address of a screen requested with other case or a trailing slash; undefined if it is canonical. */
function movedFrom({ path, mode }: ScreenRow, url: string): string | undefined {
  const [asked = '', query] = url.split(/\?(.*)/s, 2);
  if (mode !== 'page' || path.includes(':') || asked === path || spelledWithSlash.test(asked))
    return undefined;
  return query === undefined ? path : `${path}?${query}`;
}

/** True if a screen found nothing because the row in its address, or the part of one, was deleted for good. */
async function isGone(
  { portal }: PageServer,
  { rowOf, partOf }: ScreenRow,
  request: FastifyRequest,
  error: unknown,
): Promise<boolean> {
  if (toRefusal(error).status !== 404) return false;
  const query = request.query as Record<string, unknown>;
  const named = query['id'] ? { id: query['id'], table: rowOf } : partNamed(query, partOf);
  if (named?.table === undefined || typeof named.id !== 'string' || !/^[1-9]\d{0,8}$/.test(named.id))
    return false;
  return wasRemovedForGood(portal.db, named.table, Number(named.id));
}

const partNamed = (query: Record<string, unknown>, part: ScreenRow['partOf']) =>
  part && { id: query[part.param], table: part.table };

/** A page with a missing or malformed id does not exist (spec 2.1): 404 instead of the 400 of a call. */
const asPage = (refusal: Refusal) => (refusal.status === 400 ? new Refusal('notFound') : refusal);

function sessionOf({ portal }: PageServer, request: FastifyRequest): Promise<SignedIn | undefined> {
  return sessionOfCookie(portal, readCookie(portal, request, sessionCookie));
}

/** Runs `work` for the viewer. A refusal, or an unreachable database, becomes a page with the reason. */
async function answerViewer(
  server: PageServer,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (signedIn: SignedIn | undefined) => Promise<FastifyReply>,
): Promise<FastifyReply> {
  let signedIn: SignedIn | undefined;
  try {
    signedIn = await sessionOf(server, request);
    if (signedIn !== undefined) noteCaller(request, signedIn.caller);
    return await work(signedIn);
  } catch (error) {
    const refusal = asPage(toRefusal(error));
    logFailure(request.log, error, refusal);
    noteRefusal(request, refusal);
    return refuse(server, signedIn, refusal, request, reply);
  }
}

/** The viewer of a refusal; administrators get the menu's counts too, unless the database failed. */
async function refusedViewer(
  portal: Portal,
  signedIn: SignedIn | undefined,
  request: FastifyRequest,
): Promise<Viewer | null> {
  const viewer = viewerOf(signedIn);
  if (viewer?.role !== 'admin') return viewer;
  try {
    return { ...viewer, ...(await readWaitingCounts(portal)) };
  } catch (error) {
    logFailure(request.log, error, toRefusal(error));
    return viewer;
  }
}

async function refuse(
  { portal, pages, refusalPage }: PageServer,
  signedIn: SignedIn | undefined,
  refusal: Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
  title?: string,
): Promise<FastifyReply> {
  const path = request.url.split('?', 1)[0] ?? '';
  const { texts, own } = await refusalPage(refusal, {
    viewer: await refusedViewer(portal, signedIn, request),
    path,
    title,
    number: request.id,
  });
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', refusal.retryAfterSeconds);
  return sendParts({ request, reply: reply.status(refusal.status), policy: pages.policy }, texts, own);
}
