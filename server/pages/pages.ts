import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { visitor } from '../../contract/caller.ts';
import { Refusal } from '../../contract/refusal.ts';
import { answerFirst } from '../api/http/answer-first.ts';
import { readCookie } from '../api/http/cookies.ts';
import { logFailure, toRefusal } from '../api/http/errors.ts';
import { noteCaller, noteRefusal } from '../api/http/log-request.ts';
import type { Methods } from '../api/http/methods.ts';
import type { RateLimit } from '../api/http/rate-limit.ts';
import { inProcessApi } from '../api/in-process-api.ts';
import { registerApiDocs } from '../api/openapi/api-docs.ts';
import { contextOf, type Portal } from '../context/context.ts';
import { sessionCookie } from '../features/accounts/sessions/session-issue.ts';
import { type SignedIn, sessionOfCookie } from '../features/accounts/sessions/sessions.ts';
import { networkOf } from '../platform/network/network.ts';
import { answerScreen, type PageServer, shown } from './answer-screen.ts';
import type { Pages } from './assets.ts';
import { registerBuiltFiles } from './built-files.ts';
import { openHits } from './hits.ts';
import { openKeptContent } from './kept-content.ts';
import { openPageStore } from './page-store.ts';
import { openRefusalPages } from './refusal-pages.ts';
import { sendParts } from './send-page.ts';

/** Registers every screen, the files at the root of the site, and the page for unknown addresses. */
export async function registerPages(
  app: FastifyInstance,
  portal: Portal,
  pages: Pages,
  { withinRate, methods }: { withinRate: RateLimit; methods: Methods },
): Promise<void> {
  const { contactEmail, timeZone, smtpUrl } = portal.config;
  pages.renderer.setTimeZone(timeZone);
  const store = openPageStore();
  const hits = openHits(portal, store, pages.policy);
  answerFirst(app.server, hits.answer);
  const site = { contactEmail, timeZone, sendsMail: smtpUrl !== undefined };
  const server: PageServer = {
    portal,
    pages,
    store,
    keptContent: openKeptContent(),
    refusalPage: openRefusalPages(pages, site),
    hits,
    withinRate,
    site,
  };
  registerApiDocs(app, pages.assets.styles);
  portal.pubsub.on('content_changed', store.drop);
  for (const screen of pages.renderer.screens) {
    app.get(screen.path, (request, reply) =>
      answerViewer(server, request, reply, (signedIn) =>
        answerScreen(server, screen, signedIn, request, reply),
      ),
    );
  }
  await app.register(async (scope) => takeContactForm(scope, server));
  registerBuiltFiles(app, pages, { withinRate, methods });
  app.setNotFoundHandler((request, reply) =>
    answerViewer(server, request, reply, async () => {
      throw new Refusal('notFound');
    }),
  );
}

/**
 * The form of /contact for who has no script (spec 2.10): the same call, and back to the page, which says that the message
 * came. What is missing is said on a page; the browser's way back has what was typed.
 */
function takeContactForm(scope: FastifyInstance, server: PageServer): void {
  const asFields = (_: FastifyRequest, body: string) =>
    Promise.resolve(Object.fromEntries(new URLSearchParams(body)));
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: formBytes },
    asFields as never,
  );
  const isInTime = ({ ip }: FastifyRequest) => server.withinRate('page', visitor, networkOf(ip));
  scope.post('/contact', { onRequest: isInTime }, (request, reply) =>
    answerViewer(server, request, reply, async (signedIn) => {
      const context = contextOf(server.portal, visitor, { address: networkOf(request.ip) });
      try {
        await inProcessApi(context).contact.sendMessage(request.body as never);
      } catch (error) {
        if (!(error instanceof Refusal) || error.status !== 400) throw error;
        return refuse(server, signedIn, withReasons(error), request, reply);
      }
      return reply.redirect('/contact?enviado=1', 303);
    }),
  );
}

/** The longest message, six bytes a letter. */
const formBytes = 40 * 1024;

/** The refusal of a form, with the sentences of its fields. */
function withReasons(refusal: Refusal): Refusal {
  refusal.message = [
    ...refusal.errors.map(({ message }) => message),
    'Vuelve atrás: lo que escribiste sigue ahí.',
  ].join(' ');
  return refusal;
}

/** An address is no form: one that lacks its id, or has one that is none, names nothing (spec 2.1). */
const asPage = (refusal: Refusal) => (refusal.status === 400 ? new Refusal('notFound') : refusal);

function viewerOf({ portal }: PageServer, request: FastifyRequest): Promise<SignedIn | undefined> {
  return sessionOfCookie(portal, readCookie(portal, request, sessionCookie));
}

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
    if (signedIn !== undefined) noteCaller(request, signedIn.caller);
    return await work(signedIn);
  } catch (error) {
    const refusal = asPage(toRefusal(error));
    logFailure(request.log, error, refusal);
    noteRefusal(request, refusal);
    return refuse(server, signedIn, refusal, request, reply);
  }
}

async function refuse(
  { pages, refusalPage }: PageServer,
  signedIn: SignedIn | undefined,
  refusal: Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const path = request.url.split('?', 1)[0] ?? '';
  const { texts, own } = await refusalPage(refusal, { viewer: shown(signedIn), path, number: request.id });
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', refusal.retryAfterSeconds);
  return sendParts({ request, reply: reply.status(refusal.status), policy: pages.policy }, texts, own);
}
