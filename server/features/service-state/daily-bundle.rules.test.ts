import { describe, expect, test } from 'vitest';
import { baseFor, bundlesThatFit, noRoomReason } from './daily-bundle.rules.ts';

const megabyte = 1024 ** 2;
const day = 24 * 3_600_000;
const now = new Date('2026-11-29T06:30:00Z');

/** Bundles of the last nights, newest first: their megabytes, and of those that rest on another its name. */
const nights = (...bundles: (number | [number, string])[]) =>
  bundles.map((bundle, place) => {
    const [bytes, base] = typeof bundle === 'number' ? [bundle, null] : bundle;
    return {
      name: `n${place + 1}`,
      bytes: bytes * megabyte,
      base,
      isScheduled: true,
      endedAt: new Date(now.getTime() - (place + 1) * day),
    };
  });
const whole = (megabytes: number) => ({ bytes: megabytes * megabyte, base: null });

describe('bundles that may lie on the portal’s own disk', () => {
  test.each([
    ['on a large disk seven', 100_000, nights(100, 100, 100, 100, 100, 100, 100), whole(100), 7],
    ['those that fill a third', 700, nights(100, 100, 100, 100), whole(100), 3],
    ['exactly a third', 300, [], whole(100), 1],
    ['none beyond a third', 299, [], whole(100), 0],
    ['none that the free space does not hold, whatever lies there', 99, nights(900), whole(100), 0],
    [
      'with the whole one on which they rest, counted once',
      700,
      nights([10, 'n3'], [10, 'n3'], 200),
      { bytes: 10 * megabyte, base: 'n3' },
      4,
    ],
    [
      'an older one whose whole one has no room beside the new one’s goes',
      600,
      nights([10, 'n2'], 200, [10, 'n4'], 200),
      { bytes: 10 * megabyte, base: 'n2' },
      3,
    ],
    ['none that rests on what takes too much', 100, nights(200), { bytes: 10 * megabyte, base: 'n1' }, 0],
  ])('%s', (_, free, held, next, count) => {
    expect(bundlesThatFit({ freeBytes: free * megabyte, held, next })).toBe(count);
  });
});

test('a bundle rests on the newest whole one of the last six nights, and else is whole', () => {
  expect(baseFor([], now)).toBeUndefined();
  expect(baseFor(nights([1, 'n3'], [1, 'n3'], 9), now)?.name).toBe('n3');
  expect(baseFor(nights([1, 'n6'], [1, 'n6'], [1, 'n6'], [1, 'n6'], [1, 'n6'], 9), now)?.name).toBe('n6');
  expect(
    baseFor(nights(...Array.from({ length: 6 }, (): [number, string] => [1, 'n7']), 9), now),
  ).toBeUndefined();
});

test('why none was made is said in megabytes, with the cure', () => {
  const said = noRoomReason({ freeBytes: 200 * megabyte, held: [], next: whole(100) });
  expect(said).toContain('unos 100 MB');
  expect(said).toContain('200 MB');
  expect(said).toContain('libera disco o da otro lugar a las copias');
});
