import type { FastifyInstance } from 'fastify';
import { visitor } from '../../contract/caller.ts';
import type { ScreenRow, Site } from '../../contract/pages.ts';
import type { RateLimit } from '../api/http/rate-limit.ts';
import type { Portal } from '../context/context.ts';
import { makeSitemap } from '../features/sitemap/sitemap.ts';
import { networkOf } from '../platform/network/network.ts';
import type { PageCache } from './page-cache.ts';

interface Parts {
  screens: readonly ScreenRow[];
  site: Site;
  cache: PageCache;
  withinRate: RateLimit;
}

/**
 * Addresses that search engines need not fetch, beside the screens behind a sign-in. /logro is not listed: sites that
 * show its card have to read it, and the page itself says `noindex`.
 */
const notForEngines = ['/api/', '/buscar', '/certificado/', '/*codigo=', '/*strcode='];

/** Serves /robots.txt and /sitemap.xml (spec 2.3). */
export function registerSearchEngines(
  app: FastifyInstance,
  portal: Portal,
  { screens, site, cache, withinRate }: Parts,
): void {
  const closed = screens.filter(({ who }) => who !== 'open').map(({ path }) => path);
  // exact, then with parameters: /usuario must not close /usuarios
  const disallowed = [...notForEngines, ...closed.flatMap((path) => [`${path}$`, `${path}?`])];
  app.get('/robots.txt', async ({ ip }, reply) => {
    await withinRate('page', visitor, networkOf(ip));
    const rules = disallowed.map((path) => `Disallow: ${path}\n`).join('');
    return reply
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\n${rules}\nSitemap: ${site.publicUrl}/sitemap.xml\n`);
  });
  const paths = screens.filter(isListed).map(({ path }) => path);
  app.get('/sitemap.xml', async ({ ip }, reply) => {
    await withinRate('page', visitor, networkOf(ip));
    const { text } = await cache.sitemap.get('', async () => ({
      text: await makeSitemap(portal.db, { publicUrl: site.publicUrl, paths }),
    }));
    return reply.type('application/xml; charset=utf-8').send(text);
  });
}

/** True for a screen that search engines keep. */
export const isIndexed = ({ path, who, mode, isNotIndexed }: ScreenRow): boolean =>
  who === 'open' && mode === 'page' && isNotIndexed !== true && !path.includes(':');

/** True for an indexed screen that its path alone identifies. */
const isListed = (screen: ScreenRow): boolean => isIndexed(screen) && screen.counts === undefined;
