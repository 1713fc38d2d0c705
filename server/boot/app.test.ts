import { expect, test, vi } from 'vitest';
import { aTestPortal } from '../testing/portal.ts';
import { buildTestApp } from '../testing/test-app.ts';
import { buildApp } from './app.ts';

const opened = aTestPortal();

/** The warnings of a portal that is asked twice by a proxy. */
async function warningsOf(trustedProxies: string[], client = '203.0.113.9'): Promise<unknown[]> {
  const log = opened.portal.log.child({});
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  vi.spyOn(log, 'child').mockReturnValue(log as never);
  const config = { ...opened.portal.config, trustedProxies };
  const app = await buildTestApp({ ...opened.portal, config, log });
  const asked = { url: '/healthz', headers: { 'x-forwarded-for': client } };
  for (const each of [asked, asked]) expect((await app.inject(each)).statusCode).toBe(200);
  await app.close();
  return warn.mock.calls.map(([, message]) => message);
}

test('a proxy that nobody named is told of once: all its visitors share its limits', async () => {
  expect(await warningsOf([])).toEqual([
    'X-Forwarded-For is not believed: TRUSTED_PROXIES does not name this peer',
  ]);
  expect(await warningsOf(['127.0.0.1'])).toEqual([]);
  expect(await warningsOf(['127.0.0.1'], '127.0.0.1')).toEqual([]); // who asks is on the proxy's machine
});

test('words in X-Forwarded-For that are no address leave the proxy’s own to log and limits', async () => {
  const config = { ...opened.portal.config, trustedProxies: ['127.0.0.1'] };
  const app = await buildApp({ ...opened.portal, config });
  app.get('/who-asks', (request) => ({ ip: request.ip }));
  const askedBy = async (said: string) =>
    (await app.inject({ url: '/who-asks', headers: { 'x-forwarded-for': said } })).json().ip;
  expect(await askedBy('198.51.100.7')).toBe('198.51.100.7');
  expect(await askedBy('198.51.100.7, not an ip; drop')).toBe('127.0.0.1');
  await app.close();
});
