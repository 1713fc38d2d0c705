import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../../../contract/refusal.ts';

/** Leaves request bodies of a scope unread, whatever their type, until the caller is authorised. */
export function leaveBodiesUnread(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
}

/**
 * The input of a call with a raw body: its query with the body as `bytes`. Refuses a body not sent as bytes (415) and
 * one longer than `atMost` (413), without storing it. Only for callers who may make the call.
 */
export async function receiveBytes(
  request: FastifyRequest,
  atMost: number,
): Promise<Record<string, unknown>> {
  const { body } = request;
  const isBytes = /^application\/octet-stream\s*(?:;|$)/i.test(request.headers['content-type'] ?? '');
  if (!isBytes || !(body instanceof Readable)) throw new Refusal('wrongMediaType');
  if (Number(request.headers['content-length']) > atMost) throw new Refusal('tooLarge');
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > atMost) throw new Refusal('tooLarge');
    chunks.push(chunk);
  }
  return { ...(request.query as Record<string, unknown>), bytes: Buffer.concat(chunks) };
}
