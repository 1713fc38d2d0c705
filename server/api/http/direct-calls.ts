import type { IncomingMessage, OutgoingHttpHeaders, Server, ServerResponse } from 'node:http';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { everyEndpoint } from '../../../contract/index.ts';
import type { Refusal } from '../../../contract/refusal.ts';
import { contextOf, type Portal } from '../../context/context.ts';
import { clientAddress, openTrust } from '../../platform/network/client-address.ts';
import { networkOf } from '../../platform/network/network.ts';
import { callEndpoint } from '../call/call.ts';
import type { Handler } from '../call/controller.ts';
import { handlerOf } from '../controllers/index.ts';
import { answerFirst } from './answer-first.ts';
import type { Bodies } from './bodies.ts';
import { admit, callerOf } from './caller.ts';
import { logFailure, refusalEnvelope, toRefusal } from './errors.ts';
import { receiveJson } from './json-body.ts';
import { askerOf, logRequest, noteCaller, noteRefusal } from './log-request.ts';
import type { RateLimit } from './rate-limit.ts';
import { newRequestNumber, requestNumberHeader } from './request-number.ts';
import { securityHeaders } from './security-headers.ts';

interface DirectCall {
  row: Endpoint;
  handler: Handler;
}

/** A body as our pages send it; every other one goes through routing, which knows them all. */
const bytesAtMost = 4096;
const isPlainJson = ({ headers }: IncomingMessage) =>
  headers['content-type'] === 'application/json' &&
  Number(headers['content-length'] ?? Infinity) <= bytesAtMost &&
  headers.expect === undefined;

/**
 * Answers the rows that are `isDirect` before routing (docs/decisions/0027): the same permission, checks, limits, log and
 * bytes, for half of the processor time. Any other way to write the address or the body is routed as usual.
 */
export function answerDirectCalls(
  server: Server,
  portal: Portal,
  { withinRate, bodies }: { withinRate: RateLimit; bodies: Bodies },
): void {
  const calls = new Map(
    everyEndpoint()
      .filter(({ row }) => row.isDirect === true)
      .map(({ controller, action, row }): [string, DirectCall] => [
        `/api/${row.path}`,
        { row, handler: handlerOf(controller, action) },
      ]),
  );
  const isTrusted = openTrust(portal.config.trustedProxies);

  async function run({ row, handler }: DirectCall, request: IncomingMessage, asked: Asked) {
    const address = networkOf(asked.ip);
    const prove = () => callerOf(portal, request.headers.authorization);
    const caller = await admit(row, { prove, address, withinRate });
    noteCaller(asked, caller);
    const raw = await receiveJson(bodies, request, { atMost: bytesAtMost, address });
    return callEndpoint(row, handler, contextOf(portal, caller, { address }), raw);
  }
  async function answer(call: DirectCall, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const begun = performance.now();
    const reqId = newRequestNumber();
    const asked = { method: 'POST', ip: clientAddress(request, isTrusted) };
    let refusal: Refusal | undefined;
    let body: unknown;
    try {
      body = await run(call, request, asked);
    } catch (error) {
      refusal = toRefusal(error);
      logFailure(portal.log.child({ reqId }), error, refusal);
      noteRefusal(asked, refusal);
      body = refusalEnvelope(refusal);
    }
    const status = refusal?.status ?? 200;
    send(portal, response, { reqId, status, body, retryAfterSeconds: refusal?.retryAfterSeconds });
    logRequest(portal.log, request, status, performance.now() - begun, { reqId, ...askerOf(asked) });
  }
  answerFirst(server, (request, response) => {
    if (request.method !== 'POST') return false;
    const call = calls.get(request.url ?? '');
    // a server that stops answers in its own way
    if (call === undefined || !isPlainJson(request) || !server.listening) return false;
    void answer(call, request, response);
    return true;
  });
}

/** What the log tells of who asked. */
type Asked = Parameters<typeof askerOf>[0];

function send(
  portal: Portal,
  response: ServerResponse,
  {
    reqId,
    status,
    body,
    retryAfterSeconds,
  }: { reqId: string; status: number; body: unknown; retryAfterSeconds: number | undefined },
): void {
  const bytes = JSON.stringify(body);
  const headers: OutgoingHttpHeaders = {
    ...securityHeaders(portal),
    [requestNumberHeader]: reqId,
    'cache-control': 'private, no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(bytes)),
  };
  if (retryAfterSeconds !== undefined) headers['retry-after'] = String(retryAfterSeconds);
  response.writeHead(status, headers).end(bytes);
}
