import type { FastifyInstance } from 'fastify';
import { visitor } from '../../contract/caller.ts';
import { type FeedKind, feedPaths } from '../../contract/feeds/feeds.ts';
import type { ScreenRow, Site } from '../../contract/pages.ts';
import type { RateLimit } from '../api/http/rate-limit.ts';
import type { Portal } from '../context/context.ts';
import { foundRow } from '../context/found-row.ts';
import { makeFeed } from '../features/feeds/feeds.ts';
import { makeSitemapFile, makeSitemapIndex } from '../features/sitemap/sitemap.ts';
import { networkOf } from '../platform/network/network.ts';
import type { PageCache } from './page-cache.ts';

interface Parts {
  screens: readonly ScreenRow[];
  site: Site;
  cache: PageCache;
  withinRate: RateLimit;
}

/**
 * Addresses that search engines need not fetch, besides the screens that require a sign-in. /logro is not listed: sites
 * that show its card have to read it, and the page itself says `noindex`.
 */
const notForEngines = ['/api/', '/buscar', '/certificado/', '/*codigo=', '/*strcode='];

/** Serves /robots.txt, the sitemap in parts, and the feeds (spec 2.3). */
export function registerSearchEngines(
  app: FastifyInstance,
  portal: Portal,
  { screens, site, cache, withinRate }: Parts,
): void {
  const closed = screens.filter(({ who }) => who !== 'open').map(({ path }) => path);
  // exact, and with parameters: /usuario must not close /usuarios
  const disallowed = [...notForEngines, ...closed.flatMap((path) => [`${path}$`, `${path}?`])];
  app.get('/robots.txt', async ({ ip }, reply) => {
    await withinRate('page', visitor, networkOf(ip));
    const rules = disallowed.map((path) => `Disallow: ${path}\n`).join('');
    return reply
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\n${rules}\nSitemap: ${site.publicUrl}/sitemap.xml\n`);
  });
  const paths = screens.filter(isListed).map(({ path }) => path);
  const serve = (route: string, type: string, make: (path: string) => Promise<string | undefined>) =>
    app.get(route, async (request, reply) => {
      await withinRate('page', visitor, networkOf(request.ip));
      const path = pathOf(request.url);
      const { text } = await cache.sitemap.get(path, async () => {
        const made = foundRow(await make(path));
        return { text: made };
      });
      return reply.type(`${type}; charset=utf-8`).send(text);
    });
  serve('/sitemap.xml', 'application/xml', () => makeSitemapIndex(portal.db, site.publicUrl));
  serve('/sitemap-:part.xml', 'application/xml', (path) =>
    makeSitemapFile(portal.db, path, { publicUrl: site.publicUrl, paths }),
  );
  for (const kind of Object.keys(feedPaths) as FeedKind[])
    serve(feedPaths[kind], 'application/atom+xml', () => makeFeed(portal, kind, site.publicUrl));
}

export const isIndexed = ({ path, who, mode, isNotIndexed }: ScreenRow): boolean =>
  who === 'open' && mode === 'page' && isNotIndexed !== true && !path.includes(':');

/** True for an indexed screen that its path alone identifies. */
const isListed = (screen: ScreenRow): boolean =>
  isIndexed(screen) && (screen.rowOf === undefined || screen.isListToo === true);

const pathOf = (url: string): string => (url.split('?', 1)[0] ?? '').toLowerCase();
