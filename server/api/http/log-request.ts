import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { accountIdOf, type Caller } from '../../../contract/caller.ts';
import type { Refusal, RefusalCode } from '../../../contract/refusal.ts';
import { networkOf } from '../../platform/network/network.ts';

/** By request, like `refusals`. */
const callers = new WeakMap<object, Caller>();
const refusals = new WeakMap<object, RefusalCode>();

/** Says whose request it is, once that is known. */
export const noteCaller = (request: object, caller: Caller): unknown => callers.set(request, caller);

/** Says why a request was refused, for its line. */
export const noteRefusal = (request: object, { code }: Pick<Refusal, 'code'>): unknown =>
  refusals.set(request, code);

/**
 * Names the caller in the log for later inquiries (spec 13.6): the account, its network if something may change, and
 * the name of the refusal in contract/refusals.ts.
 */
export function askerOf(request: Pick<FastifyRequest, 'method' | 'ip'>): {
  account?: number;
  network?: string;
  refusal?: RefusalCode;
} {
  const caller = callers.get(request);
  const refusal = refusals.get(request);
  const account = caller === undefined ? null : accountIdOf(caller);
  const mayChange = request.method !== 'GET' && request.method !== 'HEAD';
  return {
    ...(account !== null && { account }),
    ...(mayChange && { network: networkOf(request.ip) }),
    ...(refusal !== undefined && { refusal }),
  };
}

/** Whoever has the code of a certificate reads the name on it. */
const coded = /^(\/(?:certificado|logro)\/)[^/]+/i;

/** The path of an address for the log: without the query, which may hold codes and search words, and without a code. */
function pathOf(url: string): string {
  const end = url.indexOf('?');
  return (end === -1 ? url : url.slice(0, end)).replace(coded, '$1…');
}

/** Logs an answered request. */
export function logRequest(
  log: Pick<FastifyBaseLogger, 'info'>,
  { method, url = '' }: { method?: string | undefined; url?: string | undefined },
  status: number,
  milliseconds: number,
  more: object = {},
): void {
  log.info({ ...more, method, path: pathOf(url), status, ms: Math.round(milliseconds * 10) / 10 }, 'request');
}
