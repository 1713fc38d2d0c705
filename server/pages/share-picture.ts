import type { FastifyInstance, FastifyRequest } from 'fastify';
import { visitor } from '../../contract/caller.ts';
import { Refusal } from '../../contract/refusal.ts';
import type { RateLimit } from '../api/http/rate-limit.ts';
import { contextOf, type Portal } from '../context/context.ts';
import { findShared } from '../features/certificates/sharing/share-certificate.ts';
import { drawSharePicture, encodePaper } from '../features/certificates/sharing/share-picture.ts';
import { paperPath, picturePath } from '../features/certificates/sharing/sharing.rules.ts';
import { openMakeOnce } from '../platform/lru.ts';
import { networkOf } from '../platform/network/network.ts';

/** A picture takes most of a second to draw, and with its lighter forms 150 kB of memory. */
const picturesAtMost = 50;
const headers = { 'cache-control': 'public, no-cache' }; // caches must revalidate: a withdrawn card disappears at once

/** Serves the picture of a shared certificate, for other sites and for its page (spec 9.10), while that page exists. */
export function registerSharePicture(app: FastifyInstance, portal: Portal, withinRate: RateLimit): void {
  const pictures = openMakeOnce<Uint8Array>(picturesAtMost);
  const papers = openMakeOnce<Map<string, Uint8Array>>(picturesAtMost);

  async function sharedBy(request: FastifyRequest<{ Params: { code: string } }>) {
    const context = contextOf(portal, visitor, { address: networkOf(request.ip) });
    await withinRate('page', context.caller, context.address);
    const certificate = await findShared(context, request.params.code);
    const { code } = certificate;
    return { code, picture: () => pictures(code, () => drawSharePicture(context, certificate)) };
  }

  app.get<{ Params: { code: string } }>(picturePath(':code'), async (request, reply) => {
    const { picture } = await sharedBy(request);
    return reply.headers({ ...headers, 'content-type': 'image/png' }).send(Buffer.from(await picture()));
  });

  app.get<{ Params: { code: string; width: string } }>(
    paperPath(':code', ':width'),
    async (request, reply) => {
      const { code, picture } = await sharedBy(request);
      const paper = await papers(code, async () => encodePaper(await picture()));
      const bytes = paper.get(request.params.width);
      if (bytes === undefined) throw new Refusal('notFound');
      return reply.headers({ ...headers, 'content-type': 'image/avif' }).send(Buffer.from(bytes));
    },
  );
}
