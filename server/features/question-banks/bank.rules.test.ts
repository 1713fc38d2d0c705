import { expect, test } from 'vitest';
import { problemAt, type RawQuestion, subjectOf, validatedItem } from './bank.rules.ts';

const two = [
  { text: 'Uno', isRight: false },
  { text: ' Dos ', isRight: true },
];
const raw = (change: Partial<RawQuestion>): RawQuestion => ({
  description: ' ¿Cuál? ',
  module: ' Aportes ',
  notes: [],
  answers: { options: two },
  ...change,
});
const options = (count: number, rightAt: readonly number[] = [0]) =>
  Array.from({ length: count }, (_, place) => ({
    text: `Opción ${place}`,
    isRight: rightAt.includes(place),
  }));
const problemOf = (change: Partial<RawQuestion>) => {
  const { found } = validatedItem(1, raw(change));
  return 'problem' in found ? found.problem : null;
};

test('a question is called by its first words, on one line', () => {
  expect(subjectOf('  ¿Qué\n es\t esto? ')).toBe('¿Qué es esto?');
  expect(subjectOf('x'.repeat(80))).toBe('x'.repeat(80));
  expect(subjectOf('x'.repeat(81))).toBe(`${'x'.repeat(79)}…`);
  expect(subjectOf('🙂'.repeat(81))).toBe(`${'🙂'.repeat(79)}…`);
  expect(subjectOf(`${' '.repeat(2000)}x`)).toBe('x');
  expect(problemAt(7, ' Un\ntexto', 'No es una pregunta.')).toEqual({
    line: 7,
    subject: 'Un texto',
    found: { problem: 'No es una pregunta.' },
  });
});

test('a valid question comes with its texts clean, its letters in order and its notes', () => {
  expect(validatedItem(3, raw({ notes: ['Algo se perdió.'] }))).toEqual({
    line: 3,
    subject: '¿Cuál?',
    found: {
      question: {
        description: '¿Cuál?',
        type: 12,
        options: ['Uno', 'Dos'],
        correct: 'B',
        asksSeveral: false,
        module: 'Aportes',
        isHard: false,
        explanation: '',
        lawLink: '',
        isPractice: false,
      },
      notes: ['Algo se perdió.'],
    },
  });
  expect(validatedItem(1, raw({ answers: { options: options(4, [3, 0]) } })).found).toMatchObject({
    question: { correct: 'A,D', asksSeveral: true },
  });
});

test('true and false have a key and no options', () => {
  const found = (isTrue: boolean | null) => validatedItem(1, raw({ answers: { isTrue } })).found;
  expect(found(true)).toMatchObject({ question: { type: 1, options: [], correct: 'V' } });
  expect(found(false)).toMatchObject({ question: { type: 1, options: [], correct: 'F' } });
  expect(found(null)).toEqual({ problem: 'No dice si es verdadera o falsa.' });
});

const withText = (text: string) => ({
  answers: {
    options: [
      { text: 'Uno', isRight: true },
      { text, isRight: false },
    ],
  },
});

test.each([
  ['no text', { description: ' \n ' }, 'No tiene texto.'],
  ['a long text', { description: 'x'.repeat(2001) }, 'Su texto tiene 2001 caracteres; caben 2000.'],
  ['one option', { answers: { options: options(1) } }, 'Necesita al menos dos opciones.'],
  ['five options', { answers: { options: options(5) } }, 'Tiene 5 opciones; aquí caben 4.'],
  ['an empty option', withText('  '), 'La opción B está vacía.'],
  ['a long option', withText('x'.repeat(1001)), 'La opción B tiene 1001 caracteres; caben 1000.'],
  ['no key', { answers: { options: options(2, []) } }, 'No dice cuál es la respuesta correcta.'],
])('with %s it is none (spec 8.1)', (_, change, problem) => {
  expect(problemOf(change)).toBe(problem);
});

test('what just fits is taken', () => {
  expect(problemOf({ description: 'x'.repeat(2000) })).toBeNull();
  expect(problemOf(withText('x'.repeat(1000)))).toBeNull();
  expect(problemOf({ answers: { options: options(4) } })).toBeNull();
});
