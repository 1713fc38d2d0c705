import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import type { HTTPMethods } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { loadPages } from '../../pages/assets.ts';
import { openForTest, openForTests } from '../../testing/lifetime.ts';
import { openTestPages } from '../../testing/page-build.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { cpuMillisecondsOf } from '../../testing/thread-cpu.ts';

const renderer = `export const renderer = {
  screens: [{ path: '/abierta', who: 'open', mode: 'page', params: [] }],
  setTimeZone() {},
  renderPage: async () => ({ texts: ['<p>abierta</p>'], ownPartsOf: async () => ({ render: () => [] }) }),
  async renderRefusal({ title }) {
    globalThis.refusalsRendered = (globalThis.refusalsRendered ?? 0) + 1;
    return { texts: ['<h1>' + title + '</h1>'], ownTexts: () => [] };
  },
};`;
const rendered = () => (globalThis as { refusalsRendered?: number }).refusalsRendered ?? 0;

const pages = openForTests(() => openTestPages(renderer));

test.each([
  ['PUT', '/abierta', 'GET, HEAD'],
  ['OPTIONS', '/Abierta/', 'GET, HEAD'],
  ['TRACE', '/abierta?x=1', 'GET, HEAD'],
  ['DELETE', '/assets/a.js', 'GET, HEAD'],
  ['POST', '/articlefile/a.webp', 'GET, HEAD'],
  ['DELETE', '/contact', 'POST'],
  ['OPTIONS', '/api/category/get', 'GET, HEAD'],
  ['GET', '/api/Users/login', 'POST'],
  ['HEAD', '/api/Question/GetTest', 'GET'],
  ['PATCH', '/readyz', 'GET, HEAD'],
])('%s %s is refused, and told how it is asked for', async (method, url, allow) => {
  const { statusCode, headers } = await pages.app.inject({ method: method as HTTPMethods, url });
  expect([statusCode, headers.allow]).toEqual([405, allow]);
});

test.each([
  ['OPTIONS', '/no-existe'],
  ['PUT', '/api/Nada/Get'],
  ['GET', '/api/Nada/Get'],
  ['DELETE', '/assets/b.js'],
  ['GET', '/assets/b.js'],
])('%s %s names nothing', async (method, url) => {
  const { statusCode, headers } = await pages.app.inject({ method: method as HTTPMethods, url });
  expect([statusCode, headers.allow]).toEqual([404, undefined]);
});

test('an address of slashes takes no longer than another', async () => {
  const spent = await cpuMillisecondsOf(() => pages.app.inject({ url: `/${'/'.repeat(100_000)}x` }));
  expect(spent).toBeLessThan(1_000); // read anew from every slash it takes several seconds
});

/** An app at the usual limits, in a moment that does not pass. */
async function usual() {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const { portal } = pages.portal;
  const app = await openForTest(
    buildTestApp(
      { ...portal, config: { ...portal.config, rateLimitFactor: 1 } },
      await loadPages(pages.folder),
    ),
  );
  return app;
}

const floods: [string, string, 404 | 200, Record<string, string>][] = [
  ['unknown addresses', '/no-existe', 404, {}],
  ['unknown calls', '/api/Nada/Get', 404, {}],
  ['tokens that are none', '/api/Category/Get', 200, { authorization: 'Bearer nada' }],
  ['pictures that are gone', '/articlefile/a.webp', 404, {}],
  ['old addresses of material', '/courseFile/a.pdf', 404, {}],
];
test.each(floods)('%s are held to the pace of visitors', async (_, url, status, headers) => {
  const app = await usual();
  const ask = (remoteAddress: string) => app.inject({ url, headers, remoteAddress });
  const answers = await Promise.all(Array.from({ length: 60 }, () => ask('10.9.0.1')));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([status]));
  expect((await ask('10.9.0.1')).statusCode).toBe(429);
  expect((await ask('10.9.0.2')).statusCode).toBe(status);
});

test('a refusal is rendered once, however many are refused, and told in each one’s encoding', async () => {
  const before = rendered();
  const bodies = await Promise.all(Array.from({ length: 20 }, (_, n) => pages.app.inject(`/no-existe-${n}`)));
  expect(new Set(bodies.map(({ body }) => body))).toEqual(new Set(['<h1>No encontramos esta página</h1>']));
  expect(rendered() - before).toBeLessThanOrEqual(1);
});

test('a request with two hosts is refused, whatever it asks for', async () => {
  await pages.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = pages.app.server.address() as AddressInfo;
  const answerTo = (text: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(text));
      let answer = '';
      socket.on('data', (part) => {
        answer += part;
      });
      socket.once('close', () => resolve(answer)).once('error', reject);
    });
  const asking = (hosts: string) => `GET /abierta HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`;
  expect(await answerTo(asking('Host: a.test\r\n'))).toMatch(/^HTTP\/1\.1 200 /);
  const refused = await answerTo(asking('Host: a.test\r\nhOST: b.test\r\n'));
  expect(refused).toMatch(/^HTTP\/1\.1 400 /);
  expect(refused).toContain('No pudimos leer lo que enviaste');
});
