import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { type ByteRange, readRange } from '../../platform/files/byte-range.ts';

interface RangedFile {
  sizeBytes: number;
  /** The bytes of a part, both offsets inclusive; all bytes without one. Called at most once. */
  body: (part?: ByteRange) => Readable;
}

/**
 * Answers with a file, or the part that Range asks for (RFC 9110). With `tag`, only a client with the same version gets
 * a part.
 */
export function sendRange(reply: FastifyReply, { sizeBytes, body }: RangedFile, tag?: string): FastifyReply {
  const { range: header, 'if-range': known } = reply.request.headers;
  const isSame = known === undefined || tag === undefined || known === tag;
  reply.header('accept-ranges', 'bytes');
  if (reply.request.method === 'HEAD') {
    // an empty file has no ranges
    return reply.header('content-length', sizeBytes).send(Readable.from([]));
  }
  const range = isSame ? readRange(header, sizeBytes) : undefined;
  if (range === undefined) return reply.header('content-length', sizeBytes).send(body());
  if (range === 'beyond') {
    reply.header('content-range', `bytes */${sizeBytes}`).header('cache-control', 'no-store');
    return reply.status(416).send();
  }
  return reply
    .status(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${sizeBytes}`)
    .header('content-length', range.end - range.start + 1)
    .send(body(range));
}
