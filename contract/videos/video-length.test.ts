import { expect, test } from 'vitest';
import { lengthOfSeconds, secondsOfLength } from './video-length.ts';

test.each([
  ['0:42', 42],
  ['3:20', 200],
  ['90:00', 5400],
  ['1:05:09', 3909],
])('the length %s has %i seconds', (written, seconds) => {
  expect(secondsOfLength(written)).toBe(seconds);
});

test.each(['', '0:00', '3:60', '3', '3 min', '1:2:3'])('«%s» is no length', (written) => {
  expect(secondsOfLength(written)).toBeUndefined();
});

test('a length is written as it was read, hours and minutes carried over', () => {
  for (const written of ['0:42', '3:20', '1:05:09'])
    expect(lengthOfSeconds(secondsOfLength(written) ?? null)).toBe(written);
  expect(lengthOfSeconds(5400)).toBe('1:30:00');
  expect(lengthOfSeconds(null)).toBe('');
});
