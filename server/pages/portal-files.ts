import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { visitor } from '../../contract/caller.ts';
import { Refusal } from '../../contract/refusal.ts';
import { bandColour, brandStyles, coloursOfPath } from '../../contract/settings/brand-colours.ts';
import { coloursOf } from '../../contract/settings/portal-settings.ts';
import type { RateLimit } from '../api/http/rate-limit.ts';
import type { Portal } from '../context/context.ts';
import { keyOfPicture } from '../features/settings/pictures.ts';
import { drawIcon, emblem } from '../features/settings/portal-icon.ts';
import { openMakeOnce } from '../platform/lru.ts';
import { networkOf } from '../platform/network/network.ts';

const oneYear = 'public, max-age=31536000, immutable';
const fiveMinutes = 'public, max-age=300';

const icons = { '/apple-touch-icon.png': 180, '/icon-192.png': 192, '/icon-512.png': 512 } as const;
const iconsAtMost = 12;

/**
 * Serves files that depend on the settings (spec 13.14): pictures and the colours' stylesheet, whose names depend on
 * their content; icons and the manifest, whose addresses are fixed.
 */
export function registerPortalFiles(app: FastifyInstance, portal: Portal, withinRate: RateLimit): void {
  const { settings } = portal;
  const paced = async ({ ip }: FastifyRequest) => withinRate.inTime('file', networkOf(ip));
  const notThere = async ({ ip }: FastifyRequest) => {
    await withinRate('page', visitor, networkOf(ip));
    throw new Refusal('notFound');
  };

  app.get<{ Params: { name: string } }>('/portal/:name', { onRequest: paced }, async (request, reply) => {
    const { name } = request.params;
    const key = /^[\da-f]{64}\.png$/.test(name) ? await keyOfPicture(portal, name) : undefined;
    if (key === undefined) return notThere(request);
    return sendPng(reply.header('cache-control', oneYear), await portal.files.read(key));
  });

  app.get('/tema/:name', { onRequest: paced }, async (request, reply) => {
    const colours = coloursOfPath(request.url.split('?', 1)[0] ?? '');
    if (colours === undefined) return notThere(request);
    return reply.type('text/css; charset=utf-8').header('cache-control', oneYear).send(brandStyles(colours));
  });

  app.get('/favicon.svg', { onRequest: paced }, (_, reply) =>
    reply.type('image/svg+xml').header('cache-control', fiveMinutes).send(emblem(portal)),
  );

  const drawn = openMakeOnce<Uint8Array>(iconsAtMost);
  for (const [path, side] of Object.entries(icons))
    app.get(path, { onRequest: paced }, async (_, reply) => {
      const icon = await drawn(`${settings.version} ${side}`, () => drawIcon(portal, side));
      return sendPng(reply.header('cache-control', fiveMinutes), icon);
    });

  app.get('/manifest.webmanifest', { onRequest: paced }, (_, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', fiveMinutes)
      .send(JSON.stringify(manifestOf(settings.current))),
  );
}

const sendPng = (reply: FastifyReply, bytes: Uint8Array) => reply.type('image/png').send(Buffer.from(bytes));

/** The manifest with which phones install the portal on their home screen. */
function manifestOf(settings: Portal['settings']['current']) {
  const band = bandColour(coloursOf(settings));
  return {
    lang: 'es',
    name: settings.name,
    short_name: settings.shortName,
    description: settings.slogan,
    start_url: '/',
    display: 'browser',
    background_color: band,
    theme_color: band,
    icons: [192, 512].map((side) => ({
      src: `/icon-${side}.png`,
      sizes: `${side}x${side}`,
      type: 'image/png',
    })),
  };
}
