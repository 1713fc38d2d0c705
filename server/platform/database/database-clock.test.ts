import { describe, expect, it } from 'vitest';
import { unlessJumped } from '../../boot/jobs.ts';
import { aTestPortal } from '../../testing/portal.ts';
import { openDatabaseClock } from './database-clock.ts';

const test = aTestPortal();

/** A machine whose clocks stand still until they are moved. */
function aMachine() {
  const at = { monotonic: 1000, wall: Date.now() };
  return { at, clocks: { monotonic: () => at.monotonic, wall: () => at.wall } };
}
const open = (clocks = aMachine().clocks) => openDatabaseClock(test.portal.db, test.portal.log, clocks);
const setSeen = (at: number) =>
  test.portal.db
    .updateTable('setting')
    .set({ value: JSON.stringify(at) })
    .where('key', '=', 'clock_seen')
    .execute();

describe('the clock of the database', () => {
  it('is the one that counts, whatever the clock of this machine says', async () => {
    const { at, clocks } = aMachine();
    at.wall = 0;
    const clock = await open(clocks);
    const first = clock.now().getTime();
    expect(Math.abs(first - Date.now())).toBeLessThan(600_000);
    at.monotonic += 90_000;
    expect(clock.now().getTime()).toBe(first + 90_000);
    expect([clock.isSteady(), clock.hasJumped()]).toEqual([true, false]);
    await clock.compare(); // the look that the moved clock began: what it stores is not for the next test
    clock.close();
  });

  it('that jumps is not ready until a second look agrees, and purges nothing for a day', async () => {
    const { at, clocks } = aMachine();
    const clock = await open(clocks);
    at.monotonic += 3_600_000; // an hour for the machine, no time for the database
    await clock.compare();
    expect([clock.isSteady(), clock.hasJumped()]).toEqual([false, true]);
    expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(600_000);
    await clock.compare();
    expect([clock.isSteady(), clock.hasJumped()]).toEqual([true, true]);
    at.monotonic += 24 * 3_600_000;
    expect(clock.hasJumped()).toBe(false);
    clock.close();
  });

  it('is compared with the last time that a portal ran', async () => {
    for (const [days, hasJumped] of [
      [-1, false],
      [-30, true],
      [30, true],
    ] as const) {
      await setSeen(Date.now() + days * 24 * 3_600_000);
      const clock = await open();
      expect([days, clock.hasJumped()]).toEqual([days, hasJumped]);
      clock.close();
    }
  });
});

it('a machine’s clock that is wrong by more than seconds is told at the start and once it goes wrong, not each minute', async () => {
  const told: unknown[] = [];
  const log = {
    ...test.portal.log,
    warn: (of: object) => void told.push(of),
  } as unknown as typeof test.portal.log;
  const { at, clocks } = aMachine();
  at.wall += 90_000;
  const clock = await openDatabaseClock(test.portal.db, log, clocks);
  expect(Math.abs(clock.offsetSeconds() - 90)).toBeLessThan(30);
  await clock.compare();
  expect(told).toEqual([{ seconds: clock.offsetSeconds() }]);
  at.wall = Date.now();
  await clock.compare();
  at.wall -= 600_000;
  await clock.compare();
  expect(told).toEqual([{ seconds: expect.any(Number) }, { seconds: clock.offsetSeconds() }]);
  expect(clock.offsetSeconds()).toBeLessThan(-500);
  clock.close();
});

it('jobs that purge do nothing after a jump; the others go on', async () => {
  const done: string[] = [];
  const task = (name: string) => () => void done.push(name);
  const names = ['sendMail', 'purgeAccounts', 'cleanFiles', 'purgeTrash', 'closeOverdueAttempts'];
  const tasks = Object.fromEntries(names.map((name) => [name, task(name)]));
  const { clock, log } = test.portal;
  const run = async (hasJumped: boolean) => {
    const guarded = unlessJumped({ clock: { ...clock, hasJumped: () => hasJumped }, log }, tasks);
    for (const name of names) await guarded[name]?.({}, undefined as never);
    return done.splice(0);
  };
  expect(await run(true)).toEqual(['sendMail', 'closeOverdueAttempts']);
  expect(await run(false)).toEqual(names);
});
