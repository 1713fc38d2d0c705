import { expect, test } from 'vitest';
import { excerptOf } from './excerpt.rules.ts';

const long = `${'Una frase que no dice nada. '.repeat(10)}Aquí la jubilación anticipada pide veinte años de aportes. ${'Y sigue. '.repeat(40)}`;

test('shows the words around the first that was looked for, in any form', () => {
  const excerpt = excerptOf(long, 'JUBILACIONES');
  expect(excerpt, 'from the beginning of a word').toMatch(
    /^…(Una|frase|que|no|dice|nada\.) .*la jubilación anticipada pide veinte años/,
  );
  expect(excerpt).toMatch(/…$/);
  expect(excerpt.length).toBeLessThanOrEqual(182);
});

test('finds by a synonym, and begins at the beginning where the words stand early or nowhere', () => {
  expect(excerptOf(`${'x '.repeat(200)}una estafa común`, 'fraude')).toContain('una estafa común');
  expect(excerptOf('Corto y claro.', 'zzz')).toBe('Corto y claro.');
  expect(excerptOf(long, 'zzz')).toMatch(/^Una frase/);
  expect(excerptOf('', 'zzz')).toBe('');
});

test('finds what stands late in a long text, and the first of several', () => {
  const late = `${'y sigue '.repeat(3000)}la jubilación, y otra jubilación${' y sigue'.repeat(100)}`;
  expect(excerptOf(late, 'jubilaciones')).toContain('la jubilación, y otra');
  expect(excerptOf('x'.repeat(2000), 'jubilaciones')).toMatch(/^x+…$/);
});
