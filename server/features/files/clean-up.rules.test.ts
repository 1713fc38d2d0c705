import { expect, test } from 'vitest';
import { isTooMany } from './clean-up.rules.ts';

test.each([
  [20, 20, 0, false],
  [21, 21, 0, true],
  [21, 419, 0, true],
  [21, 420, 0, false],
  [217, 217, 217, false],
  [237, 237, 217, false],
  [238, 238, 217, true],
])('%i unnamed of %i, %i allowed: %s', (unnamed, all, allowed, asks) => {
  expect(isTooMany({ unnamed, all, allowed })).toBe(asks);
});
