import { expect, test } from 'vitest';
import { amountIn, drawBars } from './prose-bars.rules.ts';

const tableOf = (...rows: string[][]) =>
  `<table><tbody>${rows.map((cells) => `<tr>${cells.map((text) => `<td><p>${text}</p></td>`).join('')}</tr>`).join('')}</tbody></table>`;
const barsOf = (...rows: string[][]) =>
  [...drawBars(tableOf(...rows)).matchAll(/ width="([^"]+)"/g)].map(([, w]) => w);

test.each([
  ['$1 165', 1165],
  ['unos $566', 566],
  ['Bs 1.800,50 al mes', 1800.5],
  ['US$ 2.500', 2500],
  ['24 117 pesos', 24117],
  ['$12,5', 12.5],
  ['$0', 0],
  ['+ $540', undefined],
  ['− $62', undefined],
  ['65 %', undefined],
  ['65 años', undefined],
  ['Módulo 3', undefined],
  ['—', undefined],
])('the amount in «%s» is %s', (text, expected) => {
  expect(amountIn(text)).toBe(expected);
});

test('the last column of amounts has bars, from zero to the greatest', () => {
  const rows = [
    ['60 años', '$80&nbsp;000', '25', 'unos $300'],
    ['65 años', '$102&nbsp;400', '20', 'unos $600'],
  ];
  expect(barsOf(...rows)).toEqual(['50%', '100%']);
  const html = drawBars(tableOf(...rows));
  expect(html).toContain('<table data-bars="">');
  expect(html).toContain(
    '<td data-bar=""><p>unos $300</p><svg aria-hidden="true"><rect width="50%" height="100%" rx="3"/></svg></td>',
  );
});

test('a sum has none, and dwarfs none', () => {
  expect(
    barsOf(['Bueno', '$600'], ['Flojo', '$150'], ['<strong>Total</strong>', '<strong>$750</strong>']),
  ).toEqual(['100%', '25%']);
});

test.each([
  [
    'no amounts',
    [
      ['Plazo', '30 días'],
      ['Edad', '65 años'],
    ],
  ],
  [
    'differences',
    [
      ['Saldo', '$100'],
      ['Comisión', '− $2'],
    ],
  ],
  ['a single amount', [['Saldo', '$100']]],
  [
    'nothing but zeros',
    [
      ['Uno', '$0'],
      ['Dos', '$0'],
    ],
  ],
  [
    'merged cells',
    [
      ['Uno', '$1', '$2'],
      ['Dos', '$3'],
    ],
  ],
  [
    'amounts only in the first column',
    [
      ['$1', 'a'],
      ['$2', 'b'],
    ],
  ],
])('a table with %s stays as it is', (_, rows) => {
  expect(drawBars(tableOf(...rows))).toBe(tableOf(...rows));
});
