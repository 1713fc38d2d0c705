import { expect, it } from 'vitest';
import writeWorkbook from 'write-excel-file/node';
import { aWorkbook } from '../../testing/files/workbook.ts';
import { readBank } from './read-bank.ts';

const titles = ['Pregunta', 'A', 'B', 'Correcta'];
type Cell = string | number | Date | null;

/** A workbook as people make it: numbers as numbers, dates as dates, more than one sheet. */
const workbook = (sheets: Record<string, Cell[][]>) =>
  writeWorkbook(
    Object.entries(sheets).map(([sheet, rows]) => ({
      sheet,
      data: rows.map((row) =>
        row.map((value) => (value instanceof Date ? { value, format: 'dd/mm/yyyy' } : value)),
      ),
    })),
  ).toBuffer();
const read = async (sheets: Record<string, Cell[][]>) =>
  readBank({ bytes: await workbook(sheets), isWorkbook: true, format: undefined });

it('says which sheets of a workbook are not read, but for empty ones', async () => {
  const { items, notes } = await read({
    Banco: [titles, ['¿Quién paga?', 'Yo', 'Nadie', 'A']],
    Vacía: [[null]],
    Otras: [titles, ['¿Y ahora?', 'Sí', 'No', 'B']],
  });
  expect(items.map(({ subject }) => subject)).toEqual(['¿Quién paga?']);
  expect(notes).toEqual([{ line: null, text: 'La hoja «Otras» no se importa: solo se lee «Banco».' }]);
});

it('reads numbers as the sheet shows them, and says where a date depends on who reads it', async () => {
  const { items } = await read({
    Banco: [
      titles,
      ['¿Cuánto es 2 + 2?', 3, 4, 'B'],
      ['¿Qué parte?', 0.5, 0.75, 'A'],
      ['¿Cuándo?', new Date('2026-01-02T00:00:00Z'), 'Nunca', 'A'],
    ],
  });
  expect(
    items.map(({ found }) => ('problem' in found ? found : [found.question.options, found.notes])),
  ).toEqual([
    [['3', '4'], []],
    [['0,5', '0,75'], []],
    [['02/01/2026', 'Nunca'], ['Tenía una fecha en una celda: revisa cómo quedó.']],
  ]);
});

const readOwn = async (...given: Parameters<typeof aWorkbook>) =>
  readBank({ bytes: aWorkbook(...given), isWorkbook: true, format: undefined });

it('reads formats, merged cells and keys below a title, behind a hidden and a cover sheet, and tells what it leaves', async () => {
  const { items, notes } = await readOwn(
    [
      { name: 'Valores', state: 'veryHidden', rows: [['V'], ['F']] },
      { name: 'Instrucciones', rows: [['Escriba una pregunta por línea.']] },
      {
        name: 'Banco',
        rows: [
          ['BANCO DE PREGUNTAS 2026'],
          ['Pregunta', 'A', 'B', 'Correcta', 'Módulo', 'Puntaje'],
          [
            '¿Cuánto aporta?',
            { number: 0.1271, format: 0 },
            { number: 0.5, format: 1 },
            'a)',
            'Aportes',
            2.5,
          ],
          ['¿Qué código?', { number: 7, format: 2 }, '8', '2', null, new Date(0).getTime()],
        ],
        after: '<mergeCells><mergeCell ref="E3:E4"/></mergeCells>',
      },
    ],
    { formats: ['0.00%', '0%', '000'] },
  );
  expect(items.map(({ found }) => ('problem' in found ? found : found.question))).toMatchObject([
    { options: ['12,71%', '50%'], correct: 'A', module: 'Aportes' },
    { options: ['007', '8'], correct: 'B', module: 'Aportes' },
  ]);
  expect(items.map(({ found }) => ('problem' in found ? found : found.notes))).toEqual([[], []]);
  expect(notes.map(({ text }) => text)).toEqual([
    'La hoja oculta «Valores» no se importa.',
    'La hoja «Instrucciones» no se importa: solo se lee «Banco».',
    'Lo que dicen las celdas combinadas E3:E4 vale para todas sus líneas.',
    'Está sobre los títulos y no se importa: «BANCO DE PREGUNTAS 2026».',
    'La columna «Puntaje» no se importa.',
  ]);
});

it('refuses questions with an error of Excel or a formula without a value, by the cell, in columns that are read', async () => {
  const { items } = await readOwn([
    {
      rows: [
        [...titles, 'Nota'],
        ['¿Quién?', { xml: '<c t="e"><v>#N/A</v></c>' }, 'Nadie', 'A'],
        ['¿Cómo?', { xml: '<c><f>A1</f></c>' }, 'Así', 'A'],
        ['¿Cuándo?', 'Hoy', 'Ayer', 'A', { xml: '<c t="e"><v>#REF!</v></c>' }],
      ],
    },
  ]);
  expect(items.map(({ found }) => ('problem' in found ? found.problem : 'added'))).toEqual([
    'La celda B2 trae el error #N/A de Excel: escribe su valor.',
    'La celda B3 trae una fórmula: escribe su valor.',
    'added',
  ]);
});
