import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { visitor } from '../../contract/caller.ts';
import type { RateLimit } from '../api/http/rate-limit.ts';
import { contextOf, type Portal } from '../context/context.ts';
import { findShared } from '../features/certificates/sharing/share-certificate.ts';
import { drawSharePicture } from '../features/certificates/sharing/share-picture.ts';
import { picturePath } from '../features/certificates/sharing/sharing.rules.ts';
import { networkOf } from '../platform/network/network.ts';

/** A picture takes most of a second to draw and 100 kB of memory. */
const picturesAtMost = 50;

/** Serves the picture of a shared certificate for other sites (spec 9.10), as long as its page exists. */
export function registerSharePicture(app: FastifyInstance, portal: Portal, withinRate: RateLimit): void {
  const pictures = new LRUCache<string, Promise<Uint8Array>>({ max: picturesAtMost });
  app.get<{ Params: { code: string } }>(picturePath(':code'), async (request, reply) => {
    const context = contextOf(portal, visitor, { address: networkOf(request.ip) });
    await withinRate('page', context.caller, context.address);
    const certificate = await findShared(context, request.params.code);
    const { code } = certificate;
    const drawing = pictures.get(code) ?? drawSharePicture(context, certificate);
    pictures.set(code, drawing);
    drawing.catch(() => pictures.delete(code)); // who asks again tries again
    return reply
      .header('content-type', 'image/png')
      .header('cache-control', 'public, no-cache') // caches ask each time: a withdrawn card is gone at once
      .send(Buffer.from(await drawing));
  });
}
