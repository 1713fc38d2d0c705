import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { questionTypes } from '../../../contract/constants.ts';
import { answerForms, normaliseAnswer, trueFalseOptions } from './answer-letters.rules.ts';

const { multipleChoice, trueFalse } = questionTypes;

describe('normaliseAnswer of multiple choice', () => {
  it.each([
    ['B', 'B'],
    ['A,C', 'A,C'],
    ['C,a', 'A,C'],
    [' c , A ', 'A,C'],
    ['ca', 'A,C'],
    ['A,A', 'A'],
    ['', ''],
    ['  ', ''],
  ])('%j is %j', (given, expected) => {
    expect(normaliseAnswer(multipleChoice, 4, given)).toBe(expected);
  });

  it.each(['E', 'V', 'A,E', ',A', 'A,', '1', 'A|B', 'Ä'])('%j is no option', (given) => {
    expect(normaliseAnswer(multipleChoice, 4, given)).toBeNull();
  });

  it('knows no letter beyond the options of the question', () => {
    expect(normaliseAnswer(multipleChoice, 2, 'C')).toBeNull();
    expect(normaliseAnswer(multipleChoice, 3, 'C')).toBe('C');
  });

  it('gives one spelling for one set, whatever the order and case, and twice changes nothing', () => {
    const ticked = fc.shuffledSubarray(['A', 'B', 'C', 'D']);
    fc.assert(
      fc.property(
        ticked,
        fc.boolean(),
        fc.constantFrom(',', ', ', ' ', ';', ''),
        (set, isLower, separator) => {
          const text = set.join(separator);
          const spelling = normaliseAnswer(multipleChoice, 4, isLower ? text.toLowerCase() : text);
          expect(spelling).toBe([...set].sort().join(','));
          expect(normaliseAnswer(multipleChoice, 4, spelling ?? '')).toBe(spelling);
        },
      ),
    );
  });
});

describe('normaliseAnswer of true or false', () => {
  it.each([
    ['V', 'V'],
    ['f', 'F'],
    ['A', 'V'],
    ['b', 'F'],
    ['', ''],
  ])('%j is %j', (given, expected) => {
    expect(normaliseAnswer(trueFalse, 0, given)).toBe(expected);
  });

  it.each(['C', 'A,B', 'verdadero', '1', 'constructor'])('%j is no option', (given) => {
    expect(normaliseAnswer(trueFalse, 0, given)).toBeNull();
  });
});

it('shows Verdadero at A and Falso at B', () => expect(trueFalseOptions).toEqual(['Verdadero', 'Falso']));

it('reads an answer as both types at once, as each alone would', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'ABCDabcdVF, ;E') }),
      fc.integer({ min: 2, max: 4 }),
      (answer, options) => {
        const forms = answerForms(answer);
        expect(forms.trueFalse).toBe(normaliseAnswer(trueFalse, 0, answer));
        const multiple = forms.optionsNeeded <= options ? forms.multiple : null;
        expect(multiple).toBe(normaliseAnswer(multipleChoice, options, answer));
      },
    ),
  );
});
