import { expect, test } from 'vitest';
import type { PeopleLine } from '../../../contract/results/calls.ts';
import { listHref } from '../../lib/lists/use-paged-list.ts';
import {
  byUrgency,
  filtered,
  filterLabels,
  leftOutReasons,
  lineLabels,
  orderOf,
  outcomeLabels,
  peopleText,
  readingText,
  stateTints,
  toEnrol,
  wantedOf,
} from './results.rules.ts';

test('what an address asks for, and what it does not know', () => {
  expect(wantedOf({ id: '3', state: 'failed', sort: 'grade', order: 'desc', search: 'ana' })).toEqual({
    State: 'failed',
    Search: 'ana',
    Sort: 'grade',
    Order: 'desc',
  });
  expect(wantedOf({ state: 'x', sort: 'password', order: 'x' })).toEqual({
    State: 'all',
    Search: undefined,
    Sort: 'name',
    Order: 'asc',
  });
  expect(orderOf({})).toEqual({ key: 'name', direction: 'ascending' });
});

test('another filter keeps search and order, and begins at the first page', () => {
  const query = { id: '3', search: 'ana', sort: 'grade', order: 'desc', page: '4', state: 'failed' };
  expect(listHref('/resultados', filtered(query, 'passed'))).toBe(
    '/resultados?id=3&search=ana&sort=grade&order=desc&state=passed',
  );
  expect(filtered({ id: '3', state: 'failed', page: '2' }, 'all')).toEqual({ id: '3' });
});

test('each state is a chip by its name (spec 17.1), and passing and failing have colours of their own', () => {
  expect(Object.values(filterLabels)).toEqual([
    'Todos',
    'Invitados',
    'Sin empezar',
    'Leyendo',
    'Por rendir',
    'En examen',
    'No aprobaron',
    'Aprobaron',
    'Retirados',
    'Con certificado',
  ]);
  const { passed, failed, ...others } = stateTints;
  expect([passed, failed]).toEqual(['ok', 'no']);
  expect(Object.values(others)).not.toContain(passed);
  expect(Object.values(others)).not.toContain(failed);
});

test('minutes read are whole ones, so that nobody seems to have read what they have not', () => {
  expect(readingText(1199, 20)).toBe('19 de 20 min');
  expect(readingText(1200, 20)).toBe('20 de 20 min');
  expect(readingText(100_000, 10)).toBe('10 de 10 min');
});

test('people are counted as people count', () => {
  expect([0, 1, 2, 1240].map(peopleText)).toEqual([
    '0 personas',
    '1 persona',
    '2 personas',
    '1\u00a0240 personas',
  ]);
});

test('a line that cannot be enrolled says what to do about it, and no other does (spec 17.3)', () => {
  const labels = Object.values(lineLabels);
  expect(labels.filter(({ help }) => help === '').map(({ label }) => label)).toEqual([
    'Se inscribe',
    'Elige',
    'Ya estaba',
  ]);
  expect(labels.filter(({ help }) => help !== '').map(({ label }) => label)).toEqual([
    'No encontrado',
    'Se invita',
    'Vuelve',
    'Administrador',
    'Repetido',
  ]);
  expect(labels.filter(({ kind }) => kind === 'no').map(({ label }) => label)).toEqual([
    'No encontrado',
    'Administrador',
  ]);
});

const person = (userId: number, isEnrolled = false) => ({
  userId,
  fullname: 'Ana',
  username: 'ana',
  email: 'ana@correo.bo',
  isActive: true,
  isEnrolled,
});
const line = (number: number, state: PeopleLine['state'], ...people: PeopleLine['people']): PeopleLine => ({
  line: number,
  text: 'ana',
  state,
  people,
});

test('who gets no letter, and who was not enrolled, is told why, each reason in its own words (spec 17.2, 17.3)', () => {
  for (const reasons of [Object.values(leftOutReasons), Object.values(outcomeLabels)]) {
    expect(reasons).not.toContain('');
    expect(new Set(reasons).size).toBe(reasons.length);
  }
  expect(lineLabels.choose.kind).toBe('wait');
});

test('who is found is enrolled, who is chosen too, each once', () => {
  const lines = [
    line(1, 'found', person(1)),
    line(2, 'choose', person(2), person(3, true), person(1)),
    line(3, 'enrolled', person(4, true)),
    line(4, 'unknown'),
  ];
  expect(toEnrol(lines, new Map())).toEqual([1]);
  expect(toEnrol(lines, new Map([[2, 2]]))).toEqual([1, 2]);
  expect(toEnrol(lines, new Map([[2, 3]]))).toEqual([1]);
  expect(toEnrol(lines, new Map([[2, 1]]))).toEqual([1]);
  expect(toEnrol(lines, new Map([[2, 0]]))).toEqual([1]);
});

test('lines that need an eye come first', () => {
  const lines = [
    line(1, 'found'),
    line(2, 'unknown'),
    line(3, 'enrolled'),
    line(4, 'choose'),
    line(5, 'unknown'),
    line(6, 'admin'),
    line(7, 'inactive'),
    line(8, 'repeated'),
  ];
  expect(byUrgency(lines).map((each) => each.line)).toEqual([4, 2, 5, 6, 7, 1, 3, 8]);
});
