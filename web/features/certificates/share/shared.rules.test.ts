import { expect, test } from 'vitest';
import { achievementOf, pictureTextOf } from './shared.rules.ts';

test('a shared certificate says who passed what, and how', () => {
  const shared = {
    fullName: 'María Quispe',
    courseTitle: 'Tu cuenta',
    grade: 92,
    institute: 'Instituto',
  } as Parameters<typeof achievementOf>[0];
  expect(achievementOf(shared)).toBe('María Quispe aprobó «Tu cuenta»');
  expect(pictureTextOf(shared)).toBe('Certificado de María Quispe: Tu cuenta, 92 de 100, Instituto.');
});
