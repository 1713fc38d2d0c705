import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../contract/refusals.ts';
import type { Portal } from '../context.ts';

const contentTypes: Record<string, string> = {
  webp: 'image/webp',
  webm: 'video/webm',
  mp4: 'video/mp4',
  vtt: 'text/vtt; charset=utf-8',
};
const publicFolders = ['articlefile', 'coursefileinfo', 'slider', 'videos'];
const nameForm = /^[\w-]+(\.[a-z]{2})?\.(webp|webm|mp4|vtt)$/;
const oneYear = 'public, max-age=31536000, immutable';

/** Uploaded pictures and films under the folders of portal.md §2. Their names tell their content, so they never change. */
export function registerFiles(app: FastifyInstance, portal: Portal): void {
  for (const folder of publicFolders) {
    app.get<{ Params: { name: string } }>(`/${folder}/:name`, async (request, reply) => {
      const { name } = request.params;
      const key = `${folder}/${name}`;
      if (!nameForm.test(name) || !(await portal.files.has(key))) throw new Refusal('notFound');
      const extension = name.slice(name.lastIndexOf('.') + 1);
      reply
        .header('cache-control', oneYear)
        .header('content-type', contentTypes[extension] ?? 'application/octet-stream');
      const size = await portal.files.size(key);
      const range = readRange(request.headers.range, size);
      reply.header('accept-ranges', 'bytes');
      if (range === 'beyond') {
        reply.header('content-range', `bytes */${size}`).header('cache-control', 'no-store');
        return reply.status(416).send();
      }
      if (range === undefined) return reply.header('content-length', size).send(portal.files.stream(key));
      reply
        .status(206)
        .header('content-range', `bytes ${range.start}-${range.end}/${size}`)
        .header('content-length', range.end - range.start + 1);
      return reply.send(portal.files.stream(key, range));
    });
  }
}

/**
 * 'bytes=a-b' as offsets of a file of `size` bytes; undefined = send it whole (several ranges, or what is none);
 * 'beyond' = nothing of the file lies in it.
 */
function readRange(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'beyond' | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined;
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined; // RFC 9110: not a range at all
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start < size ? { start, end } : 'beyond';
}
