import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { bodyBytesOf } from './endpoint.ts';
import { wholeNumber } from './fields.ts';
import { contract, everyEndpoint } from './index.ts';

const rows = everyEndpoint();

describe('the table', () => {
  test('names no path twice, whatever its case', () => {
    const paths = rows.map(({ row }) => `${row.method} ${row.path.toLowerCase()}`);
    expect(new Set(paths).size).toBe(paths.length);
  });

  test('names no field twice, whatever its case', () => {
    for (const { row } of rows) {
      const names = Object.keys(row.input._zod.def.shape).map((name) => name.toLowerCase());
      expect(new Set(names).size, row.path).toBe(names.length);
    }
  });

  test('a row that is about somebody has the field that names them', () => {
    for (const { row } of rows)
      if (row.own !== undefined) expect(Object.keys(row.input._zod.def.shape)).toContain(row.own);
  });

  test('a row that changes something is not a GET', () => {
    const changing = /add|update|delete|save|send|register|login|logout|refresh|forgot|reset|resend|activ/i;
    for (const { row } of rows) {
      const action = row.path.split('/')[1] ?? '';
      if (changing.test(action) && !/^Get/.test(action)) expect(row.method, row.path).not.toBe('GET');
    }
  });

  test('payload names are the prescribed ones (spec 3.2)', () => {
    const named = Object.fromEntries(
      rows.filter(({ row }) => row.payload !== 'data').map(({ row }) => [row.path, row.payload]),
    );
    expect(named).toEqual({
      'Course/Get': 'datas',
      'Users/getusercourse': 'info',
      'Users/isFinish': 'isfinish',
      'HomeSlider/Find': 'findObject',
      'Report/GetGender': 'listgender',
    });
  });

  test('has every prescribed call once', () => {
    const extensions = rows.filter(({ row }) => row.isPrescribed !== true).map(({ row }) => row.path);
    const prescribed = rows.filter(({ row }) => row.isPrescribed === true).map(({ row }) => row.path);
    expect(extensions.filter((path) => prescribed.includes(path))).toEqual([]);
    expect(prescribed.length).toBeGreaterThanOrEqual(48);
  });
});

test('a number that was written is told as it was written; only none at all is missing', () => {
  const minutes = wholeNumber('El campo Tiempo de examen es obligatorio.', 1, 1440);
  const said = (value: unknown) => minutes.safeParse(value).error?.issues[0]?.message;
  expect(said(-5)).toBe('Tiempo de examen va de 1 a 1440: escribiste −5.');
  expect(said(2.5)).toBe('Tiempo de examen es un número entero: escribiste 2,5.');
  expect(said(2000)).toBe('Tiempo de examen va de 1 a 1440: escribiste 2000.');
  for (const none of [undefined, '', 'abc'])
    expect(said(none)).toBe('El campo Tiempo de examen es obligatorio.');
  const grade = wholeNumber('La calificación mínima va de 1 a 100.', 1, 100);
  expect(grade.safeParse(0).error?.issues[0]?.message).toBe('La calificación mínima va de 1 a 100.');
  expect(grade.safeParse(80.5).error?.issues[0]?.message).toBe('Escribe un número entero: escribiste 80,5.');
  expect(grade.safeParse(101).error?.issues[0]?.message).toBe('La calificación mínima va de 1 a 100.');
});

/** The most bytes that a schema's value can have as JSON, two of each letter. */
function longestOf(schema: z.core.$ZodType): number {
  const def = schema._zod.def as z.core.$ZodTypeDef & Record<string, unknown>;
  const limits = (def.checks ?? []).map(({ _zod }) => _zod.def as { check: string; maximum?: number });
  const most = limits.find(({ check }) => check === 'max_length')?.maximum;
  if (def.type === 'string') return 2 * (most ?? 100) + 2;
  if (def.type === 'array') return (most ?? 1000) * (longestOf(def['element'] as z.core.$ZodType) + 1);
  if (def.type === 'object') {
    const fields = Object.entries(def['shape'] as Record<string, z.core.$ZodType>);
    return fields.reduce((sum, [name, field]) => sum + name.length + 4 + longestOf(field), 2);
  }
  if (def['innerType'] !== undefined) return longestOf(def['innerType'] as z.core.$ZodType);
  if (def.type === 'pipe') return longestOf(def['in'] as z.core.$ZodType);
  if (def.type === 'union') return Math.max(...(def['options'] as z.core.$ZodType[]).map(longestOf));
  return 25; // numbers, flags, one of some words
}

describe('what the body of a call may weigh', () => {
  const withBody = rows
    .map(({ row }) => row)
    .filter(({ method, bytes }) => (method === 'POST' || method === 'PUT') && bytes === undefined);

  test('is enough for the longest valid input; long texts are for administrators alone', () => {
    const weights = withBody.map((row) => ({ row, bytes: longestOf(row.input) }));
    const tooLight = weights.filter(({ row, bytes }) => !row.hasLongTexts && bytes > bodyBytesOf(row));
    expect(tooLight.map(({ row, bytes }) => `${row.path} ${bytes}`)).toEqual([]);
    const needless = weights.filter(({ row, bytes }) => row.hasLongTexts && bytes <= 64 * 1024);
    expect(needless.map(({ row }) => row.path)).toEqual([]);
    expect(rows.filter(({ row }) => row.hasLongTexts && row.who !== 'admin')).toEqual([]);
  });

  test('is 16 KB of visitors, 64 KB of the signed-in, 4 MB where an administrator sends whole texts', () => {
    expect(bodyBytesOf(contract.users.login)).toBe(16_384);
    expect(bodyBytesOf(contract.question.saveAnswerByUser)).toBe(65_536);
    expect(bodyBytesOf(contract.category.add)).toBe(65_536);
    expect(bodyBytesOf(contract.article.update)).toBe(4_194_304);
  });
});
