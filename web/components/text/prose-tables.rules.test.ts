import { expect, test } from 'vitest';
import { frameTables } from './prose-tables.rules.ts';

const tableOf = (...rows: string[][]) =>
  `<table><tbody>${rows.map((cells) => `<tr>${cells.map((text) => `<td><p>${text}</p></td>`).join('')}</tr>`).join('')}</tbody></table>`;

test('text without tables stays as it is', () => {
  expect(frameTables('<p>Sin tablas</p>')).toBe('<p>Sin tablas</p>');
});

test('each table gets its own frame, reachable by keyboard', () => {
  const html = frameTables(`<p>Antes</p>${tableOf(['a', 'b'])}<p>Medio</p>${tableOf(['c', 'd'])}<p>Fin</p>`);
  expect(html.match(/<div data-table="" role="group" aria-label="Tabla" tabindex="0"><table>/g)).toHaveLength(
    2,
  );
  expect(html.match(/<\/table><\/div>/g)).toHaveLength(2);
  expect(html.endsWith('<p>Fin</p>')).toBe(true);
});

test.each([
  [[['25 años', '40', '10 %']], '2 3'],
  [[['10', '65 %', '$650 al mes']], '2 3'],
  [[['¿Quién cobra?', 'La persona afiliada', 'Sus beneficiarios']], ''],
  [
    [
      ['Básico', 'Estado', '$1 200'],
      ['Voluntario', 'Tú', '$80'],
    ],
    '3',
  ],
  [
    [
      ['Básico', '12'],
      ['Voluntario', 'Tú'],
    ],
    '',
  ],
  [[['Plazo', '30 días desde que se presenta el reclamo']], ''],
  [
    [
      ['Enero', '$100', '—', '', ''],
      ['Febrero', '$120', '$3', '-', ''],
      ['Total', '$220', '–', '2 %', '—'],
    ],
    '2 3 4',
  ],
  [[['solo una columna']], ''],
  [
    [
      ['a', '1', '2'],
      ['dos columnas en una', '3'],
    ],
    '',
  ],
])('the columns of figures of %j are «%s»', (rows, expected) => {
  const [, columns = ''] = /data-figures="([^"]*)"/.exec(frameTables(tableOf(...rows))) ?? [];
  expect(columns).toBe(expected);
});
