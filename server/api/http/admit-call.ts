import type { IncomingMessage } from 'node:http';
import { visitor } from '../../../contract/caller.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import type { Envelope } from '../../../contract/envelope.ts';
import { Refusal } from '../../../contract/refusal.ts';
import { type Context, contextOf, type Portal } from '../../context/context.ts';
import type { Log } from '../../platform/log.ts';
import { networkOf } from '../../platform/network/network.ts';
import { passwordHeader, passwordOfHeader } from '../call/given-password.ts';
import { idempotencyKeyOf } from '../call/idempotency.ts';
import { callerOfLink } from '../call/signed-links.ts';
import { admit, callerOf, isKnown } from './caller.ts';
import { cookiesOf, isFromOwnPage, isPrefetch } from './cookies.ts';
import { logFailure, refusalEnvelope, toRefusal } from './errors.ts';
import { noteCaller, noteRefusal } from './log-request.ts';
import type { RateLimit } from './rate-limit.ts';

/** A call's request, from `json-calls.ts` or Fastify. */
export interface CallRequest {
  method: string;
  ip: string;
  headers: IncomingMessage['headers'];
  query: unknown;
  log: unknown;
  raw: IncomingMessage;
}

/** Headers of a response that no cache may keep, as of every call. */
export const uncached = { 'cache-control': 'private, no-store' };

/** Admits a call before its body is read (token, rate, role) and makes its context. */
export async function admitCall(
  portal: Portal,
  row: Endpoint,
  request: CallRequest,
  { withinRate, addHeader }: { withinRate: RateLimit; addHeader: (name: string, value: string) => void },
): Promise<Context> {
  const address = networkOf(request.ip);
  const { authorization } = request.headers;
  let isByLink = false;
  const prove = async () => {
    const linked = await callerOfLink(portal, row, request.query);
    isByLink = linked !== undefined;
    const proved = linked ?? (await callerOf(portal, authorization));
    if (proved !== undefined) return proved;
    addHeader('www-authenticate', 'Bearer error="invalid_token"');
    // an invalid token counts as none where none is needed: a client may send what it has stored before it signs in
    if (row.who === 'open') return visitor;
    throw new Refusal('signInNeeded');
  };
  const caller = await admit(row, { prove, address, withinRate }).catch(async (error: unknown) => {
    if (await isKnown(portal, authorization)) fromKnown.add(request.raw);
    throw error;
  });
  if (caller.role !== 'open') fromKnown.add(request.raw);
  noteCaller(request, caller);
  return contextOf(portal, caller, {
    address,
    isByLink,
    userAgent: request.headers['user-agent'] ?? '',
    log: request.log as Log,
    currentPassword: caller.role === 'open' ? undefined : passwordOfHeader(request.headers[passwordHeader]),
    isFromOwnPage: () => isFromOwnPage(portal, request),
    isPrefetch: () => isPrefetch(request),
    cookies: cookiesOf(portal, request, addHeader),
    idempotencyKey:
      row.idempotent !== undefined ? idempotencyKeyOf(request.headers['idempotency-key']) : undefined,
  });
}

interface RefusedCall {
  status: number;
  headers: Record<string, string>;
  body: Envelope;
}

/** Answers a failed call with the envelope of its refusal and logs unexpected errors. */
export function refuseCall(request: CallRequest, error: unknown): RefusedCall {
  const refusal = toRefusal(error);
  logFailure(request.log as Log, error, refusal);
  noteRefusal(request, refusal);
  readToItsEnd(request.raw);
  const { status, retryAfterSeconds } = refusal;
  return {
    status,
    headers: {
      ...uncached,
      ...(retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) }),
    },
    body: refusalEnvelope(refusal),
  };
}

/**
 * Bytes of a refused body that are read and dropped before its connection is closed. For a known caller it covers a
 * whole file or text, because an administrator with an expired token must get the refusal to renew it.
 */
const thrownAwayBytes = { known: 16 * 1024 * 1024, unknown: 256 * 1024 };
/** Requests whose sender has, or had, a session. */
const fromKnown = new WeakSet<IncomingMessage>();
const thrownAwayMilliseconds = 30_000;

/**
 * Refuses while a body is still arriving: the rest is read and dropped, or the connection's next request would wait
 * behind it. A long rest closes the connection.
 */
function readToItsEnd(request: IncomingMessage): void {
  if (request.complete !== false || request.destroyed) return;
  let left = fromKnown.has(request) ? thrownAwayBytes.known : thrownAwayBytes.unknown;
  const timer = setTimeout(() => request.destroy(), thrownAwayMilliseconds).unref();
  request.once('close', () => clearTimeout(timer));
  request.unpipe();
  request.on('data', ({ length }: Buffer) => {
    left -= length;
    if (left < 0) request.destroy();
  });
  request.resume();
}
