import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { collectMethods } from '../api/http/methods.ts';
import { openRateLimit } from '../api/http/rate-limit.ts';
import type { Portal } from '../context/context.ts';
import { folderForTest } from '../testing/lifetime.ts';
import { registerBuiltFiles } from './built-files.ts';

let folder: string;
let app: FastifyInstance;

const put = async (files: Record<string, string>) => {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
};

/** Opens the folder; `areCached`: as in production. */
const serve = (areCached = true, brandColour = '#0b5a50') => {
  app = fastify();
  const withinRate = openRateLimit({ config: { rateLimitFactor: 1 } } as Portal);
  const settings = { current: { brandColour } as Portal['settings']['current'] };
  registerBuiltFiles(app, { folder, areCached }, { withinRate, methods: collectMethods(app), settings });
};
const open = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ url, headers, method });

beforeEach(async () => {
  folder = join(await folderForTest('portal-files-'), 'client');
  await put({
    'assets/a.js': 'plain',
    'assets/a.js.br': 'brotli',
    'assets/a.js.gz': 'gzip',
    'icon.png': 'png',
  });
});
afterEach(() => app.close());

test('each browser gets the smallest form it takes, and is told that caches must tell them apart', async () => {
  serve();
  const taken = async (accepted: string, path = '/assets/a.js?v=1') => {
    const { body, headers } = await open(path, { 'accept-encoding': accepted });
    expect(headers.vary).toBe('Accept-Encoding');
    return [body, headers['content-encoding'], headers['content-type'], headers['content-length']];
  };
  const script = 'text/javascript; charset=utf-8';
  expect(await taken('gzip, deflate, br')).toEqual(['brotli', 'br', script, '6']);
  expect(await taken('gzip')).toEqual(['gzip', 'gzip', script, '4']);
  expect(await taken('identity')).toEqual(['plain', undefined, script, '5']);
  expect(await taken('gzip, br', '/icon.png')).toEqual(['png', undefined, 'image/png', '3']);
});

test('what is named by its content is kept for a year, the rest for an hour and asked for again by its tag', async () => {
  serve();
  expect((await open('/assets/a.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const first = await open('/icon.png');
  expect(first.headers['cache-control']).toBe('public, max-age=3600');
  const tag = String(first.headers.etag);
  for (const known of [tag, `"other", W/${tag}`]) {
    const again = await open('/icon.png', { 'if-none-match': known });
    expect([again.statusCode, again.body, again.headers.etag], known).toEqual([304, '', tag]);
  }
  expect((await open('/icon.png', { 'if-none-match': '"other"' })).statusCode).toBe(200);
  const forms = await Promise.all(
    ['br', 'gzip', ''].map(
      async (encoding) => (await open('/assets/a.js', { 'accept-encoding': encoding })).headers.etag,
    ),
  );
  expect(new Set(forms).size, 'each form has a tag of its own').toBe(3);
});

test('the head of a file says its length without its bytes', async () => {
  serve();
  const { statusCode, body, headers } = await open('/icon.png', {}, 'HEAD');
  expect([statusCode, body, headers['content-length']]).toEqual([200, '', '3']);
});

test('what is hidden, compressed or not there is no address', async () => {
  await put({ '.vite/manifest.json': '{}', 'assets/.secret.js': 'x', '../outside.js': 'x' });
  serve();
  const paths = [
    '/.vite/manifest.json',
    '/assets/.secret.js',
    '/assets/a.js.br',
    '/assets',
    '/assets/',
    '/b.js',
  ];
  const climbing = ['/../outside.js', '/assets/..%2f..%2foutside.js', '/%2e%2e/outside.js', '//icon.png'];
  for (const path of [...paths, ...climbing]) expect((await open(path)).statusCode, path).toBe(404);
});

test('in production the disk is read once, in development a change and a new file show at once', async () => {
  for (const [areCached, later] of [
    [true, 'png'],
    [false, 'changed'],
  ] as const) {
    await put({ 'icon.png': 'png' });
    serve(areCached);
    expect((await open('/icon.png')).body).toBe('png');
    await put({ 'icon.png': 'changed', [`${later}.svg`]: 'added' });
    expect((await open('/icon.png')).body).toBe(later);
    expect((await open(`/${later}.svg`)).statusCode).toBe(areCached ? 404 : 200);
    await app.close();
  }
});

test('a file that a new build has taken away is not found, one that was asked for before stays', async () => {
  serve();
  expect((await open('/icon.png')).statusCode).toBe(200);
  await rm(folder, { recursive: true });
  expect((await open('/icon.png')).body).toBe('png');
  expect((await open('/assets/a.js')).statusCode).toBe(404);
});

test('a kind of file without a content type stops the start', async () => {
  await put({ 'film.xyz': 'x' });
  expect(() => serve()).toThrow('built-files.ts has no content type for /film.xyz');
});

test('a drawing is given in the palette of the institute, at the address that it always has', async () => {
  await put({
    'motivos/casa.svg': 'green',
    'motivos/azul/casa.svg': 'blue',
    'motivos/otra.svg': 'green alone',
  });
  serve(true, '#1f4578');
  const found = await open('/motivos/casa.svg');
  expect(found.body).toBe('blue');
  expect(found.headers['cache-control']).toBe('public, max-age=300');
  expect((await open('/motivos/otra.svg')).body).toBe('green alone');
  expect((await open('/motivos/casa.svg?marca=0b5a50')).body).toBe('green');
  await app.close();
  serve();
  expect((await open('/motivos/casa.svg')).body).toBe('green');
  expect((await open('/motivos/casa.svg?marca=1f4578')).body).toBe('blue');
});
