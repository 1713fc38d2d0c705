import { expect, test } from 'vitest';
import { noNotes } from '../questions/questions.rules.ts';
import { header, isHeader, readTable, tableOf } from './table.rules.ts';

const read = (titles: string[], ...rows: string[][]) =>
  readTable([titles, ...rows].map((cells, index) => ({ line: index + 1, cells })));
/** The result of one row: its problem, or its type, options, key and notes. */
function rowOf(titles: string[], cells: string[]) {
  const found = read(titles, cells).items[0]?.found;
  if (found === undefined || 'problem' in found) return found?.problem;
  const { type, options, correct } = found.question;
  return [type, options, correct, found.notes];
}

test.each(['Correcta', 'Respuesta correcta', 'RESPUESTA', 'clave', ' Respuesta_Correcta '])(
  '%j is a key, and with a question it makes a header',
  (title) => {
    expect(isHeader(['Enunciado', title])).toBe(true);
    expect(rowOf(['Descripción', 'A', 'B', title], ['¿Cuál?', 'Uno', 'Dos', 'B'])).toEqual([
      12,
      ['Uno', 'Dos'],
      'B',
      [],
    ]);
  },
);

test('a header names the question and its key', () => {
  expect(isHeader(header)).toBe(true);
  expect(isHeader(['Pregunta', 'A'])).toBe(false);
  expect(isHeader(['A', 'Correcta'])).toBe(false);
});

test('options are read by their letters, however they are called and wherever they stand', () => {
  const titles = ['Correcta', 'Opción B', 'Answer C', 'Pregunta', 'Respuesta A'];
  expect(rowOf(titles, ['C', 'Dos', 'Tres', '¿Cuál?', 'Uno'])).toEqual([12, ['Uno', 'Dos', 'Tres'], 'C', []]);
});

const plain = ['Pregunta', 'Tipo', 'A', 'B', 'C', 'Correcta'];

test.each(['Verdadero o Falso', 'verdadero/falso', 'V o F', 'V/F', 'VF', '1'])(
  '%j is true or false',
  (type) => {
    expect(rowOf(plain, ['x', type, '', '', '', 'V'])).toEqual([1, [], 'V', []]);
  },
);

test.each(['Selección Múltiple', 'opción múltiple', 'MULTIPLE', '12', ''])('%j is a choice', (type) => {
  expect(rowOf(plain, ['x', type, 'Uno', 'Dos', '', 'A'])).toEqual([12, ['Uno', 'Dos'], 'A', []]);
});

test('another kind is named, cut where it is long', () => {
  expect(rowOf(plain, ['x', 'Ensayo', '', '', '', ''])).toBe('No conocemos el tipo «Ensayo».');
  expect(rowOf(plain, ['x', 'e'.repeat(41), '', '', '', ''])).toBe(
    `No conocemos el tipo «${'e'.repeat(40)}».`,
  );
});

test.each([
  ...['v', 'Verdadero', 'VERDADERA', 'true', 'a', 'Sí'].map((key) => [key, 'V']),
  ...['f', 'Falso', 'falsa', 'FALSE', 'B', 'no'].map((key) => [key, 'F']),
])('the key %j is %s', (key, correct) => {
  expect(rowOf(plain, ['x', 'VF', '', '', '', key])).toEqual([1, [], correct, []]);
});

test('of true and false other options are left out, which is said; no key is a problem', () => {
  const leftOut = 'Las opciones de una pregunta de verdadero o falso no se usan.';
  expect(rowOf(plain, ['x', 'VF', 'Verdadero', 'Falso', '', 'A'])).toEqual([1, [], 'V', []]);
  expect(rowOf(plain, ['x', 'VF', 'Cierto', 'Falso', '', 'A'])).toEqual([1, [], 'V', [leftOut]]);
  expect(rowOf(plain, ['x', 'VF', '', '', '', 'quizás'])).toBe('No dice si es verdadera o falsa.');
});

test.each([
  ['A,C', 'A,C'],
  ['c a', 'A,C'],
  ['A y C', 'A,C'],
  ['AC', 'A,C'],
  ['A; C', 'A,C'],
  ['b)', 'B'],
  ['(b)', 'B'],
  ['B.', 'B'],
  ['«B»', 'B'],
  ['Opción B', 'B'],
  ['a) y c)', 'A,C'],
  ['2', 'B'],
  ['1, 3', 'A,C'],
])('the key %j is %s', (key, correct) => {
  expect(rowOf(plain, ['x', '', 'Uno', 'Dos', 'Tres', key])).toEqual([
    12,
    ['Uno', 'Dos', 'Tres'],
    correct,
    [],
  ]);
});

test.each([
  ['', 'No dice cuál es la respuesta correcta.'],
  ['4', '«4» no dice letras, como B o A,C, ni el texto de una opción.'],
  ['#N/A', 'La celda trae el error #N/A de Excel: escribe su valor.'],
  ['A, y eso', 'La respuesta correcta es E, y esa opción está vacía.'],
  [
    'la primera de las que están',
    '«la primera de las que están» no dice letras, como B o A,C, ni el texto de una opción.',
  ],
  [`1${'x'.repeat(60)}`, `«1${'x'.repeat(39)}» no dice letras, como B o A,C, ni el texto de una opción.`],
  ['D', 'La respuesta correcta es D, y esa opción está vacía.'],
])('the key %j is none: %s', (key, problem) => {
  expect(rowOf(plain, ['x', '', 'Uno', 'Dos', 'Tres', key])).toBe(problem);
});

test('of two options a third is no key', () => {
  expect(rowOf(plain, ['x', '', 'Uno', 'Dos', '', 'C'])).toBe(
    'La respuesta correcta es C, y esa opción está vacía.',
  );
});

test('a category is a kind too', () => {
  expect(rowOf(['Pregunta', 'Categoría', 'Clave'], ['x', 'Ensayo', 'V'])).toBe(
    'No conocemos el tipo «Ensayo».',
  );
});

test('one option is a problem of its own, before the key', () => {
  expect(rowOf(plain, ['x', '', 'Uno', '', '', 'B'])).toBe('Necesita al menos dos opciones.');
});

test('empty rows are passed over; a column that is not read is named where it has something', () => {
  const { items, notes } = read(
    ['Pregunta', 'Correcta', 'Autor', '', 'Vacía', 'x'.repeat(61)],
    ['Una', 'V', 'Ana', '7', '', 'y'],
    ['', '', '', '', '', ''],
    ['Otra', 'F', '', '', '', ''],
  );
  expect(items.map(({ line, subject }) => [line, subject])).toEqual([
    [2, 'Una'],
    [4, 'Otra'],
  ]);
  expect(notes).toEqual([
    { line: 1, text: 'La columna «Autor» no se importa.' },
    { line: 1, text: 'Una columna sin título no se importa.' },
    { line: 1, text: `La columna «${'x'.repeat(60)}» no se importa.` },
  ]);
  expect(readTable([])).toEqual({ items: [], notes: [] });
});

test('notes of a row stay with its question', () => {
  const { items } = readTable([
    { line: 1, cells: ['Pregunta', 'A', 'B', 'Correcta', 'Módulo'] },
    { line: 2, cells: ['x', 'Uno', 'Dos', 'A', 'Aportes'], notes: ['Era una fórmula.'] },
    { line: 3, cells: ['y', '', '', 'V', ''], notes: ['Era una fórmula.'] },
  ]);
  expect(items.map(({ found }) => found)).toMatchObject([
    { question: { module: 'Aportes' }, notes: ['Era una fórmula.'] },
    { question: { module: '' }, notes: ['Era una fórmula.'] },
  ]);
});

test('all four options go out', () => {
  const options = ['Uno', 'Dos', 'Tres', 'Cuatro'];
  const [, row] = tableOf([
    { description: 'x', type: 12, options, correct: 'D', asksSeveral: false, ...noNotes },
  ]);
  expect(row).toEqual(['x', 'Selección Multiple', ...options, 'D', '', '', '', '', '']);
});

test('a bank goes out as rows that say all of it, the header first', () => {
  const choice = {
    description: '¿Cuál?',
    type: 12,
    options: ['Uno', 'Dos'],
    correct: 'B',
    asksSeveral: false,
    module: 'Aportes',
    explanation: '<p>Porque sí.</p><p>Y basta.</p>',
    lawLink: '/ley?id=1#art-2',
    isHard: true,
    isPractice: true,
  } as const;
  const truth = {
    description: 'Es así.',
    type: 1,
    options: [],
    correct: 'F',
    asksSeveral: false,
    ...noNotes,
    explanation: '<p>Es <strong>así</strong>.</p>',
  } as const;
  expect(
    tableOf([
      { ...choice, options: [...choice.options] },
      { ...truth, options: [] },
    ]),
  ).toEqual([
    [
      'Pregunta',
      'Tipo',
      'A',
      'B',
      'C',
      'D',
      'Correcta',
      'Módulo',
      '¿Por qué?',
      'Artículo de ley',
      'Difícil',
      'Para practicar',
    ],
    [
      '¿Cuál?',
      'Selección Multiple',
      'Uno',
      'Dos',
      '',
      '',
      'B',
      'Aportes',
      'Porque sí.\nY basta.',
      '/ley?id=1#art-2',
      'Sí',
      'Sí',
    ],
    ['Es así.', 'Verdadero o Falso', '', '', '', '', 'F', '', '<p>Es <strong>así</strong>.</p>', '', '', ''],
  ]);
});

// what people type into a sheet: the tour's thirty questions were ten refusals
test.each([
  [['Verdadero', 'Falso'], 'V', 'V'],
  [['Verdadero', 'Falso'], 'Falso', 'F'],
  [['Verdadero', 'Falso'], 'B', 'F'],
  [['Falso', 'Verdadero'], 'A', 'F'],
  [['Falso', 'Verdadero'], 'V', 'V'],
  [['V', 'F'], 'f', 'F'],
  [['VERDADERO.', 'falso'], 'verdadero', 'V'],
])('options %j with the key %j make a true/false question: %s', ([a = '', b = ''], key, correct) => {
  expect(rowOf(plain, ['x', '', a, b, '', key])).toEqual([1, [], correct, []]);
  expect(rowOf(plain, ['x', 'Verdadero o Falso', a, b, '', key])).toEqual([1, [], correct, []]);
});

test('who calls it a choice gets one, with the option that the key says', () => {
  expect(rowOf(plain, ['x', 'Selección múltiple', 'Verdadero', 'Falso', '', 'V'])).toEqual([
    12,
    ['Verdadero', 'Falso'],
    'A',
    [],
  ]);
});

test.each([
  [['Sí', 'No', ''], 'No', 'B'],
  [['Sí', 'No', ''], 's', 'A'],
  [['No', 'Sí', ''], 'A', 'A'],
  [['Del sueldo', 'Del saldo', 'De ninguno'], 'del saldo.', 'B'],
])('options %j keep their words; the key %j names %s', (options, key, correct) => {
  expect(rowOf(plain, ['x', '', ...options, key])).toEqual([12, options.filter(Boolean), correct, []]);
});

test('a key that names no option, or two, says so', () => {
  expect(rowOf(plain, ['x', '', 'Uno', 'Dos', '', 'Tres veces'])).toBe(
    '«Tres veces» no dice letras, como B o A,C, ni el texto de una opción.',
  );
  expect(rowOf(plain, ['x', '', 'Del 1', 'del 1', '', 'del 1'])).toContain('no dice letras');
  expect(rowOf(plain, ['x', '', 'Verdadero', 'Falso', '', ''])).toBe('No dice si es verdadera o falsa.');
});

test('titles above the header are told, as are a second column of one meaning and cells beyond the titles', () => {
  const { items, notes } = readTable(
    [
      ['Banco de preguntas'],
      [''],
      ['Pregunta', 'A', 'B', 'Correcta', 'Respuesta'],
      ['¿Cuál?', 'Uno', 'Dos', 'B', 'A', 'aparte'],
    ].map((cells, index) => ({ line: index + 1, cells })),
  );
  expect(items.map(({ line, found }) => [line, 'question' in found && found.question.correct])).toEqual([
    [4, 'B'],
  ]);
  expect(notes).toEqual([
    { line: 1, text: 'Está sobre los títulos y no se importa: «Banco de preguntas».' },
    { line: 3, text: 'La columna «Respuesta» no se importa.' },
    { line: 3, text: 'Una columna sin título no se importa.' },
  ]);
});
