import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { contentChanged } from '../features/content/content-version.ts';
import { countRouted } from '../testing/count-routed.ts';
import { openForTests } from '../testing/lifetime.ts';
import { openTestPages } from '../testing/page-build.ts';
import { buildTestApp } from '../testing/test-app.ts';
import { loadPages } from './assets.ts';

const renderer = `export const renderer = {
  screens: [{ path: '/abierta', who: 'open', mode: 'page', params: ['id'], counts: 'article' }],
  setTimeZone() {},
  async renderPage({ api, query, role }) {
    const { data } = await api.category.get({});
    return { texts: ['<p>' + role + ' ' + query.id + ' ' + data.length, '</p>'], ownPartsOf: async (viewer) => ({ render: () => [viewer?.username ?? ''] }) };
  },
  renderRefusal: async ({ title }) => ({ texts: ['<h1>' + title + '</h1>'], ownTexts: () => [] }),
};`;

let app: FastifyInstance;
let url: string;
let routed: () => number;

const pages = openForTests(() => openTestPages(renderer));
beforeAll(async () => {
  app = await buildTestApp(pages.portal.portal, await loadPages(pages.folder));
  routed = countRouted(app);
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

async function open(path: string, headers: Record<string, string> = {}) {
  const before = routed();
  const response = await fetch(url + path, { headers: { 'user-agent': 'Firefox', ...headers } });
  const { date: _, 'x-request-id': __, ...others } = Object.fromEntries(response.headers);
  return {
    status: response.status,
    headers: others,
    body: await response.text(),
    isFast: routed() === before,
  };
}

/** Opens a page until it comes from the cache: news of a portal that has just begun may drop what was stored before. */
async function openCached(path: string) {
  await expect.poll(async () => (await open(path)).isFast).toBe(true);
  return open(path);
}

test('a visitor’s cached page is answered before routing, with the same bytes and headers', async () => {
  const first = await open('/abierta?id=1');
  const second = await openCached('/abierta?id=1');
  expect([first.isFast, second.isFast]).toEqual([false, true]);
  expect(second).toEqual({ ...first, isFast: true });
  const current = await open('/abierta?id=1', { 'if-none-match': first.headers['etag'] ?? '' });
  expect([current.status, current.body, current.isFast]).toEqual([304, '', true]);
});

test('each way to write an address is answered as what it asks for', async () => {
  await open('/Abierta?ID=3');
  expect(await openCached('/abierta?id=2')).toMatchObject({ body: '<p>open 2 0</p>', isFast: true });
  // another spelling leads to the one address of the page, which is routed
  expect(await open('/Abierta?ID=3')).toMatchObject({ body: '<p>open 3 0</p>', isFast: false });
  expect((await open('/abierta?id=4')).isFast).toBe(false);
});

test('who has a cookie, changes nothing and is not answered from there', async () => {
  await open('/abierta?id=5');
  const { cookie } = await pages.signedIn({ username: 'petra' });
  const own = await open('/abierta?id=5', { cookie });
  expect([own.isFast, own.body]).toEqual([false, '<p>member 5 0petra</p>']);
  expect(await open('/abierta?id=5')).toMatchObject({ isFast: true, body: '<p>open 5 0</p>' });
});

test('what changed is made again, another change leaves it as it is', async () => {
  const { portal } = pages.portal;
  await open('/abierta?id=6');
  await contentChanged(pages.portal.context(), 'course', 6);
  await contentChanged(pages.portal.context(), 'article');
  expect((await open('/abierta?id=6')).isFast).toBe(true);
  const news: (string | null)[] = [];
  portal.pubsub.on('content_changed', (payload) => void news.push(payload));
  await portal.db.insertInto('category').values({ name: 'Nueva', description: '' }).execute();
  await contentChanged(pages.portal.context(), 'category');
  expect((await open('/abierta?id=6')).body).toBe('<p>open 6 1</p>');
  // the database tells the node of its own change once more: after that nothing drops a page
  await expect.poll(() => news.filter((payload) => payload === 'category')).toHaveLength(2);
});

test('it is counted and logged like any other, programs not', async () => {
  const { portal } = pages.portal;
  await open('/abierta?id=7');
  const counted = vi.spyOn(portal.readership, 'opened');
  const logged = vi.spyOn(portal.log, 'info');
  expect((await open('/abierta?id=7')).isFast).toBe(true);
  await open('/abierta?id=7', { 'user-agent': 'curl/8' });
  expect(counted.mock.calls).toEqual([['article', 7]]);
  const line = {
    method: 'GET',
    path: '/abierta',
    status: 200,
    reqId: expect.any(String),
    ms: expect.any(Number),
  };
  expect(logged.mock.calls).toEqual([
    [line, 'request'],
    [line, 'request'],
  ]);
});
