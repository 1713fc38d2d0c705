import { expect, it } from 'vitest';
import writeWorkbook from 'write-excel-file/node';
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
  expect(notes).toEqual([{ line: null, text: 'La hoja «Otras» no se importa: solo se lee la primera.' }]);
});

it('reads numbers as they are, and says where a sheet may have shown something else', async () => {
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
    [['0.5', '0.75'], ['Tenía un número con decimales o un porcentaje en una celda: revisa cómo quedó.']],
    [['2026-01-02', 'Nunca'], ['Tenía una fecha en una celda: revisa cómo quedó.']],
  ]);
});
