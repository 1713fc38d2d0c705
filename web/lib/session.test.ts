import { expect, test } from 'vitest';
import { pathAfterSignIn } from './session.ts';

test('after signing in one goes on within this site, whatever the address says', () => {
  expect(pathAfterSignIn('/profile?tab=datos')).toBe('/profile?tab=datos');
  const elsewhere = [
    '//otra.test',
    '/\\otra.test',
    '/\t/otra.test',
    '/\n/otra.test',
    'https://otra.test',
    '',
  ];
  for (const next of [...elsewhere, undefined]) expect(pathAfterSignIn(next)).toBe('/');
});
