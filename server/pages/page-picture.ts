import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { visitor } from '../../contract/caller.ts';
import { imageUrl, pagePicturePath } from '../../contract/images/images.ts';
import type { PageCover, Query } from '../../contract/pages.ts';
import { inProcessApi } from '../api/in-process-api.ts';
import { contextOf } from '../context/context.ts';
import { addTags, type CacheTags } from '../features/content/cache-tags.ts';
import { drawPagePicture } from '../features/page-pictures/draw-page-picture.ts';
import { networkOf } from '../platform/network/network.ts';
import { openLane } from '../platform/process/lane.ts';
import { type PageServer, queryOf, refuseWhenFull } from './answer-screen.ts';
import { isIndexed } from './search-engines.ts';

const picturesWaiting = 20;

/** The drawing for a page without a cover. */
const drawingOfNone = '/motivos/amanecer.svg';

/**
 * Serves the preview picture of every indexed page (Open Graph), drawn from its title and cover. Drawing takes a
 * second, so each is cached by what it shows: an id can be spelt in many ways. They are drawn one at a time, twenty wait,
 * and whoever comes then is asked to come again (503); what nobody waits for any more is not drawn.
 */
export function registerPagePictures(app: FastifyInstance, server: PageServer): void {
  const lane = openLane({ waitingAtMost: picturesWaiting });
  const readers = new Map<string, number>();
  for (const screen of server.pages.renderer.screens.filter(isIndexed))
    app.get(pagePicturePath(screen.path), async (request, reply) => {
      const query = rowIn(queryOf(screen, request.query));
      const context = contextOf(server.portal, visitor, { address: networkOf(request.ip) });
      await server.withinRate('page', context.caller, context.address);
      const tags: CacheTags = new Set();
      const api = inProcessApi(context, (controller, input) => addTags(tags, controller, input));
      const shown = await server.pages.renderer.loadCard({ screen, api, query, site: server.site });
      const key = JSON.stringify([shown.title, shown.cover]);
      const count = (change: number) => readers.set(key, (readers.get(key) ?? 0) + change);
      const isAwaited = () => (readers.get(key) ?? 0) > 0;
      count(1);
      reply.raw.once('close', () => {
        count(-1);
        if (!isAwaited()) readers.delete(key);
      });
      const draw = async () => {
        const bytes = await coverBytes(server, shown.cover);
        return { jpeg: await drawPagePicture(server.portal, { title: shown.title, bytes }), tags };
      };
      const { jpeg } = await server.cache.pictures
        .get(key, () => lane(draw, isAwaited))
        .catch(refuseWhenFull);
      return reply
        .header('content-type', 'image/jpeg')
        .header('cache-control', 'public, max-age=3600')
        .send(Buffer.from(jpeg));
    });
}

/** The row that a page shows, its picture's only input. */
const rowIn = ({ id }: Query): Query => (id === undefined ? {} : { id });

/** The bytes of a cover: the uploaded picture, or the drawing in its place. */
async function coverBytes({ portal, pages }: PageServer, cover: PageCover['cover']): Promise<Uint8Array> {
  if (cover !== undefined && cover.file !== null) {
    const key = imageUrl(cover.folder, cover.file, 1280).slice(1);
    if (await portal.files.has(key)) return portal.files.read(key);
  }
  return readFile(join(pages.folder, cover?.drawing ?? drawingOfNone));
}
