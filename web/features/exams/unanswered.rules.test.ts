import { expect, test } from 'vitest';
import { numbersText, unansweredText } from './unanswered.rules.ts';

test.each([
  [[], ''],
  [[4], '4'],
  [[4, 5], '4 y 5'],
  [[8, 9, 10], '8 a 10'],
  [[1, 3, 4, 5, 9], '1, 3 a 5 y 9'],
  [[2, 3, 7], '2, 3 y 7'],
])('the numbers %j are said as «%s»', (numbers, words) => {
  expect(numbersText(numbers)).toBe(words);
});

test('what is left unanswered is said by number', () => {
  expect(unansweredText([])).toBe('');
  expect(unansweredText([8])).toBe('Dejas 1 sin responder: la 8.');
  expect(unansweredText([3, 8])).toBe('Dejas 2 sin responder: 3 y 8.');
});
