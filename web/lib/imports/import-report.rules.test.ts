import { expect, test } from 'vitest';
import {
  countKinds,
  countText,
  type ImportLine,
  kindLabels,
  kindOf,
  lineKinds,
  linesOf,
} from './import-report.rules.ts';

const line = (kind: ImportLine['kind'], subject = 'Ana'): ImportLine => ({
  line: 1,
  kind,
  subject,
  text: '',
});

test('a change to nothing in particular is a note on the whole file', () => {
  expect(kindOf(line('changed', ''))).toBe('note');
  expect(kindOf(line('changed'))).toBe('changed');
  expect(kindOf(line('problem', ''))).toBe('problem');
});

test('problems stand first, what is imported as written last; a kind alone keeps the order of the file', () => {
  const lines = [
    line('added', 'a'),
    line('problem', 'b'),
    line('changed', ''),
    line('skipped', 'd'),
    line('changed', 'e'),
    line('problem', 'f'),
  ];
  expect(linesOf(lines, null).map(({ subject }) => subject)).toEqual(['b', 'f', '', 'e', 'd', 'a']);
  expect(linesOf(lines, 'problem').map(({ subject }) => subject)).toEqual(['b', 'f']);
  expect(linesOf(lines, 'note').map(({ subject }) => subject)).toEqual(['']);
});

test('each line counts once, by its kind', () => {
  const lines = [line('added'), line('added'), line('changed'), line('changed', ''), line('skipped')];
  expect(countKinds([...lines, line('problem'), line('problem'), line('problem')])).toEqual({
    added: 2,
    changed: 1,
    skipped: 1,
    problem: 3,
    note: 1,
  });
  expect(countKinds([])).toEqual({ added: 0, changed: 0, skipped: 0, problem: 0, note: 0 });
});

test('a line is called by its planned outcome, and afterwards by the real one (spec 8.16)', () => {
  expect(lineKinds.map((kind) => kindLabels[kind].planned)).toEqual([
    'Problema',
    'Aviso',
    'Con cambios',
    'Ya estaba',
    'Se agrega',
  ]);
  expect(lineKinds.map((kind) => kindLabels[kind].done)).toEqual([
    'Problema',
    'Aviso',
    'Con cambios',
    'Ya estaba',
    'Agregada',
  ]);
});

test.each([
  ['added', '1 se agrega', '2 se agregan', '1 agregada', '2 agregadas'],
  [
    ...(['changed', '1 se agrega con cambios', '2 se agregan con cambios'] as const),
    ...(['1 agregada con cambios', '2 agregadas con cambios'] as const),
  ],
  ['skipped', '1 ya estaba', '2 ya estaban', '1 ya estaba', '2 ya estaban'],
  ['problem', '1 con problemas', '2 con problemas', '1 con problemas', '2 con problemas'],
  ['note', '1 aviso', '2 avisos', '1 aviso', '2 avisos'],
] as const)('%s lines are counted before and after', (kind, ...words) => {
  const said = [false, true].flatMap((isDone) => [1, 2].map((count) => countText(kind, count, isDone)));
  expect(said).toEqual(words);
});
