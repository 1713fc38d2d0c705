import type { JobHelpers } from 'graphile-worker';
import { expect, test } from 'vitest';
import { readContentVersion } from '../../testing/content-version.ts';
import { aTestPortal } from '../../testing/portal.ts';
import { lawTasks } from './laws.jobs.ts';

const portal = aTestPortal();

test.each([
  ['2026-11-24T03:59:00Z', 0], // 23:59 in La Paz
  ['2026-11-24T04:00:00Z', 1],
  ['2026-11-24T04:14:59Z', 1],
  ['2026-11-24T04:15:00Z', 0],
])('at %s pages of laws become stale %i times', async (now, times) => {
  expect(portal.portal.config.timeZone).toBe('America/La_Paz');
  portal.clock.advance((Date.parse(now) - portal.clock.now().getTime()) / 1000);
  const before = await readContentVersion(portal.portal.db);
  await lawTasks(portal.portal)['beginDayOfLaws']?.({}, {} as JobHelpers);
  expect((await readContentVersion(portal.portal.db)) - before).toBe(times);
});
