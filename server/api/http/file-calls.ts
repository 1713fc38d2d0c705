import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bodyBytesOf, type Endpoint, isJsonCall } from '../../../contract/endpoint.ts';
import { everyEndpoint } from '../../../contract/index.ts';
import { Refusal } from '../../../contract/refusal.ts';
import type { Context, Portal } from '../../context/context.ts';
import type { FileBody } from '../../platform/files/file-body.ts';
import { callEndpoint } from '../call/call.ts';
import { handlerOf } from '../handlers.ts';
import { admitCall, refuseCall, uncached } from './admit-call.ts';
import type { Bodies } from './bodies.ts';
import type { RateLimit } from './rate-limit.ts';
import { leaveBodiesUnread, receiveBytes } from './receive-bytes.ts';
import { withUpload } from './receive-upload.ts';
import { sendFile } from './send-file.ts';

type TableRow = ReturnType<typeof everyEndpoint>[number];

/** Registers the calls whose input or answer is a file instead of JSON. */
export function registerFileCalls(
  app: FastifyInstance,
  portal: Portal,
  { withinRate, bodies }: { withinRate: RateLimit; bodies: Bodies },
): void {
  const contexts = new WeakMap<FastifyRequest, Context>();
  const register = (scope: FastifyInstance, { controller, action, row }: TableRow) => {
    const handler = handlerOf(controller, action);
    scope.route({
      method: row.method,
      url: `/api/${row.path}`,
      config: { bodyBytes: bodyBytesOf(row) },
      // before a byte of the body is read
      onRequest: async (request, reply) => {
        const addHeader = (name: string, value: string) => void reply.header(name, value);
        contexts.set(request, await admitCall(portal, row, request, { withinRate, addHeader }));
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
  const rows = everyEndpoint().filter(({ row }) => !isJsonCall(row));
  for (const each of rows) if (each.row.bytes === undefined) register(app, each);
  void app.register(async (scope) => {
    leaveBodiesUnread(scope);
    for (const each of rows) if (each.row.bytes !== undefined) register(scope, each);
  });
}

function send(
  reply: FastifyReply,
  row: Endpoint,
  result: Record<string, unknown> | FileBody,
): FastifyReply | Promise<FastifyReply> {
  reply.headers(uncached);
  return row.file === undefined ? reply.send(result) : sendFile(reply, result as FileBody);
}

/** Answers every Fastify error in the envelope and logs unexpected ones. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, headers, body } = refuseCall(request, error);
  return reply.status(status).headers(headers).send(body);
}
