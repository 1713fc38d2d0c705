import { describe, expect, test } from 'vitest';
import { wholeNumber } from './fields.ts';
import { everyEndpoint } from './index.ts';

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
    const extensions = rows.filter(({ row }) => row.extension === true).map(({ row }) => row.path);
    const prescribed = rows.filter(({ row }) => row.extension !== true).map(({ row }) => row.path);
    expect(extensions.filter((path) => prescribed.includes(path))).toEqual([]);
    expect(prescribed.length).toBeGreaterThanOrEqual(48);
  });
});

test('a number that was written is told as it was written; only none at all is missing', () => {
  const minutes = wholeNumber('El campo Tiempo de examen es obligatorio.', 1, 1440);
  const said = (value: unknown) => minutes.safeParse(value).error?.issues[0]?.message;
  expect(said(-5)).toBe('Tiempo de examen va de 1 a 1440: escribiste −5.');
  expect(said(2.5)).toBe('Tiempo de examen va de 1 a 1440: escribiste 2.5.');
  expect(said(2000)).toBe('Tiempo de examen va de 1 a 1440: escribiste 2000.');
  for (const none of [undefined, '', 'abc'])
    expect(said(none)).toBe('El campo Tiempo de examen es obligatorio.');
  const grade = wholeNumber('La calificación mínima va de 1 a 100.', 1, 100);
  expect(grade.safeParse(0).error?.issues[0]?.message).toBe('La calificación mínima va de 1 a 100.');
  expect(grade.safeParse(101).error?.issues[0]?.message).toBe('La calificación mínima va de 1 a 100.');
});
