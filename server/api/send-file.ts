import type { FastifyReply } from 'fastify';
import { readRange } from '../platform/byte-range.ts';
import type { FileBody, StoredFile } from './controller.ts';

/** Answers a call with bytes: whole, or of a stored file the part that Range asks for (RFC 9110). */
export function sendFile(reply: FastifyReply, file: FileBody): FastifyReply {
  reply.header('content-type', file.contentType).header('x-content-type-options', 'nosniff');
  reply.header('content-disposition', contentDisposition(file));
  return 'tag' in file ? sendStored(reply, file) : reply.send(Buffer.from(file.body));
}

function sendStored(reply: FastifyReply, { body, sizeBytes, tag }: StoredFile): FastifyReply {
  const { range: header, 'if-range': known } = reply.request.headers;
  const etag = `"${tag}"`;
  reply.header('accept-ranges', 'bytes').header('etag', etag);
  const range = known === undefined || known === etag ? readRange(header, sizeBytes) : undefined;
  if (range === undefined) return reply.header('content-length', sizeBytes).send(body());
  if (range === 'beyond') return reply.status(416).header('content-range', `bytes */${sizeBytes}`).send();
  return reply
    .status(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${sizeBytes}`)
    .header('content-length', range.end - range.start + 1)
    .send(body(range));
}

/** RFC 6266: a plain name for old programs, the true one in UTF-8 beside it. */
function contentDisposition({ name, isAttachment }: FileBody): string {
  const plain = name
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\]/g, '');
  return `${isAttachment ? 'attachment' : 'inline'}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}
