import { expect, test, vi } from 'vitest';
import { aTestPortal } from '../testing/portal.ts';
import { buildTestApp } from '../testing/test-app.ts';

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
