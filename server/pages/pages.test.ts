import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { buildApp } from '../boot/app.ts';
import { hashPassword } from '../platform/crypto/passwords.ts';
import { openAvailability } from '../platform/database/availability.ts';
import { openDatabase } from '../platform/database/database.ts';
import { aMember } from '../testing/builders.ts';
import { openTestPortal, type TestPortal } from '../testing/portal.ts';
import { loadPages } from './assets.ts';

/** The smallest possible build: three screens that name their viewer. */
const renderer = `export const renderer = {
  screens: [
    { path: '/abierta', who: 'open', mode: 'page', params: ['id'] },
    { path: '/propia', who: 'signedIn', mode: 'app', params: [] },
    { path: '/profile', who: 'signedIn', mode: 'app', params: [], withProvisional: true },
  ],
  setTimeZone() {},
  async renderScreen({ screen, api, viewer, query }) {
    const { data } = await api.category.get({});
    return { status: query.id === 'mal' ? 400 : 200, html: '<p>' + screen.path + ' ' + (viewer?.username ?? 'nadie') + ' ' + (query.id ?? '') + ' ' + data.length + '</p>' };
  },
  renderRefusal: async ({ title }) => '<h1>' + title + '</h1>',
};`;
const build = {
  'client/.vite/manifest.json': JSON.stringify({
    'web/entry-client.ts': { file: 'assets/a.js' },
    'web/styles/index.css': { file: 'assets/i.js', css: ['assets/pages.css'] },
    '_app-styles.js': { file: 'assets/s.js', name: 'app-styles', css: ['assets/app.css'] },
  }),
  'client/assets/a.js': '// script',
  'server/entry-server.js': renderer,
  'server/package.json': '{"type":"module"}',
};

let folder: string;
let portal: TestPortal;
let app: FastifyInstance;
let sessionCookie: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-build-'));
  for (const [name, text] of Object.entries(build)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  portal = await openTestPortal();
  app = await buildApp(portal.portal, await loadPages(folder));
  const passwordHash = await hashPassword('lluvia-mesa-trompeta-9');
  await aMember(portal.portal, { username: 'paula', passwordHash });
  const payload = { UserName: 'paula', Password: 'lluvia-mesa-trompeta-9' };
  const response = await app.inject({ method: 'POST', url: '/api/Users/login', payload });
  const cookie = response.cookies.find(({ name }) => name === 'aula_session');
  sessionCookie = `aula_session=${cookie?.value}`;
});
afterAll(async () => {
  await app.close();
  await portal.close();
  await rm(folder, { recursive: true, force: true });
});

const open = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('what caches may keep (spec 13.4)', () => {
  test('a visitor’s page, under its address, cookie and encoding', async () => {
    const { headers, body } = await open('/abierta?id=1');
    expect(body).toContain('nadie 1');
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'Cookie, Accept-Encoding',
    });
    const again = await open('/abierta?id=1&otra=2', { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.headers.vary]).toEqual([304, 'Cookie, Accept-Encoding']);
  });

  test('nothing that a session cookie came with, not even one that is over or made up', async () => {
    await open('/abierta?id=2');
    const cases: [string, string][] = [
      [sessionCookie, 'paula 2'],
      ['aula_session=inventada', 'nadie 2'],
    ];
    for (const [cookie, text] of cases) {
      const { headers, body } = await open('/abierta?id=2', { cookie });
      expect(body).toContain(text);
      expect(headers['cache-control']).toBe('private, no-store');
      expect(headers.etag).toBeUndefined();
    }
    expect((await open('/abierta?id=2')).body).toContain('nadie 2');
  });

  test('no way to the sign-in', async () => {
    const { statusCode, headers } = await open('/propia?x=1');
    expect([statusCode, headers.location]).toEqual([302, '/login?next=%2Fpropia%3Fx%3D1']);
    expect(headers['cache-control']).toBe('private, no-store');
  });
});

test('a screen answers with its own status, here that of an address with a wrong value', async () => {
  const { statusCode, body } = await open('/abierta?id=mal', { cookie: sessionCookie });
  expect([statusCode, body]).toEqual([400, '<p>/abierta paula mal 0</p>']);
});

describe('a page in the encoding that the browser takes', () => {
  const decoders: [string, string | undefined, (body: Buffer) => Buffer][] = [
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['identity', undefined, (body) => body],
  ];
  const pages: [string, string, boolean, string][] = [
    ['a kept one', '/abierta?id=3', false, '<p>/abierta nadie 3 0</p>'],
    ['a person’s own', '/propia', true, '<p>/propia paula  0</p>'],
    ['one that says why not', '/no-existe', false, '<h1>No encontramos esta página</h1>'],
  ];
  for (const [name, url, isOwn, text] of pages) {
    test(name, async () => {
      for (const [accepted, encoding, decode] of decoders) {
        const own: Record<string, string> = isOwn ? { cookie: sessionCookie } : {};
        const { headers, rawPayload } = await open(url, { 'accept-encoding': accepted, ...own });
        expect(headers['content-encoding'], accepted).toBe(encoding);
        expect(decode(rawPayload).toString(), accepted).toBe(text);
        expect(headers.vary, accepted).toBe('Cookie, Accept-Encoding');
      }
    });
  }
});

test('files beside the build’s own stay hidden, and no path climbs out', async () => {
  expect((await open('/assets/a.js')).statusCode).toBe(200);
  const paths = [
    '/.vite/manifest.json',
    '/%2evite/manifest.json',
    '/assets/..%2f..%2fserver/entry-server.js',
  ];
  for (const path of [...paths, '//otra.test', '/assets/../../server/entry-server.js']) {
    const { statusCode, body, headers } = await open(path);
    expect([statusCode, body.includes('manifest') || body.includes('renderer')], path).toEqual([404, false]);
    expect(headers['content-security-policy'], path).toContain("default-src 'none'");
  }
});

test('a visitor beyond the limit is refused alone, not with all who wait for the same page', async () => {
  vi.useFakeTimers({ toFake: ['performance'] }); // nothing comes back while the flood is answered
  onTestFinished(() => void vi.useRealTimers());
  const config = { ...portal.portal.config, rateLimitFactor: 1 };
  const narrow = await buildApp({ ...portal.portal, config }, await loadPages(folder));
  const statusOf = async (url: string, remoteAddress: string) =>
    (await narrow.inject({ url, remoteAddress })).statusCode;
  const flood = Array.from({ length: 60 }, (_, n) => statusOf(`/abierta?id=${n}`, '10.8.0.1'));
  expect(new Set(await Promise.all(flood))).toEqual(new Set([200]));
  const [flooder, neighbour] = [
    statusOf('/abierta?id=900', '10.8.0.1'),
    statusOf('/abierta?id=900', '10.8.0.2'),
  ];
  expect([await flooder, await neighbour]).toEqual([429, 200]);
  expect(await statusOf('/abierta?id=900', '10.8.0.1')).toBe(200); // from memory: that costs nothing
  await narrow.close();
});

test('who signed in with a provisional password is led from every screen of their own to the one that changes it', async () => {
  const passwordHash = await hashPassword('lluvia-mesa-trompeta-9');
  const { id } = await aMember(portal.portal, { username: 'pilar', passwordHash });
  await portal.portal.db
    .updateTable('account')
    .set({ must_change_password: true })
    .where('id', '=', id)
    .execute();
  const payload = { UserName: 'pilar', Password: 'lluvia-mesa-trompeta-9' };
  const { cookies } = await app.inject({ method: 'POST', url: '/api/Users/login', payload });
  const cookie = `aula_session=${cookies.find(({ name }) => name === 'aula_session')?.value}`;
  const led = await app.inject({ url: '/propia', headers: { cookie } });
  expect([led.statusCode, led.headers.location]).toEqual([302, '/profile?tab=datos']);
  for (const url of ['/profile', '/abierta'])
    expect((await app.inject({ url, headers: { cookie } })).statusCode, url).toBe(200);
});

test('while the database is away, every page says so and when to come back', async () => {
  const nowhere = { host: '127.0.0.1', port: 1, user: 'nadie', database: 'nada' };
  const availability = openAvailability(nowhere, portal.portal.log);
  const away = openDatabase(nowhere, { size: 1, onError: () => undefined, availability });
  const cut = await buildApp({ ...portal.portal, db: away.db, reserved: away.db }, await loadPages(folder));
  for (const url of ['/abierta', '/propia', '/no-existe', '/readyz', '/api/Category/Get']) {
    const { statusCode, headers, body } = await cut.inject({ url, headers: { cookie: sessionCookie } });
    expect([statusCode, headers['retry-after']], url).toEqual([503, '5']);
    expect(headers['cache-control'], url).toBe('private, no-store');
    const isPage = !/^\/(readyz|api)/.test(url);
    expect(body, url).toContain(isPage ? '<h1>Volvemos en unos segundos' : 'descriptionCode');
  }
  await cut.close();
  await away.close();
});
