import { expect, test } from 'vitest';
import { pathAfterSignIn } from './path-after-sign-in.ts';

test('after signing in one goes on within this site, else to where members and administrators begin', () => {
  const member = { role: 'member', mustChangePassword: false } as const;
  expect(pathAfterSignIn('/leercurso?id=3', member)).toBe('/leercurso?id=3');
  const elsewhere = [
    '//otra.test',
    '/\\otra.test',
    '/\t/otra.test',
    '/\n/otra.test',
    'https://otra.test',
    '',
  ];
  for (const next of [...elsewhere, null]) {
    expect(pathAfterSignIn(next, member)).toBe('/profile');
    expect(pathAfterSignIn(next, { ...member, role: 'admin' })).toBe('/inicio');
  }
  const provisional = { ...member, mustChangePassword: true };
  expect(pathAfterSignIn('/leercurso?id=3', provisional)).toBe('/profile?tab=datos');
});
