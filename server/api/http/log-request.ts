import type { FastifyBaseLogger } from 'fastify';

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
