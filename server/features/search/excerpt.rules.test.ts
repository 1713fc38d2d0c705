import { expect, test } from 'vitest';
import { wordFinder } from '../../../contract/search/found-words.ts';
import { excerptOf } from './excerpt.rules.ts';

const long = `${'Una frase que no dice nada. '.repeat(10)}Aquí la jubilación anticipada pide veinte años de aportes. ${'Y sigue. '.repeat(40)}`;

test('shows the words around the first that was looked for, in any form', () => {
  const excerpt = excerptOf(long, wordFinder('JUBILACIONES'));
  expect(excerpt, 'from the beginning of a word').toMatch(
    /^…(Una|frase|que|no|dice|nada\.) .*la jubilación anticipada pide veinte años/,
  );
  expect(excerpt).toMatch(/…$/);
  expect(excerpt.length).toBeLessThanOrEqual(182);
});

test('finds by a synonym, and begins at the beginning where the words stand early or nowhere', () => {
  expect(excerptOf(`${'x '.repeat(200)}una estafa común`, wordFinder('fraude', ['estafa']))).toContain(
    'una estafa común',
  );
  expect(excerptOf('Corto y claro.', wordFinder('zzz'))).toBe('Corto y claro.');
  expect(excerptOf(long, wordFinder('zzz'))).toMatch(/^Una frase/);
  expect(excerptOf('', wordFinder('zzz'))).toBe('');
});

test('finds what stands late in a long text, and the first of several', () => {
  const late = `${'y sigue '.repeat(3000)}la jubilación, y otra jubilación${' y sigue'.repeat(100)}`;
  expect(excerptOf(late, wordFinder('jubilaciones'))).toContain('la jubilación, y otra');
  expect(excerptOf('x'.repeat(2000), wordFinder('jubilaciones'))).toMatch(/^x+…$/);
});
