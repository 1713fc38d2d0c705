import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Endpoint, takesKey } from '../../../contract/endpoint.ts';
import { everyEndpoint } from '../../../contract/index.ts';
import { Refusal } from '../../../contract/refusal.ts';
import type { Context, Portal } from '../../context/context.ts';
import type { FileBody } from '../../platform/files/file-body.ts';
import { networkOf } from '../../platform/network/network.ts';
import { authoriseRole } from '../call/authorise.ts';
import { callEndpoint } from '../call/call.ts';
import { idempotencyKeyOf } from '../call/idempotency.ts';
import { callerOfLink } from '../call/signed-links.ts';
import { handlerOf } from '../controllers/index.ts';
import { callerOf } from './caller.ts';
import { cookiesOf, isFromOwnPage, isPrefetch } from './cookies.ts';
import { logFailure, refusalEnvelope, toRefusal } from './errors.ts';
import { noteCaller } from './log-request.ts';
import type { RateLimit } from './rate-limit.ts';
import { leaveBodiesUnread, receiveBytes } from './receive-bytes.ts';
import { withUpload } from './receive-upload.ts';
import { sendFile } from './send-file.ts';

type TableRow = ReturnType<typeof everyEndpoint>[number];

/** Registers every row of the contract under /api. */
export function registerApi(app: FastifyInstance, portal: Portal, withinRate: RateLimit): void {
  const register = (scope: FastifyInstance, { controller, action, row }: TableRow) => {
    const handler = handlerOf(controller, action);
    scope.route({
      method: row.method,
      url: `/api/${row.path}`,
      exposeHeadRoute: row.method === 'GET' && row.isUnsafe !== true,
      handler: async (request, reply) => {
        const context = await contextOfRequest(portal, row, request, reply);
        await withinRate(row, context.caller, context.address);
        const call = (raw: unknown) => callEndpoint(row, handler, context, raw);
        const { upload } = row;
        if (row.bytes !== undefined) {
          authoriseRole(row, context.caller); // before a byte is read
          return send(reply, row, await call(await receiveBytes(request, row.bytes)));
        }
        if (upload !== undefined) {
          authoriseRole(row, context.caller); // before a byte of the file is read
          return send(reply, row, await withUpload(portal.uploads, { ...row, upload }, request, call));
        }
        if (request.isMultipart()) throw new Refusal('wrongMediaType');
        const isQuery = row.method === 'GET' || row.method === 'DELETE';
        return send(reply, row, await call(isQuery ? request.query : request.body));
      },
    });
  };
  const rows = everyEndpoint();
  for (const each of rows) if (each.row.bytes === undefined) register(app, each);
  void app.register(async (scope) => {
    leaveBodiesUnread(scope);
    for (const each of rows) if (each.row.bytes !== undefined) register(scope, each);
  });
  app.all('/api/*', () => {
    throw new Refusal('noSuchCall');
  });
}

async function contextOfRequest(
  portal: Portal,
  row: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Context> {
  const caller =
    (await callerOfLink(portal, row, request.query)) ??
    (await callerOf(portal, request.headers.authorization));
  noteCaller(request, caller);
  return {
    ...portal,
    log: request.log as Context['log'],
    caller,
    address: networkOf(request.ip),
    isFromOwnPage: () => isFromOwnPage(portal, request),
    isPrefetch: () => isPrefetch(request),
    cookies: cookiesOf(portal, request, reply),
    idempotencyKey: takesKey(row) ? idempotencyKeyOf(request.headers['idempotency-key']) : undefined,
    afterCommit: (action) => void action(),
  };
}

function send(reply: FastifyReply, row: Endpoint, result: Record<string, unknown> | FileBody): FastifyReply {
  reply.header('cache-control', 'private, no-store');
  return row.file === true ? sendFile(reply, result as FileBody) : reply.send(result);
}

/** Answers every error of the API in the envelope and logs unexpected ones. */
export function answerApiError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = toRefusal(error);
  logFailure(request.log, error, refusal);
  readToItsEnd(request);
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', refusal.retryAfterSeconds);
  return reply
    .status(refusal.status)
    .header('cache-control', 'private, no-store')
    .send(refusalEnvelope(refusal));
}

/**
 * A refusal of a body that still comes: the rest is read and thrown away, or the next request on the connection would
 * wait behind it for ever.
 */
function readToItsEnd({ raw }: FastifyRequest): void {
  if (raw.complete !== false || raw.destroyed) return;
  raw.unpipe();
  raw.resume();
}
