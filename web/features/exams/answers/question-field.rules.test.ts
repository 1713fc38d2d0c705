import { expect, test } from 'vitest';
import { questionTypes } from '../../../../contract/constants.ts';
import {
  answerAfter,
  isTrueFalse,
  optionsOf,
  type ShownQuestion,
  tooManyText,
} from './question-field.rules.ts';

const multiple: ShownQuestion = {
  description: '¿Cuáles?',
  questionTypeId: questionTypes.multipleChoice,
  answerA: 'Uno',
  answerB: 'Dos',
  answerC: '',
  answerD: null,
  several: false,
};
const trueFalse: ShownQuestion = { ...multiple, questionTypeId: questionTypes.trueFalse };

test('options with a text are shown with their letters', () => {
  expect(isTrueFalse(multiple)).toBe(false);
  expect(optionsOf({ ...multiple, answerC: 'Tres' })).toEqual([
    { letter: 'A', value: 'A', words: 'Uno' },
    { letter: 'B', value: 'B', words: 'Dos' },
    { letter: 'C', value: 'C', words: 'Tres' },
  ]);
  expect(optionsOf(multiple).map(({ letter }) => letter)).toEqual(['A', 'B']);
});

test('true and false stand as A and B and are stored as V and F, whatever texts the question has', () => {
  expect(isTrueFalse(trueFalse)).toBe(true);
  expect(optionsOf(trueFalse)).toEqual([
    { letter: 'A', value: 'V', words: 'Verdadero' },
    { letter: 'B', value: 'F', words: 'Falso' },
  ]);
});

test('ticking adds a letter in its order, ticking it again takes it away', () => {
  expect(answerAfter(multiple, '', 'C')).toBe('C');
  expect(answerAfter(multiple, 'C', 'A')).toBe('A,C');
  expect(answerAfter(multiple, 'A,C', 'B')).toBe('A,B,C');
  expect(answerAfter(multiple, 'A,C', 'A')).toBe('C');
  expect(answerAfter(multiple, 'C', 'C')).toBe('');
});

test('true and false replace each other', () => {
  expect(answerAfter(trueFalse, 'V', 'F')).toBe('F');
  expect(answerAfter(trueFalse, 'V', 'V')).toBe('V');
});

test.each([
  ['A', false, null],
  ['', false, null],
  ['A,C', true, null],
  ['A,C', false, 'Marcaste dos: se pide una.'],
  ['A,B,C,D', false, 'Marcaste cuatro: se pide una.'],
])('«%s» where several=%s is asked: %s', (answer, several, expected) => {
  expect(tooManyText({ questionTypeId: questionTypes.multipleChoice, several }, answer)).toBe(expected);
});
