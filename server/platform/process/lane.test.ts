import { expect, test, vi } from 'vitest';
import { LaneFull, LaneLeft, openLane } from './lane.ts';

const gate = () => Promise.withResolvers<string>();

test('a lane runs one work at a time, lets a few wait, and has no place for more', async () => {
  const lane = openLane({ waitingAtMost: 1 });
  const [first, second] = [gate(), gate()];
  const begun = vi.fn((work: PromiseWithResolvers<string>) => work.promise);
  const one = lane(() => begun(first));
  const two = lane(() => begun(second));
  await expect(lane(() => begun(gate()))).rejects.toBeInstanceOf(LaneFull);
  expect(begun).toHaveBeenCalledTimes(1);
  first.resolve('one');
  expect(await one).toBe('one');
  second.resolve('two');
  expect(await two).toBe('two');
});

test('work for somebody who left is not begun, and the next one is', async () => {
  const lane = openLane({ waitingAtMost: 5 });
  const first = gate();
  const busy = lane(() => first.promise);
  const begun = vi.fn(async () => 'begun');
  let isThere = true;
  const [left, next] = [lane(begun, () => isThere), lane(async () => 'next')];
  isThere = false;
  const leaves = expect(left).rejects.toBeInstanceOf(LaneLeft);
  first.resolve('first');
  expect([await busy, await next]).toEqual(['first', 'next']);
  await leaves;
  expect(begun).not.toHaveBeenCalled();
});

test('a failure frees the place and is its own', async () => {
  const lane = openLane({ waitingAtMost: 5 });
  const failed = lane(() => Promise.reject(new Error('no')));
  const next = lane(async () => 'next');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('next');
});

test('a lane that rests answers at once and begins the next as much later as the work took', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  try {
    const lane = openLane({ waitingAtMost: 5, rests: true });
    const begun = vi.fn(async () => 'next');
    const first = lane(async () => {
      vi.advanceTimersByTime(20);
      return 'first';
    });
    const next = lane(begun);
    expect(await first).toBe('first');
    await vi.advanceTimersByTimeAsync(19);
    expect(begun).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await next).toBe('next');
  } finally {
    vi.useRealTimers();
  }
});
