import { expect, test } from 'vitest';
import { countedWords, isProgram } from './readership.rules.ts';

test('words are counted in small letters, without accents and with single spaces', () => {
  expect(countedWords('  Pensión   ANTICIPADA ')).toBe('pension anticipada');
  expect(countedWords('ley 065 art. 12')).toBe('ley 065 art. 12');
});

test.each([
  'ana@correo.test',
  'www.banco.test',
  'https://banco.test',
  '4567890',
  'CI 45 678 90',
  'cédula 1.234.567-8',
  '+591 712-34567',
  'af',
  '¿?!',
  'a'.repeat(61),
  'quiero saber cuándo puedo cobrar mi pensión',
])('never kept: %s', (value) => {
  expect(countedWords(value)).toBeUndefined();
});

test('programs read nothing', () => {
  expect(isProgram('Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36')).toBe(
    false,
  );
  for (const agent of [
    undefined,
    '',
    'Mozilla/5.0 (compatible; Googlebot/2.1)',
    'curl/8.5',
    'python-requests/2',
  ])
    expect(isProgram(agent)).toBe(true);
});
