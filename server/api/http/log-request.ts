import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { accountIdOf, type Caller } from '../../../contract/caller.ts';
import type { Refusal, RefusalCode } from '../../../contract/refusal.ts';
import type { Portal } from '../../context/context.ts';
import { networkOf } from '../../platform/network/network.ts';

interface Refused {
  refusal: RefusalCode;
  /** The fields that were wrong, by their names alone. */
  fields?: string[];
}

/** By request, like `refusals`. */
const callers = new WeakMap<object, Caller>();
const refusals = new WeakMap<object, Refused>();

const fieldsNamed = 5;
/** A client may send any name of a field; the log takes those that a contract could have. */
const isFieldName = (name: string) => /^[A-Za-z][\w.[\]]{0,39}$/.test(name);

/** Notes whose request it is, once known. */
export const noteCaller = (request: object, caller: Caller): unknown => callers.set(request, caller);

/** Notes why a request was refused, for its log line. */
export function noteRefusal(request: object, { code, errors }: Pick<Refusal, 'code' | 'errors'>): void {
  const fields = [...new Set(errors.map(({ field }) => field))].filter(isFieldName).slice(0, fieldsNamed);
  refusals.set(request, { refusal: code, ...(fields.length > 0 && { fields }) });
}

/**
 * Names the caller in the log for later inquiries (spec 13.6): the account, its network if something may change, and
 * the refusal.
 */
export function askerOf(request: Pick<FastifyRequest, 'method' | 'ip'>): {
  account?: number;
  network?: string;
  refusal?: RefusalCode;
  fields?: string[];
} {
  const caller = callers.get(request);
  const account = caller === undefined ? null : accountIdOf(caller);
  const mayChange = request.method !== 'GET' && request.method !== 'HEAD';
  return {
    ...(account !== null && { account }),
    ...(mayChange && { network: networkOf(request.ip) }),
    ...refusals.get(request),
  };
}

/** A certificate's code reveals the name on it. */
const coded = /^(\/(?:certificado|logro)\/)[^/]+/i;

/**
 * An address's path for the log, without the query, which may hold codes and searches, and without a certificate's
 * code.
 */
function pathOf(url: string): string {
  const end = url.indexOf('?');
  return (end === -1 ? url : url.slice(0, end)).replace(coded, '$1…');
}

interface Answered {
  /** The call, or the route's path with parameter names; undefined for an unknown address. */
  route: string | undefined;
  status: number;
  milliseconds: number;
}

/** A balancer asks these each second of each node; only an answer that is not well is worth a line. */
const probes = ['/healthz', '/readyz'];

/** Logs an answered request and reports it to Prometheus and OpenTelemetry if they are configured. */
export function logRequest(
  {
    log,
    metrics,
    tracing,
  }: Pick<Portal, 'metrics' | 'tracing'> & { log: Pick<FastifyBaseLogger, 'info' | 'debug'> },
  request: { method?: string | undefined; url?: string | undefined },
  { route = 'none', status, milliseconds }: Answered,
  more: object = {},
): void {
  const { method, url = '' } = request;
  metrics?.observe(route, status, milliseconds);
  const trace = tracing?.endRequest(request, { route, method, status });
  const answered = { method, path: pathOf(url), status, ms: Math.round(milliseconds * 10) / 10 };
  const line = { ...more, ...answered, ...(trace !== undefined && { trace }) };
  if (probes.includes(route) && status === 200) log.debug(line, 'request');
  else log.info(line, 'request');
}
