import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openSessionLookups } from '../features/accounts/sessions/session-lookups.ts';
import { openAvailability } from '../platform/database/availability.ts';
import { openDatabase } from '../platform/database/database.ts';
import { openForTests } from '../testing/lifetime.ts';
import { cookieOf, openTestPages } from '../testing/page-build.ts';
import type { TestPortal } from '../testing/portal.ts';
import { buildTestApp } from '../testing/test-app.ts';
import { loadPages } from './assets.ts';

/** Screens that name their viewer. */
const renderer = `export const renderer = {
  screens: [
    { path: '/abierta', who: 'open', mode: 'page', params: ['id'], counts: 'article' },
    { path: '/cuanto', who: 'open', mode: 'page', params: ['id'], personalParams: ['id'] },
    { path: '/propia', who: 'signedIn', mode: 'app', params: ['id'] },
    { path: '/profile', who: 'signedIn', mode: 'app', params: [], withProvisional: true },
    { path: '/cuenta', who: 'signedIn', mode: 'page', params: [] },
  ],
  setTimeZone() {},
  async renderApp({ screen, viewer, query }) {
    const texts = ['<p>' + screen.path + ' ', '</p>'];
    return { status: query.id === 'mal' ? 400 : 200, texts, own: { render: () => [viewer.username] } };
  },
  async renderPage({ screen, api, query, role }) {
    const { data } = await api.category.get({});
    if (query.id === 'ninguno') await api.article.read({ id: 0 });
    return {
      texts: ['<p>' + screen.path + ' ' + role + ' ', ' ' + (query.id ?? '') + ' ' + data.length + '</p>'],
      ownPartsOf: async (viewer) => ({
        render: () => [(viewer?.username ?? 'nadie') + (viewer?.newMessages === undefined ? '' : ', mensajes: ' + viewer.newMessages)],
      }),
    };
  },
  async renderRefusal({ title, message, role }) {
    globalThis.refusalsRendered = (globalThis.refusalsRendered ?? 0) + 1;
    const text = '<h1>' + title + '</h1>' + (title.startsWith('No pudimos') ? message : '');
    return role === 'open'
      ? { texts: [text], ownTexts: () => [] }
      : { texts: [text, ''], ownTexts: ({ viewer }) => [viewer.username] };
  },
};`;

let portal: TestPortal;
let app: FastifyInstance;
let sessionCookie: string;

const pages = openForTests(() => openTestPages(renderer));
beforeAll(async () => {
  ({ portal, app } = pages);
  sessionCookie = (await pages.signedIn({ username: 'paula' })).cookie;
});

const open = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

test('the form of /contact is taken without a script too, and what is missing is said', async () => {
  const send = (fields: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: '/contact',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
  const fields = {
    FirstName: 'Ana Ñ.',
    Email: 'ana@correo.test',
    Subject: 'Sin script',
    Comments: 'Hola\r\n¿qué tal?',
  };
  const sent = await send(fields);
  expect([sent.statusCode, sent.headers.location]).toEqual([303, '/contact?enviado=1']);
  const stored = portal.portal.db
    .selectFrom('contact_message')
    .select('name')
    .where('subject', '=', 'Sin script');
  expect(await stored.execute()).toEqual([{ name: 'Ana Ñ.' }]);
  const refused = await send({ ...fields, Email: 'ana', Comments: '' });
  expect(refused.statusCode).toBe(400);
  expect(refused.body).toContain(
    'El campo Mensaje es obligatorio. Vuelve atrás: lo que escribiste sigue ahí.',
  );
});

test('an administrator is told of new messages where a screen has their menu, not on an open one', async () => {
  const { cookie } = await pages.signedIn({ username: 'admina', role: 'admin' });
  await portal.portal.db.deleteFrom('contact_message').execute();
  expect((await open('/cuenta', { cookie })).body).toContain('admina, mensajes: 0');
  expect((await open('/abierta', { cookie })).body).toContain('admina  ');
});

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
    for (const known of [`W/${headers.etag}`, '*', `"otra", ${headers.etag}`])
      expect((await open('/abierta?id=1', { 'if-none-match': known })).statusCode, known).toBe(304);
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
  const { statusCode, body } = await open('/propia?id=mal', { cookie: sessionCookie });
  expect([statusCode, body]).toEqual([400, '<p>/propia paula</p>']);
});

test('an address without its id, or with one that is none, names nothing', async () => {
  const { statusCode, body } = await open('/abierta?id=ninguno', { cookie: sessionCookie });
  expect([statusCode, body]).toEqual([404, '<h1>No encontramos esta página</h1>paula']);
});

describe('a page in the encoding that the browser takes', () => {
  const decoders: Record<string, (body: Buffer) => Buffer> = {
    br: brotliDecompressSync,
    gzip: gunzipSync,
    identity: (body) => body,
  };
  const kinds: [string, string, boolean, string][] = [
    ['a cached one', '/abierta?id=3', false, '<p>/abierta open nadie 3 0</p>'],
    ['one cached for members, with an own part', '/abierta?id=4', true, '<p>/abierta member paula 4 0</p>'],
    ['a person’s own', '/propia', true, '<p>/propia paula</p>'],
    ['one that says why not', '/no-existe', false, '<h1>No encontramos esta página</h1>'],
  ];
  for (const [name, url, isOwn, text] of kinds) {
    test(name, async () => {
      const best = url.startsWith('/abierta') && !isOwn ? 'br' : 'gzip'; // what is sent once is gzip
      for (const [accepted, encoding] of [
        ['gzip, deflate, br, zstd', best],
        ['gzip, deflate', 'gzip'],
        ['identity', 'identity'],
      ] as const) {
        const own: Record<string, string> = isOwn ? { cookie: sessionCookie } : {};
        const { headers, rawPayload } = await open(url, { 'accept-encoding': accepted, ...own });
        expect(headers['content-encoding'] ?? 'identity', accepted).toBe(encoding);
        expect(decoders[encoding]?.(rawPayload).toString(), accepted).toBe(text);
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
  const narrow = await buildTestApp({ ...portal.portal, config }, await loadPages(pages.folder));
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
  const { account } = await pages.signedIn({ username: 'pilar' });
  await portal.portal.db
    .updateTable('account')
    .set({ must_change_password: true })
    .where('id', '=', account.id)
    .execute();
  const cookie = await cookieOf(app, 'pilar');
  const led = await app.inject({ url: '/propia', headers: { cookie } });
  expect([led.statusCode, led.headers.location]).toEqual([302, '/profile?tab=datos']);
  for (const url of ['/profile', '/abierta'])
    expect((await app.inject({ url, headers: { cookie } })).statusCode, url).toBe(200);
});

test('while the database is unavailable, every page says so and when to come back', async () => {
  const nowhere = { host: '127.0.0.1', port: 1, user: 'nadie', database: 'nada' };
  const availability = openAvailability([nowhere], portal.portal.log);
  const away = openDatabase({ size: 1, onError: () => undefined, availability });
  const cut = await buildTestApp(
    { ...portal.portal, db: away.db, reserved: away.db, sessionLookups: openSessionLookups(away.db) },
    await loadPages(pages.folder),
  );
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

describe('openings of what is counted (spec 10.6)', () => {
  const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/153.0 Safari/537.36' };
  const countedIn = async (work: () => Promise<unknown>) => {
    const opened = vi.spyOn(portal.portal.readership, 'opened');
    onTestFinished(() => opened.mockRestore());
    await work();
    return opened.mock.calls;
  };

  test('each time a person opens it: from the cache, unchanged, signed in', async () => {
    const calls = await countedIn(async () => {
      const { headers } = await open('/abierta?id=7', browser);
      await open('/abierta?id=7', { ...browser, 'if-none-match': String(headers.etag) });
      await open('/abierta?id=7', { ...browser, cookie: sessionCookie });
    });
    expect(calls).toEqual(Array(3).fill(['article', 7]));
  });

  test('not what a browser fetches in advance, until it is shown; no program, and no other screen', async () => {
    const head = (headers: Record<string, string>) =>
      app.inject({ method: 'HEAD', url: '/abierta?id=7', headers });
    const calls = await countedIn(async () => {
      await open('/abierta?id=7', { ...browser, 'sec-purpose': 'prefetch' });
      await open('/abierta?id=7', { 'user-agent': 'curl/8' });
      await open('/no-existe', browser);
      await head(browser);
    });
    expect(calls).toEqual([]);
    expect(await countedIn(() => head({ ...browser, 'sec-fetch-site': 'same-origin' }))).toEqual([
      ['article', 7],
    ]);
  });
});

test('an address with what a visitor tells of themselves is in no cache; without it the page is', async () => {
  const told = await open('/cuanto?id=42');
  expect([told.statusCode, told.headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect((await open('/cuanto')).headers['cache-control']).toContain('public');
  expect((await open('/cuanto?otra=42')).headers['cache-control']).toContain('public');
});
