import pg from 'pg';
import { afterEach, expect, inject, test, vi } from 'vitest';
import { readConfig } from '../context/config.ts';
import type { Portal } from '../context/context.ts';
import { openLog } from '../platform/log.ts';
import { folderForTests, openForTest } from '../testing/lifetime.ts';
import { openTestPortal } from '../testing/portal.ts';
import type { DataPlace } from './data-place.ts';
import { openPortal } from './open-portal.ts';

const dataDir = await folderForTests('open-portal-');
afterEach(() => void vi.restoreAllMocks());

test('migrations run without the limits of requests: a large table takes as long as it needs', async () => {
  const pools: pg.Pool[] = [];
  vi.spyOn(pg.Pool.prototype, 'connect').mockImplementation(function (this: pg.Pool) {
    pools.push(this);
    return Promise.reject(new Error('enough'));
  });
  const { host, port, user, password } = inject('databaseServer');
  const place = {
    servers: [{ host, port, user, ...(password && { password }), database: 'postgres' }],
    close: async () => undefined,
  } satisfies DataPlace;
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'fatal' });
  const opening = openPortal(config, { log: openLog('fatal'), place: Promise.resolve(place) });
  await expect(opening).rejects.toThrow('enough');
  expect(pools).toHaveLength(1); // migrations come first
  expect(pools[0]?.options).not.toHaveProperty('statement_timeout');
  expect(pools[0]?.options).not.toHaveProperty('query_timeout');
  expect(pools[0]?.options.options).not.toContain('lock_timeout');
});

test('two nodes on one database share nothing but their configuration and the clock', async () => {
  const one = await openForTest(openTestPortal());
  const other = await openForTest(one.another());
  const shared = Object.entries(one.portal)
    .filter(([name, part]) => typeof part === 'object' && part === other.portal[name as keyof Portal])
    .map(([name]) => name);
  expect(shared).toEqual(['config', 'clock']);
});
