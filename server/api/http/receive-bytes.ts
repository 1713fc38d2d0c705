import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../../../contract/refusal.ts';
import { networkOf } from '../../platform/network/network.ts';
import type { Bodies } from './bodies.ts';

/** Leaves request bodies of a scope unread, whatever their type, until the caller is authorised. */
export function leaveBodiesUnread(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
}

/**
 * The input of a call with a raw body: its query, with the body as `bytes`. Refuses another type (415) and more than
 * `atMost` (413), without storing it. Only for callers already admitted.
 */
export async function receiveBytes(
  bodies: Bodies,
  request: FastifyRequest,
  atMost: number,
): Promise<Record<string, unknown>> {
  const isBytes = /^application\/octet-stream\s*(?:;|$)/i.test(request.headers['content-type'] ?? '');
  if (!isBytes) throw new Refusal('wrongMediaType');
  const bytes = await bodies.read(request.raw, { atMost, address: networkOf(request.ip) });
  return { ...(request.query as Record<string, unknown>), bytes };
}
