import type { Server } from 'node:http';
import multipart from '@fastify/multipart';
import {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  fastify,
  LogController,
} from 'fastify';
import { openBodies } from '../api/http/bodies.ts';
import { answerError, registerFileCalls } from '../api/http/file-calls.ts';
import { readJsonStrictly } from '../api/http/json-body.ts';
import { answerJsonCalls } from '../api/http/json-calls.ts';
import { limitConnections } from '../api/http/limit-connections.ts';
import { askerOf, logRequest } from '../api/http/log-request.ts';
import { collectMethods } from '../api/http/methods.ts';
import { openRateLimit } from '../api/http/rate-limit.ts';
import { refuseTwoHosts } from '../api/http/refuse-two-hosts.ts';
import { newRequestNumber } from '../api/http/request-number.ts';
import { answerHeaders } from '../api/http/security-headers.ts';
import { limitUnknownAddresses } from '../api/http/unknown-addresses.ts';
import { registerOpenApi } from '../api/openapi/api-docs.ts';
import type { Portal } from '../context/context.ts';
import type { Pages } from '../pages/assets.ts';
import { registerFiles } from '../pages/files.ts';
import { registerHealth, registerSecurityContact } from '../pages/health.ts';
import { registerMaterialFiles } from '../pages/material-files.ts';
import { registerMetrics } from '../pages/metrics.ts';
import { registerPages } from '../pages/pages.ts';
import { registerPortalFiles } from '../pages/portal-files.ts';
import { registerSharePicture } from '../pages/share-picture.ts';
import { registerWellKnown } from '../pages/well-known.ts';
import type { Log } from '../platform/log.ts';
import { clientAddress, openTrust } from '../platform/network/client-address.ts';

/** Connections idle for this long in both directions are closed, which frees those of stalled readers. */
const silenceMilliseconds = 120_000;
/** Ten thousand idle ones still leave room for people. */
const connectionsAtMost = 12_000;
const requestMilliseconds = 300_000; // Node's default limit for a request to arrive, which Fastify disables

/** Calls have their own schemas, so Fastify's two compilers (6 MB) are never loaded. */
const noCompiler = () => () => {
  throw new Error('a route has a JSON schema: calls are checked by the contract');
};
const noSchemas = { buildValidator: noCompiler, buildSerializer: noCompiler };

/** The server over an open portal: API, files and, if given, pages. It does not listen. Tests use it too. */
export async function buildApp(portal: Portal, pages?: Pages): Promise<FastifyInstance> {
  const isTrusted = openTrust(portal.config.trustedProxies);
  const app = fastify({
    loggerInstance: portal.log as Log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newRequestNumber,
    requestTimeout: requestMilliseconds,
    connectionTimeout: silenceMilliseconds,
    frameworkErrors: (error, request, reply) => {
      // hooks and error handlers do not run for an undecodable address
      (reply as FastifyReply).headers(answerHeaders(portal, request.id));
      void answerError(error, request as FastifyRequest, reply as FastifyReply);
    },
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true },
    schemaController: { compilersFactory: noSchemas },
  }) as unknown as FastifyInstance;
  app.server.maxConnections = connectionsAtMost;
  limitConnections(app.server, portal);
  const withinRate = openRateLimit(portal);
  const bodies = openBodies();
  readJsonStrictly(app, bodies);
  await app.register(multipart);
  // none of these is asynchronous, so none costs a promise a request
  app.addHook('onRequest', (request, _reply, done) => {
    // Fastify's own would take any words for an address
    Object.defineProperty(request, 'ip', { value: clientAddress(request.raw, isTrusted) });
    done();
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(answerHeaders(portal, request.id));
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const answered = {
      route: request.routeOptions.url,
      status: reply.statusCode,
      milliseconds: reply.elapsedTime,
    };
    logRequest({ ...portal, log: request.log }, request.raw, answered, askerOf(request));
    done();
  });
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply));
  const methods = collectMethods(app);
  limitUnknownAddresses(app, methods, withinRate);
  registerHealth(app, portal, withinRate);
  registerSecurityContact(app, portal);
  registerMetrics(app, portal, withinRate);
  registerOpenApi(app);
  registerFileCalls(app, portal, { withinRate, bodies });
  answerJsonCalls(app, portal, { withinRate, bodies, methods });
  registerFiles(app, portal, withinRate);
  registerPortalFiles(app, portal, withinRate);
  registerMaterialFiles(app, portal, withinRate);
  registerWellKnown(app, portal, withinRate);
  registerSharePicture(app, portal, withinRate);
  if (pages !== undefined) await registerPages(app, portal, pages, { withinRate, methods, bodies });
  refuseTwoHosts(app.server, portal);
  warnOfUntrustedProxy(app.server, portal.log, isTrusted);
  portal.tracing?.follow(app.server);
  return app;
}

/** Warns once about an untrusted proxy: all its visitors would share one address, and its limits. */
function warnOfUntrustedProxy(server: Server, log: Log, isTrusted: (address: string) => boolean): void {
  let isSaid = false;
  server.on('request', ({ headers, socket }) => {
    const peer = socket.remoteAddress ?? '';
    if (isSaid || headers['x-forwarded-for'] === undefined || isTrusted(peer)) return;
    isSaid = true;
    log.warn({ peer }, 'X-Forwarded-For is not believed: TRUSTED_PROXIES does not name this peer');
  });
}
