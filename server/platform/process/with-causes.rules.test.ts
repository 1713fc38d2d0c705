import { expect, test } from 'vitest';
import { sentenceWithCauses } from './with-causes.ts';

const range = new Error('integer out of range');

test.each([
  [
    'of many tells what each was, and what repeats once',
    new AggregateError([range, range, new Error('too late')], '3 months could not be counted'),
    '3 months could not be counted: integer out of range; too late',
  ],
  [
    'with a cause tells it',
    new Error('fetch failed', { cause: new Error('no route') }),
    'fetch failed: no route',
  ],
  [
    'whose sentence has its cause does not repeat it',
    new Error('Migration 1 failed: integer out of range', { cause: range }),
    'Migration 1 failed: integer out of range',
  ],
  [
    'of many causes tells three',
    new AggregateError(
      ['a', 'b', 'c', 'd'].map((text) => new Error(text)),
      'four',
    ),
    'four: a; b; c',
  ],
  ['without a cause is itself', range, 'integer out of range'],
])('an error %s', (_, error, told) => {
  expect(sentenceWithCauses(error)).toBe(told);
});
