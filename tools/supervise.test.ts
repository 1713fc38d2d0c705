import { expect, test } from 'vitest';
import { isCrash, supervise, waitAfter } from './supervise.mjs';

const minute = 60_000;

/** Runs programs that end with these codes after these minutes; returns what was said and the waits. */
async function runs(ends: [code: number, minutes: number][], stopsAfterWait = false) {
  const waits: number[] = [];
  let now = 0;
  let isStopped = false;
  const next = ends.values();
  const code = await supervise(
    async () => {
      const [ended, minutes] = next.next().value ?? [0, 0];
      now += minutes * minute;
      return ended;
    },
    {
      say: () => undefined,
      wait: async (milliseconds) => {
        waits.push(milliseconds);
        isStopped = stopsAfterWait;
      },
      isStopped: () => isStopped,
      now: () => now,
    },
  );
  return { code, waits };
}

test('a crashed or killed portal is started again, each time after a longer wait, until it ended well', async () => {
  expect(
    await runs([
      [70, 0],
      [137, 0],
      [139, 1],
      [70, 11],
      [70, 0],
      [0, 5],
    ]),
  ).toEqual({
    code: 0,
    waits: [1000, 2000, 4000, 1000, 2000],
  });
});

test('the wait has an end', () => {
  const waits = Array.from({ length: 8 }).reduce<number[]>(
    (all) => [...all, waitAfter(all.at(-1) ?? 0, 0)],
    [],
  );
  expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]);
});

test('a wrong setting, a failed start and a signal are final, and so is a stop during the wait', async () => {
  expect([78, 1, 0, 129, 130, 143].map(isCrash)).toEqual([false, false, false, false, false, false]);
  for (const code of [78, 1, 143]) expect(await runs([[code, 0]])).toEqual({ code, waits: [] });
  expect(
    await runs(
      [
        [70, 0],
        [70, 0],
      ],
      true,
    ),
  ).toEqual({ code: 70, waits: [1000] });
});
