import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bodyBytesOf, type Endpoint, takesKey } from '../../../contract/endpoint.ts';
import { everyEndpoint } from '../../../contract/index.ts';
import { Refusal } from '../../../contract/refusal.ts';
import type { Context, Portal } from '../../context/context.ts';
import type { FileBody } from '../../platform/files/file-body.ts';
import { networkOf } from '../../platform/network/network.ts';
import { callEndpoint } from '../call/call.ts';
import { idempotencyKeyOf } from '../call/idempotency.ts';
import { callerOfLink } from '../call/signed-links.ts';
import { handlerOf } from '../controllers/index.ts';
import type { Bodies } from './bodies.ts';
import { admit, callerOf, isKnown } from './caller.ts';
import { cookiesOf, isFromOwnPage, isPrefetch } from './cookies.ts';
import { logFailure, refusalEnvelope, toRefusal } from './errors.ts';
import { noteCaller, noteRefusal } from './log-request.ts';
import type { RateLimit } from './rate-limit.ts';
import { leaveBodiesUnread, receiveBytes } from './receive-bytes.ts';
import { withUpload } from './receive-upload.ts';
import { sendFile } from './send-file.ts';

type TableRow = ReturnType<typeof everyEndpoint>[number];

interface Admission {
  withinRate: RateLimit;
  bodies: Bodies;
}

/** Registers every row of the contract under /api. */
export function registerApi(app: FastifyInstance, portal: Portal, { withinRate, bodies }: Admission): void {
  const contexts = new WeakMap<FastifyRequest, Context>();
  const register = (scope: FastifyInstance, { controller, action, row }: TableRow) => {
    const handler = handlerOf(controller, action);
    scope.route({
      method: row.method,
      url: `/api/${row.path}`,
      exposeHeadRoute: row.method === 'GET' && row.isUnsafe !== true,
      config: { bodyBytes: bodyBytesOf(row) },
      // before a byte of the body is read
      onRequest: async (request, reply) => {
        contexts.set(request, await admitted(row, request, reply));
      },
      handler: async (request, reply) => {
        const context = contexts.get(request) as Context;
        const call = (raw: unknown) => callEndpoint(row, handler, context, raw);
        const { upload } = row;
        if (row.bytes !== undefined)
          return send(reply, row, await call(await receiveBytes(bodies, request, row.bytes)));
        if (upload !== undefined)
          return send(reply, row, await withUpload(portal.uploads, { ...row, upload }, request, call));
        if (request.isMultipart()) throw new Refusal('wrongMediaType');
        const isQuery = row.method === 'GET' || row.method === 'DELETE';
        return send(reply, row, await call(isQuery ? request.query : request.body));
      },
    });
  };
  async function admitted(row: Endpoint, request: FastifyRequest, reply: FastifyReply): Promise<Context> {
    const address = networkOf(request.ip);
    const prove = async () =>
      (await callerOfLink(portal, row, request.query)) ??
      (await callerOf(portal, request.headers.authorization));
    const { authorization } = request.headers;
    const caller = await admit(row, { prove, address, withinRate }).catch(async (error: unknown) => {
      if (await isKnown(portal, authorization)) fromKnown.add(request);
      throw error;
    });
    if (caller.role !== 'open') fromKnown.add(request);
    noteCaller(request, caller);
    return contextOfRequest(portal, row, { caller, address }, { request, reply });
  }
  const rows = everyEndpoint();
  for (const each of rows) if (each.row.bytes === undefined) register(app, each);
  void app.register(async (scope) => {
    leaveBodiesUnread(scope);
    for (const each of rows) if (each.row.bytes !== undefined) register(scope, each);
  });
}

function contextOfRequest(
  portal: Portal,
  row: Endpoint,
  asker: Pick<Context, 'caller' | 'address'>,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Context {
  return {
    ...portal,
    ...asker,
    log: request.log as Context['log'],
    isFromOwnPage: () => isFromOwnPage(portal, request),
    isPrefetch: () => isPrefetch(request),
    cookies: cookiesOf(portal, request, reply),
    idempotencyKey: takesKey(row) ? idempotencyKeyOf(request.headers['idempotency-key']) : undefined,
    afterCommit: (action) => void action(),
  };
}

function send(reply: FastifyReply, row: Endpoint, result: Record<string, unknown> | FileBody): FastifyReply {
  reply.header('cache-control', 'private, no-store');
  return row.file === undefined ? reply.send(result) : sendFile(reply, result as FileBody);
}

/** Answers every error of the API in the envelope and logs unexpected ones. */
export function answerApiError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = toRefusal(error);
  logFailure(request.log, error, refusal);
  noteRefusal(request, refusal);
  readToItsEnd(request);
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', refusal.retryAfterSeconds);
  return reply
    .status(refusal.status)
    .header('cache-control', 'private, no-store')
    .send(refusalEnvelope(refusal));
}

/**
 * What is thrown away of a refused body before its connection is closed. Of somebody known a whole file or text: an
 * administrator whose token is over has to hear so, to renew it.
 */
const thrownAwayBytes = { known: 16 * 1024 * 1024, unknown: 256 * 1024 };
/** Requests whose sender has, or had, a session. */
const fromKnown = new WeakSet<FastifyRequest>();
const thrownAwayMilliseconds = 30_000;

/**
 * A refusal of a body that still comes: the rest is read and thrown away, or the next request on the connection would
 * wait behind it for ever. Of a long rest not all: then the connection ends.
 */
function readToItsEnd(request: FastifyRequest): void {
  const { raw } = request;
  if (raw.complete !== false || raw.destroyed) return;
  let left = fromKnown.has(request) ? thrownAwayBytes.known : thrownAwayBytes.unknown;
  const timer = setTimeout(() => raw.destroy(), thrownAwayMilliseconds).unref();
  raw.once('close', () => clearTimeout(timer));
  raw.unpipe();
  raw.on('data', ({ length }: Buffer) => {
    left -= length;
    if (left < 0) raw.destroy();
  });
  raw.resume();
}
