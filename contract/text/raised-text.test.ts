import { expect, test } from 'vitest';
import { raisedText, withoutRaised } from './raised-text.ts';

test.each([
  ['sup', '6', '⁶'],
  ['sup', '-2', '⁻²'],
  ['sup', '6,5', '^6,5'],
  ['sup', 'er', 'er'],
  ['sup', '[1]', '[1]'],
  ['sub', '2', '₂'],
  ['sub', 'i', 'i'],
] as const)('%s %s is %s', (place, words, expected) => {
  expect(raisedText(place, words)).toBe(expected);
});

test('no power becomes another number', () => {
  expect(withoutRaised('Son 10<sup>6</sup>, 45 m<SUP class="x">2</SUP> de H<sub>2</sub>O')).toBe(
    'Son 10⁶, 45 m² de H₂O',
  );
});
