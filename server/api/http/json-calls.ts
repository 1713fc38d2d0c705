import type { IncomingMessage, ServerResponse } from 'node:http';
import { parse } from 'node:querystring';
import type { FastifyInstance } from 'fastify';
import { bodyBytesOf, type Endpoint, isJsonCall } from '../../../contract/endpoint.ts';
import { everyEndpoint } from '../../../contract/index.ts';
import { Refusal } from '../../../contract/refusal.ts';
import type { Portal } from '../../context/context.ts';
import { clientAddress, openTrust } from '../../platform/network/client-address.ts';
import { callEndpoint, hasQueryAlone, withPasswordOf } from '../call/call.ts';
import type { Handler } from '../call/controller.ts';
import { handlerOf } from '../handlers.ts';
import { admitCall, type CallRequest, refuseCall, uncached } from './admit-call.ts';
import { answerBeforeRouting } from './before-routing.ts';
import type { Bodies } from './bodies.ts';
import { receiveJson } from './json-body.ts';
import { askerOf, logRequest } from './log-request.ts';
import { type Methods, normalPath } from './methods.ts';
import type { RateLimit } from './rate-limit.ts';
import { newRequestNumber } from './request-number.ts';
import { answerHeaders } from './security-headers.ts';

interface JsonCall {
  row: Endpoint;
  handler: Handler;
}

interface CallServer {
  withinRate: RateLimit;
  bodies: Bodies;
  methods: Methods;
}

/**
 * Answers every JSON call before routing (docs/decisions/0046). Everything else is left to Fastify: pages, files,
 * uploads, and calls by another method.
 */
export function answerJsonCalls(
  app: FastifyInstance,
  portal: Portal,
  { withinRate, bodies, methods }: CallServer,
): void {
  const calls = jsonCalls();
  for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'])
    methods.add((path) => calls.has(`${method} ${normalPath(path)}`), [method]);
  const isTrusted = openTrust(portal.config.trustedProxies);
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });

  async function run({ row, handler }: JsonCall, request: CallRequest, response: ServerResponse) {
    const addHeader = (name: string, value: string) => void response.appendHeader(name, value);
    const context = await admitCall(portal, row, request, { withinRate, addHeader });
    const from = { atMost: bodyBytesOf(row), address: context.address };
    const body = await bodyOf(bodies, row, request.raw, from);
    const [given, raw] = hasQueryAlone(row)
      ? [withPasswordOf(body, context), request.query]
      : [context, body];
    return JSON.stringify(await callEndpoint(row, handler, given, raw));
  }
  async function answer(call: JsonCall, query: string, raw: IncomingMessage, response: ServerResponse) {
    const begun = performance.now();
    const reqId = newRequestNumber();
    const request: CallRequest = {
      method: raw.method ?? '',
      ip: clientAddress(raw, isTrusted),
      headers: raw.headers,
      query: parse(query, '&', '=', { maxKeys: 0 }),
      log: portal.log.child({ reqId }),
      raw,
    };
    let [status, text, headers]: [number, string, Record<string, string>] = [200, '', uncached];
    try {
      text = await run(call, request, response);
    } catch (error) {
      const refused = refuseCall(request, error);
      [status, text, headers] = [refused.status, JSON.stringify(refused.body), refused.headers];
    }
    response
      .writeHead(status, {
        ...answerHeaders(portal, reqId),
        ...headers,
        'content-type': 'application/json; charset=utf-8',
        'content-length': String(Buffer.byteLength(text)),
      })
      .end(text);
    const answered = { route: call.row.path, status, milliseconds: performance.now() - begun };
    logRequest(portal, raw, answered, { reqId, ...askerOf(request) });
  }
  answerBeforeRouting(app.server, (request, response) => {
    const [path, query] = partsOf(request.url ?? '');
    const call = calls.get(`${request.method} ${path}`);
    if (call === undefined || isClosing) return false;
    void answer(call, query, request, response);
    return true;
  });
}

/** Every JSON call by method and address; a HEAD starts no exam, as the prescribed GET does. */
function jsonCalls(): Map<string, JsonCall> {
  const calls = new Map<string, JsonCall>();
  for (const { controller, action, row } of everyEndpoint()) {
    if (!isJsonCall(row)) continue;
    const call = { row, handler: handlerOf(controller, action) };
    const path = normalPath(`/api/${row.path}`);
    calls.set(`${row.method} ${path}`, call);
    if (row.method === 'GET' && row.path !== 'Question/GetTest') calls.set(`HEAD ${path}`, call);
  }
  return calls;
}

/** The path of an address as `calls` spells it, and its query. */
function partsOf(url: string): [path: string, query: string] {
  const end = url.search(/[?#]/);
  const path = normalPath(end === -1 ? url : url.slice(0, end));
  return [path.includes('%') ? decoded(path) : path, end === -1 ? '' : url.slice(end + 1)];
}

function decoded(path: string): string {
  try {
    return decodeURI(path).toLowerCase();
  } catch {
    return path; // the address of no call
  }
}

const isJson = (contentType: string | undefined) => /^application\/json\s*(?:;|$)/i.test(contentType ?? '');

/**
 * A request's JSON body; undefined without one, and of a GET. Refuses (415) another type, but where the fields come in
 * the query: such a body has nothing that is asked for.
 */
async function bodyOf(
  bodies: Bodies,
  row: Endpoint,
  request: IncomingMessage,
  from: { atMost: number; address: string },
): Promise<unknown> {
  const {
    'content-type': type,
    'content-length': length = '0',
    'transfer-encoding': coding,
  } = request.headers;
  if (row.method === 'GET') return undefined;
  const isEmpty = coding === undefined && length === '0';
  if (row.method === 'DELETE' && (isEmpty || !isJson(type))) return undefined;
  if (type === undefined && isEmpty) return undefined;
  if (!isJson(type)) throw new Refusal('wrongMediaType');
  return receiveJson(bodies, request, from);
}
