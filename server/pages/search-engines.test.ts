import { expect, test } from 'vitest';
import { aCourse, anAdmin, anArticle } from '../testing/builders.ts';
import { openForTests } from '../testing/lifetime.ts';
import { openTestPages } from '../testing/page-build.ts';

const renderer = `export const renderer = {
  screens: [
    { path: '/', who: 'open', mode: 'page', params: [] },
    { path: '/leercurso', who: 'open', mode: 'page', params: ['id'], counts: 'course', rowOf: 'course' },
    { path: '/leerarticulo', who: 'open', mode: 'page', params: ['id'], rowOf: 'article' },
    { path: '/articulos', who: 'open', mode: 'page', params: ['page'] },
    { path: '/glosario', who: 'open', mode: 'page', params: [] },
    { path: '/buscar', who: 'open', mode: 'page', params: ['search'], isNotIndexed: true },
    { path: '/logro/:codigo', who: 'open', mode: 'page', params: ['codigo'] },
    { path: '/usuario', who: 'admin', mode: 'app', params: [] },
    { path: '/test', who: 'member', mode: 'app', params: ['id'] },
  ],
  setTimeZone() {},
  async renderPage({ screen, api, query }) {
    if (screen.path === '/leerarticulo') await api.article.read({ id: Number(query.id) });
    return { texts: ['shown'], ownPartsOf: async () => ({ render: () => [] }) };
  },
  async renderRefusal({ title }) { return { texts: [title], ownTexts: () => [] }; },
};`;

const pages = openForTests(() => openTestPages(renderer));

const locations = async (path: string) => {
  const { body, headers } = await pages.app.inject(path);
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  return [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
};
/** Every address of every file that the index names. */
const addresses = async () => {
  const files = await locations('/sitemap.xml');
  return (await Promise.all(files.map((file) => locations(file.replace(site, ''))))).flat();
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

test('the sitemap lists what everybody may read in files by noun, each with its day, and follows a change', async () => {
  const { portal } = pages.portal;
  const article = await anArticle(portal);
  const course = await aCourse(portal);
  await anArticle(portal, { isPublished: false });
  await anArticle(portal, { yearsRange: 45 });
  await aCourse(portal, { isPublished: false });
  await aCourse(portal, { archivedAt: portal.clock.now() });
  const shown = [
    `${site}/`,
    `${site}/articulos`,
    `${site}/glosario`,
    `${site}/leerarticulo?id=${article}`,
    `${site}/leercurso?id=${course}`,
  ];
  expect(await addresses()).toEqual(shown);
  const day = `<lastmod>${portal.clock.now().toISOString()}</lastmod>`;
  expect((await pages.app.inject('/sitemap-cursos.xml')).body).toContain(`?id=${course}</loc>${day}`);
  expect((await pages.app.inject('/sitemap.xml')).body).toContain(`/sitemap-cursos.xml</loc>${day}`);
  const ofScreens = (await pages.app.inject('/sitemap-paginas.xml')).body;
  expect(ofScreens).toContain(`${site}/articulos</loc>${day}`);
  expect(ofScreens).toContain(`${site}/</loc></url>`);
  for (const path of ['/sitemap-cursos-1.xml', '/sitemap-cursos-2.xml', '/sitemap-otros.xml'])
    expect((await pages.app.inject(path)).statusCode).toBe(404);

  const admin = await anAdmin(portal);
  await pages.portal.client
    .as(admin)
    .sistemaPension.add({ Name: 'Jubilación', Description: '<p>Cómo se calcula</p>' });
  await expect
    .poll(async () => (await addresses()).filter((address) => address.includes('/lsistemapension?id=')))
    .toHaveLength(1);
  const { data: subject } = await pages.portal.client.as(admin).subject.add({ Title: 'Jubilarme' });
  await expect.poll(addresses).toContain(`${site}/tema?id=${subject.id}`);
  await pages.portal.client.as(admin).term.add({ Term: 'Faro', Definition: 'Luz.' });
  const glossary = async () => (await pages.app.inject('/sitemap-paginas.xml')).body;
  await expect.poll(glossary).toContain(`${site}/glosario</loc>${day}`);
});

test('the feeds have what is new, with its days and the beginning of its text, and follow a change', async () => {
  const { portal } = pages.portal;
  const admin = await anAdmin(portal);
  const id = await anArticle(portal, {
    title: 'Renta & retiro <programado>',
    html: '<p>Lo que <b>eliges</b></p>',
  });
  await anArticle(portal, { title: 'Un borrador', isPublished: false });
  const { body, headers } = await pages.app.inject('/articulos.atom');
  expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  expect(body).toContain('<title>Renta &amp; retiro &lt;programado&gt;</title>');
  expect(body).toContain(`<id>${site}/leerarticulo?id=${id}</id>`);
  expect(body).toContain(`<updated>${portal.clock.now().toISOString()}</updated>`);
  expect(body).not.toContain('Un borrador');
  await pages.portal.client.as(admin).article.update({ Id: id, Title: 'Otro título' });
  await expect.poll(async () => (await pages.app.inject('/articulos.atom')).body).toContain('Otro título');

  expect((await pages.app.inject('/leyes.atom')).body).toMatch(/<updated>1970-.*<\/updated>/);
});

test('another spelling of an address leads for good to the one; the prescribed one with a slash is answered', async () => {
  for (const [asked, one] of [
    ['/ARTICULOS?page=2', '/articulos?page=2'],
    ['/articulos/', '/articulos'],
    ['/LeerCurso?id=1', '/leercurso?id=1'],
  ]) {
    const { statusCode, headers } = await pages.app.inject(asked ?? '');
    expect([statusCode, headers.location]).toEqual([301, one]);
  }
  expect((await pages.app.inject('/leercurso/?id=1')).statusCode).toBe(200);
});

test('what was removed for good is 410; what lies in the Papelera, or never was, is 404', async () => {
  const { portal } = pages.portal;
  const admin = await anAdmin(portal);
  const id = await anArticle(portal);
  const status = async (of: number | string) => {
    const { statusCode, body } = await pages.app.inject(`/leerarticulo?id=${of}`);
    return `${statusCode} ${body}`;
  };
  expect(await status(id)).toBe('200 shown');
  await pages.portal.client.as(admin).article.delete({ id });
  await expect.poll(() => status(id)).toBe('404 No encontramos esta página');
  await portal.db.deleteFrom('article_revision').where('article_id', '=', id).execute();
  await portal.db.deleteFrom('article').where('id', '=', id).execute();
  expect(await status(id)).toBe('410 Esto ya no está aquí');
  for (const never of [id + 1000, '0', 'x', '99999999999'])
    expect(await status(never)).toBe('404 No encontramos esta página');
});
