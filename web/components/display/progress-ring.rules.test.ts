import { expect, test } from 'vitest';
import { arcOf } from './progress-ring.rules.ts';

test('a part is drawn to a tenth of a hundredth, and never less than nothing or more than the ring', () => {
  expect([0, 0.5, 1 / 3, 1, -1, 2].map(arcOf)).toEqual([
    '0 100',
    '50 100',
    '33.3 100',
    '100 100',
    '0 100',
    '100 100',
  ]);
});
