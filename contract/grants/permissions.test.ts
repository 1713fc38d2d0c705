import { expect, test } from 'vitest';
import { everyEndpoint } from '../index.ts';
import { areaOf, permissionAreas, permissionTable } from './permissions.ts';

const rows = everyEndpoint().map(({ row }) => row);

test('every call that not everybody with an account may make is in a line of the table', () => {
  const missing = rows.filter(
    (row) => row.who !== 'open' && row.who !== 'signedIn' && areaOf(row) === undefined,
  );
  expect(missing.map(({ path }) => path)).toEqual([]);
});

test('a line of the table names no call twice, and none that there is not', () => {
  const named = permissionAreas.flatMap(({ calls }) => calls);
  expect(new Set(named).size).toBe(named.length);
  const known = new Set(rows.flatMap(({ path }) => [path, path.split('/', 1)[0] ?? '']));
  expect(named.filter((call) => !known.has(call))).toEqual([]);
});

test('a role besides is of administrators’ calls alone', () => {
  expect(rows.filter(({ who, grants }) => grants !== undefined && who !== 'admin')).toEqual([]);
});

test('the table says what the rows say: all of a line, a part of it, what is one’s own, or nothing', () => {
  const table = new Map(permissionTable(rows).map(({ label, reach }) => [label, reach]));
  expect(table.get('Artículos, videos, leyes y textos')).toEqual({
    admin: 'all',
    redactor: 'all',
    lector: 'none',
    member: 'none',
  });
  expect(table.get('Reportes y sus descargas, sin nombres')).toMatchObject({
    lector: 'all',
    redactor: 'none',
  });
  expect(table.get('Rendir y recibir certificado')).toMatchObject({ admin: 'none', redactor: 'own' });
  expect(table.get('Auditoría')).toMatchObject({ admin: 'all', redactor: 'none', lector: 'none' });
});
