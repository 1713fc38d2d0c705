import { describe, expect, test } from 'vitest';
import { linesOfPage, type PageItem } from './page-lines.rules.ts';

const item = (str: string, x: number, y: number, width = 200): PageItem => ({
  str,
  x,
  y,
  width,
  height: 10,
  hasEOL: true,
});
/** Rows of a left and a right text, from the top. */
const rows = (texts: readonly [left: string, right: string][], width?: number) =>
  texts.flatMap(([left, right], row) => [
    item(left, 50, 700 - 12 * row, width),
    item(right, 300, 700 - 12 * row, width),
  ]);
const texts: [string, string][] = [
  ['Artículo 1. La persona', 'Artículo 2. Se paga'],
  ['aporta cada mes', 'a quien tiene derecho'],
  ['mientras trabaja', 'según su cuenta'],
  ['y hasta su retiro.', 'desde que lo pide.'],
];
const [left, right] = [texts.map(([first]) => first), texts.map(([, second]) => second)];

describe('a text in two columns that is written row by row', () => {
  test('is read column by column', () => {
    expect(linesOfPage(rows(texts))).toEqual([...left, ...right]);
  });
  test('is read between the titles across both columns', () => {
    const title = item('TÍTULO I DE LAS PENSIONES DE TODAS LAS PERSONAS', 120, 720, 300);
    const foot = item('Página 1 de la gaceta oficial de todo el país', 120, 600, 300);
    expect(linesOfPage([title, ...rows(texts), foot])).toEqual([title.str, ...left, ...right, foot.str]);
  });
  test('keeps words that the file parts, and a short last line', () => {
    const parted = rows(texts).flatMap((each) =>
      each.str === 'mientras trabaja'
        ? [item('mien', 50, each.y, 60), item('tras', 110, each.y, 60), item('trabaja', 175, each.y, 70)]
        : [each],
    );
    expect(linesOfPage([...parted, item('Fin.', 300, 650, 20)])).toEqual([...left, ...right, 'Fin.']);
  });
});

test('columns that are written one after the other stay in the order of the file', () => {
  const all = rows(texts);
  const inOrder = [...all.filter(({ x }) => x < 200), ...all.filter(({ x }) => x > 200)];
  expect(linesOfPage(inOrder)).toEqual([...left, ...right]);
});

test.each([
  [
    'a table of short cells',
    rows(
      [
        ['Edad', '60'],
        ['Meses', '180'],
        ['Tope', '3 300'],
        ['Tasa', '10 %'],
      ],
      40,
    ),
  ],
  ['three rows side by side', rows(texts.slice(0, 3))],
])('%s stays row by row', (_, items) => {
  expect(linesOfPage(items)).toEqual(items.map(({ str }) => str));
});

test('a page without words has no lines', () => {
  expect(linesOfPage([])).toEqual([]);
  expect(linesOfPage([item(' ', 1, 1)])).toEqual([]);
});
