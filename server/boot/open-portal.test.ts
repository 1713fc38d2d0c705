import { rm } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, afterEach, expect, inject, test, vi } from 'vitest';
import { readConfig } from '../context/config.ts';
import type { Portal } from '../context/context.ts';
import { openLog } from '../platform/log.ts';
import { openTestPortal } from '../testing/portal.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import type { DataPlace } from './data-place.ts';
import { openPortal } from './open-portal.ts';

const dataDir = await temporaryFolder('open-portal-');
afterEach(() => void vi.restoreAllMocks());
afterAll(() => rm(dataDir, { recursive: true, force: true }));

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
  const one = await openTestPortal();
  const other = await one.another();
  const shared = Object.entries(one.portal)
    .filter(([name, part]) => typeof part === 'object' && part === other.portal[name as keyof Portal])
    .map(([name]) => name);
  expect(shared).toEqual(['config', 'clock']);
  await other.close();
  await one.close();
});
