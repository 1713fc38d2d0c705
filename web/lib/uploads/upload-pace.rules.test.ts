import { expect, test } from 'vitest';
import { minutesLeft, pace, uploadPaceText } from './upload-pace.rules.ts';

const megabyte = 1_000_000;

test('the time left is told once enough was seen, from where it was last set going', () => {
  let now = pace(null, 0, 100 * megabyte, 0);
  expect(minutesLeft(now)).toBeNull();
  now = pace(now, 1 * megabyte, 100 * megabyte, 1_000);
  expect(uploadPaceText(now)).toBe('1,0 MB de 100,0 MB');
  now = pace(now, 10 * megabyte, 100 * megabyte, 10_000);
  expect(uploadPaceText(now)).toBe('10,0 MB de 100,0 MB, quedan 2 min');
  now = pace(null, 10 * megabyte, 100 * megabyte, 900_000); // it waited for the network
  now = pace(now, 60 * megabyte, 100 * megabyte, 910_000);
  expect(uploadPaceText(now)).toBe('60,0 MB de 100,0 MB, queda 1 min o menos');
});

test('what has to be sent again begins a new measure', () => {
  const before = pace(pace(null, 50, 100, 0), 60, 100, 10_000);
  expect(pace(before, 20, 100, 11_000).from).toEqual({ bytes: 20, at: 11_000 });
});
