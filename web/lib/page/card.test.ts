import { expect, test } from 'vitest';
import type { Api } from '../../../contract/index.ts';
import { renderer } from '../../entry/entry-server.tsx';
import { site } from '../../testing/site.ts';
import { type LinkedPage, lawThing } from './linked-data.ts';

const assets = { script: '/a.js', styles: [], appStyles: [], appScripts: {}, fonts: [] };
const course = {
  id: 3,
  subjects: [],
  title: 'Ahorro "simple"',
  quantity: 10,
  time: 20,
  notaMinima: 80,
  archived: false,
  description: `<p>Aprende a ahorrar. ${'Mes a mes. '.repeat(20)}</p>`,
  language: 'Español',
  imgPortada: 'a1.webp',
  altPortada: 'Una alcancía',
  imgDetalle: null,
  altDetalle: '',
  stars: [],
};
const list = async () => ({ data: [], datas: [], total: 0 });
const api = {
  course: { read: async () => ({ data: course }), getComment: list, get: list },
  article: { getClient: list },
  category: { get: list },
  certificate: { getRegister: async () => ({ data: null }) },
  search: { find: list },
} as unknown as Api;

async function open(
  path: string,
  query: Record<string, string> = {},
  other = {},
  ofSite = site,
): Promise<Document> {
  const screen = renderer.screens.find((row) => row.path === path);
  if (screen === undefined) throw new Error('no such screen');
  const { texts } = await renderer.renderPage({
    screen,
    api: { ...api, ...other },
    query,
    role: 'open',
    site: ofSite,
    assets,
  });
  return new DOMParser().parseFromString(texts.join(''), 'text/html');
}
const meta = (page: Document, name: string) =>
  page.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content');
const linkedData = (page: Document) =>
  [...page.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) =>
    JSON.parse(textContent),
  );
const canonical = (page: Document) => page.querySelector('link[rel=canonical]')?.getAttribute('href');

test('a course is described in its own words, has one address and a card with its cover', async () => {
  const page = await open('/leercurso', { id: '3', comments: '2' });
  expect(meta(page, 'description')).toMatch(/^Aprende a ahorrar\. .{50,90}…$/);
  expect(canonical(page)).toBe('https://portal.test/leercurso?id=3');
  expect(meta(page, 'og:url')).toBe(canonical(page));
  expect(meta(page, 'og:title')).toBe('Ahorro "simple"');
  expect(meta(page, 'og:description')).toBe(meta(page, 'description'));
  expect(meta(page, 'og:image')).toBe('https://portal.test/tarjetas/leercurso.jpg?id=3');
  expect(meta(page, 'og:image:width')).toBe('1200');
  expect(meta(page, 'og:image:alt')).toBe('Ahorro "simple"');
  expect(meta(page, 'twitter:card')).toBe('summary_large_image');
});

test('a page without a cover shows the picture that the institute chose, and has an address without what names nothing', async () => {
  const page = await open('/articulos', { page: '1' });
  expect(canonical(page)).toBe('https://portal.test/articulos');
  expect(meta(page, 'og:image')).toBe('https://portal.test/tarjetas/articulos.jpg');
  const chosen = { ...site, settings: { ...site.settings, sharePicture: 'a.png' } };
  const own = await open('/articulos', {}, {}, chosen);
  expect(meta(own, 'og:image')).toBe('https://portal.test/portal/a.png');
  const withCover = await open('/leercurso', { id: '3' }, {}, chosen);
  expect(meta(withCover, 'og:image')).toContain('/tarjetas/');
  expect(canonical(await open('/articulos', { page: '2', category: '4' }))).toBe(
    'https://portal.test/articulos?category=4&page=2',
  );
  expect(canonical(await open('/articulos', { page: '-1" x' }))).toBe('https://portal.test/articulos');
});

test('an answer, a video and a law of a list have the address of their page', async () => {
  const subject = {
    id: 7,
    title: 'Jubilarme',
    summary: '',
    isExample: false,
    firstThings: [],
    answers: [],
    links: [],
  };
  const ofAnswer = await open(
    '/tema',
    { respuesta: '12' },
    { subject: { read: async () => ({ data: subject }) } },
  );
  expect(canonical(ofAnswer)).toBe('https://portal.test/tema?id=7');
  expect(meta(ofAnswer, 'og:image')).toBe('https://portal.test/tarjetas/tema.jpg?id=7');
  const law = {
    id: 3,
    title: 'Ley',
    description: '',
    path: 'a.pdf',
    type: 'pdf',
    sizeBytes: 1,
    version: 1,
    hasText: false,
  };
  const laws = { leyReglamento: { get: async () => ({ data: [law] }) } };
  expect(canonical(await open('/leerleyreglamento', { id: '3' }, laws))).toBe(
    'https://portal.test/leerleyreglamento',
  );
  await expect(open('/vervideo', { id: '9' }, { video: { get: list } })).rejects.toMatchObject({
    statusCode: 404,
  });
});

test('the card of a subject, a route and a part of the system has the drawing that their page has', async () => {
  const drawingAt = async (path: string, other: object) => {
    const screen = renderer.screens.find((row) => row.path === path);
    if (screen === undefined) throw new Error('no such screen');
    const { cover } = await renderer.loadCard({
      screen,
      api: { ...api, ...other } as unknown as Api,
      query: { id: '2' },
      site,
    });
    return cover?.drawing;
  };
  const read = async () => ({ data: { id: 2, title: 'Jubilarme' } });
  expect(await drawingAt('/tema', { subject: { read } })).toBe('/motivos/reloj.svg');
  expect(await drawingAt('/ruta', { ruta: { read } })).toBe('/motivos/reloj.svg');
  const parts = { get: async () => ({ data: [{ id: 2, title: 'Los tres pilares', description: '' }] }) };
  expect(await drawingAt('/lsistemapension', { sistemaPension: parts })).toBe('/motivos/casa.svg');
});

test('a law that does not hold yet is not in force, and its first day is not the day of its publication', async () => {
  const law = {
    id: 1,
    title: 'Ley 214',
    number: 'Ley 214',
    description: '',
    day: '2010-05-01',
    promulgatedOn: '2011-03-14',
    inForceFrom: '2012-01-01',
    repealedOn: null,
  };
  const thingOf = (given: object) =>
    lawThing({ title: '', description: '', url: '', site: { publicUrl: '' } } as LinkedPage, {
      ...law,
      file: '',
      ...given,
    });
  expect(thingOf({})).toMatchObject({
    legislationLegalForce: { '@id': 'https://schema.org/NotInForce' },
    temporalCoverage: '2012-01-01/..',
  });
  expect(thingOf({})).not.toHaveProperty('datePublished');
  expect(thingOf({ day: '2012-01-01' })).toMatchObject({
    legislationLegalForce: { '@id': 'https://schema.org/InForce' },
  });
  expect(thingOf({ day: '2020-01-01', repealedOn: '2020-01-01' })).toMatchObject({
    legislationLegalForce: { '@id': 'https://schema.org/NotInForce' },
    temporalCoverage: '2012-01-01/2020-01-01',
  });
});

test('what search engines leave out has neither address nor card', async () => {
  for (const page of [await open('/articulos', { search: 'renta' }), await open('/registrolisto')]) {
    expect(meta(page, 'robots')).toBe('noindex');
    expect(canonical(page)).toBeUndefined();
    expect(meta(page, 'og:title')).toBeUndefined();
    expect(linkedData(page)).toEqual([]);
  }
});

test('a course is linked data: its provider, its way from home, its rating once somebody rated it', async () => {
  const [graph] = linkedData(await open('/leercurso', { id: '3' }));
  expect(graph['@context']).toBe('https://schema.org');
  const [thing, trail] = graph['@graph'];
  expect(thing).toMatchObject({
    '@type': 'Course',
    name: 'Ahorro "simple"',
    provider: { name: site.settings.institute },
  });
  expect(thing).not.toHaveProperty('aggregateRating');
  expect(trail.itemListElement.map(({ item }: { item: { '@id': string } }) => item['@id'])).toEqual([
    'https://portal.test/',
    'https://portal.test/vercursos',
    'https://portal.test/leercurso?id=3',
  ]);
  const rated = {
    course: { ...api.course, read: async () => ({ data: { ...course, ratingCount: 2, rating: 4.5 } }) },
  };
  const [other] = linkedData(await open('/leercurso', { id: '3' }, rated));
  expect(other['@graph'][0].aggregateRating).toMatchObject({ ratingValue: 4.5, ratingCount: 2 });
});

test('a title cannot end the block of linked data', async () => {
  const title = '</script><script>alert(1)</script>';
  const page = await open(
    '/leercurso',
    { id: '3' },
    { course: { ...api.course, read: async () => ({ data: { ...course, title } }) } },
  );
  expect(linkedData(page)[0]['@graph'][0].name).toBe(title);
});

test('every public screen says what it is in a sentence, and one that is indexed as linked data too', () => {
  const silent = renderer.screens.filter(
    (screen) =>
      screen.mode === 'page' &&
      screen.who === 'open' &&
      !('description' in screen && ('linkedData' in screen || screen.isNotIndexed)),
  );
  expect(silent.map(({ path }) => path)).toEqual([]);
});

test('what stands beside has a name, and a drawing for a cover no sizes to choose from', async () => {
  const drawn = { ...course, imgPortada: null };
  const page = await open(
    '/leercurso',
    { id: '3' },
    { course: { ...api.course, read: async () => ({ data: drawn }) } },
  );
  expect(page.querySelector('main aside')?.getAttribute('aria-label')).toBe('Sobre este curso');
  expect(page.querySelectorAll('main img[data-drawn], main figure img').length).toBeGreaterThan(0);
  expect(page.querySelector('img[sizes]:not([srcset]), link[imagesizes]:not([imagesrcset])')).toBeNull();
  expect((await open('/leercurso', { id: '3' })).querySelector('figure img[srcset][sizes]')).not.toBeNull();
});
