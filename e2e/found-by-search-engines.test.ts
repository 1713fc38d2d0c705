import Validator, { type Issue } from '@adobe/structured-data-validator';
import { XMLParser } from 'fast-xml-parser';
import sharp from 'sharp';
import { expect } from 'vitest';
import { test } from './fixtures/journey.ts';
import type { Portal } from './fixtures/portal-server.ts';
import { readVocabulary } from './fixtures/vocabulary.ts';

type Thing = { '@type': string } & Record<string, unknown>;

interface Entry {
  loc: string;
  lastmod?: string;
}

/** A page by its public address, of which a test's portal has none of its own. */
const fetchPage = (portal: Portal, address: string) => {
  const { pathname, search } = new URL(address);
  return fetch(portal.url + pathname + search);
};

const xml = new XMLParser({ isArray: (name) => ['url', 'sitemap', 'entry'].includes(name) });

/** The addresses of every file that the sitemap names. */
async function listed(portal: Portal): Promise<Entry[]> {
  const entriesOf = async (address: string, root: string, each: string): Promise<Entry[]> => {
    const response = await fetchPage(portal, address);
    expect([address, response.status]).toEqual([address, 200]);
    return xml.parse(await response.text())[root][each];
  };
  const files = await entriesOf(`${portal.url}/sitemap.xml`, 'sitemapindex', 'sitemap');
  return (await Promise.all(files.map(({ loc }) => entriesOf(loc, 'urlset', 'url')))).flat();
}

const unescaped = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** The words of a page about itself, in its head. */
async function headOf(portal: Portal, address: string) {
  const response = await fetchPage(portal, address);
  const html = await response.text();
  const attribute = (pattern: RegExp) => unescaped(pattern.exec(html)?.[1] ?? '');
  const data = attribute(/<script type="application\/ld\+json">(.*?)<\/script>/s);
  return {
    status: response.status,
    title: attribute(/<title>(.*?)<\/title>/),
    description: attribute(/<meta name="description" content="(.*?)">/),
    canonical: attribute(/<link rel="canonical" href="(.*?)">/),
    picture: attribute(/<meta property="og:image" content="(.*?)">/),
    things: data === '' ? [] : ((JSON.parse(data) as { '@graph': Thing[] })['@graph'] ?? []),
  };
}

/** Adobe's validator follows what Google asks of rich results, over the vocabulary of schema.org in Google's typings. */
async function faultsOf(things: readonly Thing[], validator: Validator): Promise<string[]> {
  const byType = Map.groupBy(structuredClone(things), (thing) => thing['@type']);
  const jsonld = Object.fromEntries(byType);
  const isFault = ({ severity, errorType }: Issue) => severity === 'ERROR' || errorType === 'schemaOrg';
  return (await validator.validate({ jsonld })).filter(isFault).map(({ issueMessage }) => issueMessage);
}

test('a stranger’s validator finds no fault in what any page of the sitemap says of itself, and a fault where there is one', async ({
  portal,
}) => {
  const validator = new Validator(readVocabulary());
  expect(await faultsOf([{ '@type': 'Cuento', name: 'x' }], validator)).toHaveLength(1);
  expect(await faultsOf([{ '@type': 'Article', nombre: 'x' }], validator)).toHaveLength(1);
  expect(await faultsOf([{ '@type': 'VideoObject', name: 'x' }], validator)).not.toEqual([]);
  const pages = await listed(portal);
  expect(pages.length).toBeGreaterThan(60);
  const types = new Set<string>();
  const descriptions = new Map<string, string>();
  for (const { loc } of pages) {
    const { status, title, description, canonical, things } = await headOf(portal, loc);
    expect({ loc, status, canonical }).toEqual({
      loc,
      status: 200,
      canonical: loc,
    });
    expect(title.length, loc).toBeGreaterThan(3);
    expect(description.length, loc).toBeGreaterThan(20);
    expect(things.length, loc).toBeGreaterThan(0);
    expect(await faultsOf(things, validator), loc).toEqual([]);
    for (const thing of things) types.add(thing['@type']);
    descriptions.set(loc, description);
  }
  for (const type of [
    'Article',
    'Course',
    'VideoObject',
    'Legislation',
    'FAQPage',
    'DefinedTermSet',
    'BreadcrumbList',
  ])
    expect([...types]).toContain(type);
});

test('a page of each kind has a picture for other sites; an answer’s page has the address of its subject', async ({
  portal,
}) => {
  const each = Map.groupBy(await listed(portal), ({ loc }) => new URL(loc).pathname);
  for (const [path, [first]] of each) {
    const { picture } = await headOf(portal, first?.loc ?? '');
    const response = await fetchPage(portal, picture);
    expect([path, response.status, response.headers.get('content-type')]).toEqual([path, 200, 'image/jpeg']);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.length, path).toBeLessThanOrEqual(100_000);
    expect(await sharp(bytes).metadata(), path).toMatchObject({ width: 1200, height: 630 });
  }
  const answer = await headOf(portal, `${portal.url}/tema?respuesta=1`);
  expect(answer.canonical).toMatch(/\/tema\?id=1$/);
  expect((await fetchPage(portal, answer.picture)).status).toBe(200);
});

test('pages with a day say the one of their last change; what moved or is gone says so; feeds are feeds', async ({
  portal,
}) => {
  const pages = await listed(portal);
  const articles = pages.filter(({ loc }) =>
    /leerarticulo|leercurso|\/tema\?|\/ley\?|\/glosario|\/datos/.test(loc),
  );
  expect(articles.filter(({ lastmod }) => Number.isNaN(Date.parse(lastmod ?? '')))).toEqual([]);
  const moved = await fetch(`${portal.url}/ARTICULOS/`, { redirect: 'manual' });
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/articulos']);
  for (const path of ['/leerarticulo?id=999999', '/vervideo?id=999999', '/tema?id=999999'])
    expect((await fetch(portal.url + path)).status, path).toBe(404);
  for (const path of ['/articulos.atom', '/leyes.atom']) {
    const response = await fetch(portal.url + path);
    const { feed } = xml.parse(await response.text());
    expect(feed.entry.length, path).toBeGreaterThan(0);
    for (const key of ['id', 'title', 'updated', 'link'] as const) expect(feed.entry[0]).toHaveProperty(key);
  }
});
