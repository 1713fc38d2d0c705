import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCourse, anAdmin, anArticle } from '../testing/builders.ts';
import { openTestPages, type TestPages } from '../testing/page-build.ts';

const renderer = `export const renderer = {
  screens: [
    { path: '/', who: 'open', mode: 'page', params: [] },
    { path: '/leercurso', who: 'open', mode: 'page', params: ['id'], counts: 'course' },
    { path: '/buscar', who: 'open', mode: 'page', params: ['search'], isNotIndexed: true },
    { path: '/logro/:codigo', who: 'open', mode: 'page', params: ['codigo'] },
    { path: '/usuario', who: 'admin', mode: 'app', params: [] },
    { path: '/test', who: 'member', mode: 'app', params: ['id'] },
  ],
  setTimeZone() {},
};`;

let pages: TestPages;
beforeAll(async () => {
  pages = await openTestPages(renderer);
});
afterAll(() => pages.close());

const addresses = async () => {
  const { body, headers } = await pages.app.inject('/sitemap.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  return [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
};
const site = 'http://portal.test';

test('robots.txt closes what is behind a sign-in, searches and codes, and names the sitemap', async () => {
  const { body, headers } = await pages.app.inject('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  const closed = [...body.matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path);
  expect(closed).toEqual([
    '/api/',
    '/buscar',
    '/certificado/',
    '/*codigo=',
    '/*strcode=',
    '/usuario$',
    '/usuario?',
    '/test$',
    '/test?',
  ]);
  expect(body).toMatch(/^User-agent: \*\n/);
  expect(body).toContain(`\nSitemap: ${site}/sitemap.xml\n`);
});

test('sitemap.xml lists what everybody may read, with its day, and follows a change', async () => {
  const { portal } = pages.portal;
  const article = await anArticle(portal);
  const course = await aCourse(portal);
  await anArticle(portal, { isPublished: false });
  await anArticle(portal, { yearsRange: 45 });
  await aCourse(portal, { isPublished: false });
  await aCourse(portal, { archivedAt: portal.clock.now() });
  const shown = [`${site}/`, `${site}/leercurso?id=${course}`, `${site}/leerarticulo?id=${article}`];
  expect((await addresses()).filter((address) => !address.includes('/lsistemapension?'))).toEqual(shown);
  expect((await pages.app.inject('/sitemap.xml')).body).toContain(
    `?id=${course}</loc><lastmod>${portal.clock.now().toISOString()}</lastmod>`,
  );

  const admin = await anAdmin(portal);
  await pages.portal.client
    .as(admin)
    .sistemaPension.add({ Name: 'Jubilación', Description: '<p>Cómo se calcula</p>' });
  await expect
    .poll(async () => (await addresses()).filter((address) => address.includes('/lsistemapension?id=')))
    .toHaveLength(1);
});
