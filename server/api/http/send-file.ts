import type { FastifyReply } from 'fastify';
import type { FileBody } from '../../platform/files/file-body.ts';
import { sendRange } from './send-range.ts';

/** Answers a call with a file: whole, or for a stored file the part that Range asks for (RFC 9110). */
export async function sendFile(reply: FastifyReply, file: FileBody): Promise<FastifyReply> {
  const address = await linkFor(reply, file);
  if (address !== undefined) return reply.redirect(address);
  reply.header('content-type', file.contentType).header('x-content-type-options', 'nosniff');
  reply.header('content-disposition', contentDisposition(file));
  if (!('tag' in file)) return reply.send(Buffer.from(file.body));
  const etag = `"${file.tag}"`;
  return sendRange(reply.header('etag', etag), file, etag);
}

/**
 * The store's own address of a file, for browsers with a signed link. Callers with a token get the file through the
 * portal: the token is not for the store, and pages fetch from the portal only.
 */
async function linkFor(reply: FastifyReply, file: FileBody): Promise<string | undefined> {
  const { method, headers } = reply.request;
  if (!('link' in file) || method !== 'GET' || headers.authorization !== undefined) return undefined;
  return file.link?.({ contentType: file.contentType, contentDisposition: contentDisposition(file) });
}

/**
 * RFC 6266: an ASCII name for old programs and the real one in UTF-8. Neither can name another folder or a hidden file,
 * or read backwards.
 */
function contentDisposition({ name, isAttachment }: FileBody): string {
  const safe = name
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[/\\]/g, '-');
  const plain = safe
    .normalize('NFD')
    .replace(/[^\x20-\x7e]|["%]/g, '')
    .replace(/^\s*\./, 'archivo.');
  const exact = encodeURIComponent(safe).replace(
    /['()*]/g, // reserved by RFC 8187
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${isAttachment ? 'attachment' : 'inline'}; filename="${plain}"; filename*=UTF-8''${exact}`;
}
