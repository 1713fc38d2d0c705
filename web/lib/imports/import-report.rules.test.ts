import { expect, test } from 'vitest';
import {
  countKinds,
  countText,
  type ImportLine,
  kindLabel,
  lineKinds,
  linesOf,
  partsOf,
} from './import-report.rules.ts';

const line = (kind: ImportLine['kind'], subject = 'Ana'): ImportLine => ({
  line: 1,
  kind,
  subject,
  text: '',
});

test('a change to nothing in particular is a loss of the file, told with its line; all else is an outcome', () => {
  const [problem, changed] = [line('problem', ''), line('changed')];
  const lines = [
    { ...line('changed', ''), line: null, text: 'La hoja oculta «B» no se importa.' },
    problem,
    {
      ...line('changed', ''),
      line: 7,
      text: 'El curso no tiene un módulo «X»: 1 pregunta queda sin módulo.',
    },
    changed,
  ];
  expect(partsOf(lines)).toEqual({
    losses: [
      'La hoja oculta «B» no se importa.',
      'Línea 7: El curso no tiene un módulo «X»: 1 pregunta queda sin módulo.',
    ],
    outcomes: [problem, changed],
  });
});

test('problems stand first, what is imported as written last; a kind alone keeps the order of the file', () => {
  const lines = [
    line('added', 'a'),
    line('problem', 'b'),
    line('skipped', 'd'),
    line('changed', 'e'),
    line('problem', 'f'),
  ];
  expect(linesOf(lines, null).map(({ subject }) => subject)).toEqual(['b', 'f', 'e', 'd', 'a']);
  expect(linesOf(lines, 'problem').map(({ subject }) => subject)).toEqual(['b', 'f']);
});

test('each line counts once, by its kind', () => {
  const lines = [line('added'), line('added'), line('changed'), line('skipped')];
  expect(countKinds([...lines, line('problem'), line('problem'), line('problem')])).toEqual({
    added: 2,
    changed: 1,
    skipped: 1,
    problem: 3,
  });
  expect(countKinds([])).toEqual({ added: 0, changed: 0, skipped: 0, problem: 0 });
});

test('a line is called by its planned outcome, and afterwards by the real one (spec 8.16)', () => {
  const labels = (isDone: boolean) => lineKinds.map((kind) => kindLabel(kind, isDone));
  expect(labels(false)).toEqual(['Problema', 'Con cambios', 'Ya estaba', 'Se agrega']);
  expect(labels(true)).toEqual(['Problema', 'Con cambios', 'Ya estaba', 'Agregada']);
});

test.each([
  ['added', '1 se agrega', '2 se agregan', '1 agregada', '2 agregadas'],
  [
    ...(['changed', '1 se agrega con cambios', '2 se agregan con cambios'] as const),
    ...(['1 agregada con cambios', '2 agregadas con cambios'] as const),
  ],
  ['skipped', '1 ya estaba', '2 ya estaban', '1 ya estaba', '2 ya estaban'],
  ['problem', '1 con problemas', '2 con problemas', '1 con problemas', '2 con problemas'],
] as const)('%s lines are counted before and after', (kind, ...words) => {
  const said = [false, true].flatMap((isDone) => [1, 2].map((count) => countText(kind, count, isDone)));
  expect(said).toEqual(words);
});
