import type { FastifyInstance } from 'fastify';
import { visitor } from '../../contract/caller.ts';
import { Refusal } from '../../contract/refusal.ts';
import type { RateLimit } from '../api/http/rate-limit.ts';
import { sendRange } from '../api/http/send-range.ts';
import type { Portal } from '../context/context.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import { networkOf } from '../platform/network/network.ts';

const contentTypes: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  webm: 'video/webm',
  mp4: 'video/mp4',
  vtt: 'text/vtt; charset=utf-8',
};
const publicFolders = ['articlefile', 'coursefileinfo', 'slider', 'videos'];
const nameForm = /^[\w-]+(\.[a-z]{2})?\.(webp|webm|mp4|vtt)$/;
const oneYear = 'public, max-age=31536000, immutable';
/** The lifetime of the store's own addresses. */
const oneHour = 'public, max-age=3600';

/**
 * Serves uploaded pictures and videos under their folders (spec 6.6). A name is a digest of the content, so a file
 * never changes. Videos go from the bucket directly to the browser, if the bucket is reachable for it.
 */
export function registerFiles(app: FastifyInstance, portal: Portal, withinRate: RateLimit): void {
  for (const folder of publicFolders) {
    app.get<{ Params: { name: string } }>(`/${folder}/:name`, async (request, reply) => {
      const address = networkOf(request.ip);
      await withinRate.inTime('file', address);
      const { name } = request.params;
      if (!nameForm.test(name)) throw new Refusal('notFound');
      const found = await fileFor(portal.files, `${folder}/${name}`, request.headers.accept);
      if (found === undefined) {
        await withinRate('page', visitor, address);
        throw new Refusal('notFound');
      }
      const { key, sizeBytes } = found;
      const extension = key.slice(key.lastIndexOf('.') + 1);
      const contentType = contentTypes[extension] ?? 'application/octet-stream';
      if (contentType.startsWith('video/')) {
        const store = await portal.files.link(key, { contentType, contentDisposition: 'inline' });
        if (store !== undefined) return reply.header('cache-control', oneHour).redirect(store);
      }
      if (name.endsWith('.webp')) reply.header('vary', 'Accept');
      reply.header('cache-control', oneYear).header('content-type', contentType);
      return sendRange(reply, { sizeBytes, body: (part) => portal.files.stream(key, part) });
    });
  }
}

/** The file to send: the AVIF of a picture, where one exists and the browser accepts it. */
async function fileFor(
  files: FileStore,
  key: string,
  accept: string | undefined,
): Promise<{ key: string; sizeBytes: number } | undefined> {
  const keys =
    key.endsWith('.webp') && takesAvif(accept ?? '') ? [key.replace(/\.webp$/, '.avif'), key] : [key];
  for (const each of keys) {
    const sizeBytes = await files.sizeOf(each);
    if (sizeBytes !== undefined) return { key: each, sizeBytes };
  }
  return undefined;
}

const takesAvif = (accept: string): boolean =>
  accept.split(',').some((range) => {
    const [type, ...details] = range.split(';').map((part) => part.trim().toLowerCase());
    return type === 'image/avif' && !details.some((detail) => /^q=0(?:\.0*)?$/.test(detail));
  });
