import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { accountIdOf, type Caller } from '../../../contract/caller.ts';
import { networkOf } from '../../platform/network/network.ts';

const callers = new WeakMap<object, Caller>();

/** Says whose request it is, once that is known. */
export const noteCaller = (request: object, caller: Caller): unknown => callers.set(request, caller);

/** True once somebody proved who they are. */
export const isSignedIn = (request: object): boolean => {
  const caller = callers.get(request);
  return caller !== undefined && caller.role !== 'open';
};

/**
 * Who asked, for whoever looks into something later (spec 13.6): the number of the account, and of what may change
 * something also the network.
 */
export function askerOf(request: Pick<FastifyRequest, 'method' | 'ip'>): {
  account?: number;
  network?: string;
} {
  const caller = callers.get(request);
  const account = caller === undefined ? null : accountIdOf(caller);
  const mayChange = request.method !== 'GET' && request.method !== 'HEAD';
  return {
    ...(account !== null && { account }),
    ...(mayChange && { network: networkOf(request.ip) }),
  };
}

/** Logs an answered request: its path without the query, which may hold codes and search words. */
export function logRequest(
  log: Pick<FastifyBaseLogger, 'info'>,
  { method, url = '' }: { method?: string | undefined; url?: string | undefined },
  status: number,
  milliseconds: number,
  more: object = {},
): void {
  const end = url.indexOf('?');
  const path = end === -1 ? url : url.slice(0, end);
  log.info({ ...more, method, path, status, ms: Math.round(milliseconds * 10) / 10 }, 'request');
}
