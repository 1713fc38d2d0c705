import { expect, test } from 'vitest';
import { aWorkbook, type CellGiven, type SheetGiven } from '../../../testing/files/workbook.ts';
import { columnPlanOf, readLine } from './read-line.rules.ts';
import { readPeopleFile } from './read-people.ts';

const headings = ['Nombres', 'Apellidos', 'CI', 'Correo', 'Fecha de nacimiento', 'Empresa'];
const row = (...cells: CellGiven[]): CellGiven[] => cells;

const read = (sheets: SheetGiven[], given: Parameters<typeof aWorkbook>[1] = {}) =>
  readPeopleFile({ bytes: aWorkbook(sheets, given), isWorkbook: true });

async function people(sheets: SheetGiven[], given: Parameters<typeof aWorkbook>[1] = {}) {
  const { people: lines, columns, order, is1904, notes } = await read(sheets, given);
  const plan = columnPlanOf(
    lines.map(({ cells }) => cells),
    columns.map(({ field }) => field),
    { order, today: '2026-11-29', is1904 },
  );
  return { notes, lines: lines.map(({ cells }) => readLine(cells, plan)) };
}

test('cells with an error of Excel, and formulas without a value, are problems that name it', async () => {
  const { lines } = await people([
    {
      rows: [
        headings,
        row(
          'Ana',
          'Quispe',
          { xml: '<c t="e"><v>#REF!</v></c>' },
          { xml: '<c t="e"><f>VLOOKUP(A2,Otra!A:B,2,0)</f><v>#N/A</v></c>' },
          { xml: '<c t="e"><v>#VALUE!</v></c>' },
          { xml: '<c><f>A2&amp;B2</f><v></v></c>' },
        ),
        row('Luis', 'Paz', 4_567_890, { xml: '<c t="str"><f>""</f><v></v></c>' }, null, 'Minera'),
      ],
    },
  ]);
  expect(lines[0]?.problems).toEqual([
    { field: 'document', message: 'La celda trae el error #REF! de Excel: escribe su valor.' },
    { field: 'email', message: 'La celda trae el error #N/A de Excel: escribe su valor.' },
    { field: 'birthDate', message: 'La celda trae el error #VALUE! de Excel: escribe su valor.' },
    { field: 'group', message: 'La celda trae una fórmula: escribe su valor.' },
  ]);
  expect(lines[1]).toMatchObject({ problems: [], person: { email: '', group: 'Minera' } });
});

test('leading zeros, dates and days without a format of a workbook from 1904 are read as shown', async () => {
  const rows = [
    headings,
    row('Ana', 'Quispe', { number: 1_234_567, format: 0 }, 'ana@libro.test', { number: 27_759, format: 1 }),
    row('Luis', 'Paz', 7_654_321, 'luis@libro.test', 27_759),
  ];
  const { lines } = await people([{ rows }], { formats: ['00000000', 'dd/mm/yyyy'], is1904: true });
  expect(lines.map(({ person: { document, birthDate } }) => [document, birthDate])).toEqual([
    ['01234567', '1980-01-01'],
    ['7654321', '1980-01-01'],
  ]);
});

test('a merged cell counts for all its rows, and a merged heading for both its columns', async () => {
  const { lines, notes } = await people([
    {
      rows: [
        ['Nombres', 'Apellidos', null, 'CI', 'Empresa'],
        row('Ana', 'Quispe', 'Rojas', '1234567', 'Minera Sur'),
        row('Luis', 'Paz', 'Gil', '2345678', null),
        row('Eva', 'Luna', 'Vaca', '3456789', null),
      ],
      after: '<mergeCells><mergeCell ref="B1:C1"/><mergeCell ref="E2:E4"/></mergeCells>',
    },
  ]);
  expect(lines.map(({ person: { lastName, group } }) => [lastName, group])).toEqual([
    ['Quispe Rojas', 'Minera Sur'],
    ['Paz Gil', 'Minera Sur'],
    ['Luna Vaca', 'Minera Sur'],
  ]);
  expect(notes).toEqual(['Lo que dicen las celdas combinadas E2:E4 vale para todas sus líneas.']);
});

test.each([
  ['hidden', 'hidden' as const],
  ['very hidden', 'veryHidden' as const],
])('a %s first sheet is told and not read', async (_, state) => {
  const { people: lines, notes } = await read([
    { name: 'Antiguos', state, rows: [headings, row('Viejo', 'Mamani', '1234567', 'viejo@libro.test')] },
    { name: 'Lista', rows: [headings, row('Ana', 'Quispe', '2345678', 'ana@libro.test')] },
  ]);
  expect(lines.map(({ cells }) => cells[0])).toEqual(['Ana']);
  expect(notes).toEqual(['La hoja oculta «Antiguos» no se importa.']);
});

test('a workbook with hidden sheets alone is refused with the name of one', async () => {
  const rows = [headings, row('Ana', 'Quispe', '1234567')];
  await expect(read([{ name: 'Lista', state: 'hidden', rows }])).rejects.toThrow(
    'Lo que trae el libro está en hojas ocultas: muestra en Excel la hoja «Lista» y vuelve a subirlo.',
  );
});

test('a cover sheet with instructions is told, and the list behind it is read', async () => {
  const { people: lines, notes } = await read([
    { name: 'Instrucciones', rows: [['Llene la hoja siguiente.'], ['No cambie los títulos.']] },
    { name: 'Datos', rows: [headings, row('Ana', 'Quispe', '1234567', 'ana@libro.test')] },
  ]);
  expect(lines.map(({ cells }) => cells[0])).toEqual(['Ana']);
  expect(notes).toEqual(['La hoja «Instrucciones» no se importa: solo se lee «Datos».']);
});

test('hidden and filtered lines, hidden columns, struck cells, comments and long cells are told', async () => {
  const rows = [
    headings,
    row('Ana', 'Quispe', '1234567', 'ana@libro.test'),
    row('Luis', 'Paz', '2345678', 'luis@libro.test'),
    row('Eva', { xml: '<c s="1" t="inlineStr"><is><t>Luna</t></is></c>' }, '3456789', 'x'.repeat(301)),
  ];
  const { notes } = await read([
    {
      rows,
      hidden: [2, 3],
      before: '<cols><col min="3" max="3" hidden="1"/></cols>',
      after: '<autoFilter ref="A1:F4"><filterColumn colId="0"/></autoFilter>',
    },
  ]);
  expect(notes).toEqual([
    'Las líneas 2 a 3 están ocultas por un filtro y también se leen: déjalas fuera si no las quieres.',
    'La columna C está oculta en Excel y también se lee.',
    'Hay celdas tachadas en la línea 4: se leen como las demás.',
    'Hay celdas con más de 300 letras, de las que se lee solo el comienzo: en la línea 4.',
  ]);
});
