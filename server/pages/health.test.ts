import { expect, it, onTestFinished, vi } from 'vitest';
import { openAvailability } from '../platform/database/availability.ts';
import { openDatabase, sql } from '../platform/database/database.ts';
import { openForTest } from '../testing/lifetime.ts';
import { aTestPortal } from '../testing/portal.ts';
import { openSilentProxy } from '../testing/silent-proxy.ts';
import { buildTestApp } from '../testing/test-app.ts';

const test = aTestPortal();

const ready = async (portal = test.portal) => {
  const app = await buildTestApp(portal);
  const { statusCode } = await app.inject('/readyz');
  await app.close();
  return statusCode;
};

it('says ready, and not while the portal stops or its clock has jumped', async () => {
  expect(await ready()).toBe(200);
  expect(await ready({ ...test.portal, stopping: AbortSignal.abort() })).toBe(503);
  expect(await ready({ ...test.portal, clock: { ...test.clock, isSteady: () => false } })).toBe(503);
});

it('is not ready at a server that only reads', async () => {
  const availability = openAvailability([test.address], test.portal.log);
  const { db, close } = openDatabase({ size: 1, onError: () => undefined, availability });
  onTestFinished(() => Promise.all([close(), availability.close()]).then(() => undefined));
  const portal = { ...test.portal, reserved: db };
  expect(await ready(portal)).toBe(200);
  await sql`set default_transaction_read_only = on`.execute(db);
  expect(await ready(portal)).toBe(503);
});

it('says when the disk is full, and goes on to serve', async () => {
  const disk = { state: () => 'full' as const, space: () => undefined, close: () => undefined };
  const app = await openForTest(buildTestApp({ ...test.portal, disk }));
  const answer = await app.inject('/readyz');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ status: 'ready', disk: 'full' });
});

it('is not ready where the folder of the files is not the portal’s any more', async () => {
  const disk = { state: () => 'away' as const, space: () => undefined, close: () => undefined };
  expect(await ready({ ...test.portal, disk })).toBe(503);
});

it('asks the database once a second, however many ask, and nobody is refused', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const config = { ...test.portal.config, rateLimitFactor: 1 };
  const app = await openForTest(buildTestApp({ ...test.portal, config }));
  const asked = vi.spyOn(test.portal.reserved, 'getExecutor');
  onTestFinished(() => asked.mockRestore());
  const answers = await Promise.all(Array.from({ length: 40 }, () => app.inject('/readyz')));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(asked).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_000);
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  expect(asked).toHaveBeenCalledTimes(2);
});

it('tells researchers of holes whom to write to', async () => {
  const app = await buildTestApp(test.portal);
  const { body, headers } = await app.inject('/.well-known/security.txt');
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toMatch(/^Contact: http:\/\/portal\.test\/contact\nExpires: 2027-11-18T/);
  await app.close();
});

it('answers within its limit while the database is frozen', async () => {
  const proxy = await openSilentProxy(test.address);
  const address = { ...test.address, host: '127.0.0.1', port: proxy.port };
  const availability = openAvailability([address], test.portal.log);
  const { db, close } = openDatabase({ size: 2, onError: () => undefined, availability });
  const portal = { ...test.portal, reserved: db };
  expect(await ready(portal)).toBe(200);
  const app = await openForTest(buildTestApp(portal));
  proxy.setDark(true);
  proxy.swallowOpenOnes();
  const asked = performance.now();
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  expect(performance.now() - asked).toBeLessThan(12_000); // so long a statement alone would take
  await proxy.close();
  await close();
  await availability.close();
});
