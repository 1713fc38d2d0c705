import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anonymised,
  codeEndsAt,
  fullName,
  isInFuture,
  minimumPasswordScore,
  yearsOfAge,
} from './accounts.rules.ts';

const at = (text: string) => new Date(`${text}:00Z`);

describe('yearsOfAge', () => {
  it.each([
    ['2000-05-10', '2026-05-09', 25],
    ['2000-05-10', '2026-05-10', 26],
    ['2000-02-29', '2026-02-28', 25],
    ['2000-02-29', '2026-03-01', 26],
    ['2000-02-29', '2028-02-28', 27],
    ['2000-02-29', '2028-02-29', 28],
    ['2026-11-18', '2026-11-18', 0],
  ])('born %s is on %s %i years old', (birthDate, today, years) => {
    expect(yearsOfAge(birthDate, today)).toBe(years);
  });

  it('grows by exactly one in a year and never shrinks', () => {
    const day = fc
      .date({ min: at('1900-01-01T00:00'), max: at('2090-12-31T00:00'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, day, (one, other) => {
        const [born, today] = [one, other].sort() as [string, string];
        const nextYear = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
        expect(yearsOfAge(born, today)).toBeGreaterThanOrEqual(0);
        expect(yearsOfAge(born, nextYear) - yearsOfAge(born, today)).toBe(1);
      }),
    );
  });
});

it('takes today as a birth date, and tomorrow not', () => {
  expect(isInFuture('2026-11-18', '2026-11-18')).toBe(false);
  expect(isInFuture('2026-11-19', '2026-11-18')).toBe(true);
});

it('a link activates for a week, changes an address for a week, a password for an hour', () => {
  const now = at('2026-11-01T08:00');
  expect(codeEndsAt('activation', now)).toEqual(at('2026-11-08T08:00'));
  expect(codeEndsAt('email', now)).toEqual(at('2026-11-08T08:00'));
  expect(codeEndsAt('reset', now)).toEqual(at('2026-11-01T09:00'));
  expect(codeEndsAt('invitation', now)).toEqual(at('2026-11-08T08:00'));
  expect(codeEndsAt('handed', now)).toEqual(at('2026-11-02T08:00'));
});

it('a password needs a score of 2', () => expect(minimumPasswordScore).toBe(2));

it('of a deleted person nothing is left, and nobody can take or be their name', () => {
  const [one, other] = [anonymised(3), anonymised(4)];
  expect(one).toEqual({
    username: '#eliminado-3',
    email: '#eliminado-3',
    firstName: 'Usuario',
    lastName: 'eliminado',
    birthDate: '1900-01-01',
    documentNumber: null,
    phone: null,
    passwordHash: '!',
  });
  expect(one.username).not.toBe(other.username);
  expect(fullName(one)).toBe('Usuario eliminado');
});
