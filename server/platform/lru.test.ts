import { expect, onTestFinished, test, vi } from 'vitest';
import { openLru, openMakeOnce } from './lru.ts';

test('what was used last stays, as much as is allowed', () => {
  const kept = openLru<number>(3);
  for (const [n, key] of ['a', 'b', 'c'].entries()) kept.set(key, n);
  kept.get('a');
  kept.set('d', 3);
  kept.set('d', 4);
  expect([...kept.entries()]).toEqual([
    ['d', 4],
    ['a', 0],
    ['c', 2],
  ]);
});

test('a value is made once, also for those who wait for it, and again if it failed', async () => {
  const once = openMakeOnce<string>(2);
  const make = vi.fn(async () => 'made').mockRejectedValueOnce(new Error('failed'));
  const failing = [once('a', make), once('a', make)];
  for (const failed of failing) await expect(failed).rejects.toThrow('failed');
  expect(await Promise.all([once('a', make), once('a', make), once('b', make)])).toEqual(
    Array(3).fill('made'),
  );
  expect(make).toHaveBeenCalledTimes(3);
});

test('a value is made again after its time, however often it is asked for', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }); // the cache looks at the time once a millisecond
  onTestFinished(() => void vi.useRealTimers());
  const now = vi.spyOn(performance, 'now');
  onTestFinished(() => now.mockRestore());
  const once = openMakeOnce<number>(2, 60_000);
  const made: number[] = [];
  for (const milliseconds of [1, 40_000, 60_002, 100_000]) {
    now.mockReturnValue(milliseconds);
    made.push(await once('a', async () => milliseconds));
    vi.advanceTimersByTime(1);
  }
  expect(made).toEqual([1, 1, 60_002, 60_002]);
});
