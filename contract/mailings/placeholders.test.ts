import { expect, test } from 'vitest';
import { fillPlaceholders, placeholdersIn, speaksOfCourse, unknownPlaceholder } from './placeholders.ts';

const values = { nombre: 'Ana', nota: '72', curso: 'Tu cuenta', 'fecha límite': '3 de diciembre' };

test('a text is filled with what is one person’s, whatever the case, accents and spaces of its placeholders', () => {
  expect(fillPlaceholders('{nombre}: {NOTA} en {curso}, hasta el { fecha  limite }.', values)).toBe(
    'Ana: 72 en Tu cuenta, hasta el 3 de diciembre.',
  );
});

test('what a person is called is not read as a placeholder', () => {
  expect(fillPlaceholders('{nombre}', { ...values, nombre: '{nota}' })).toBe('{nota}');
});

test('a word in braces that is no placeholder is named, an open brace is a brace', () => {
  expect(unknownPlaceholder('{nombre} {saldo}')).toBe('saldo');
  expect(unknownPlaceholder('{}')).toBe('');
  expect(unknownPlaceholder('{nombre} :-{')).toBeUndefined();
});

test('a text that says something of a course is told from one that does not', () => {
  expect(placeholdersIn('{nombre} {Fecha Límite}')).toEqual(new Set(['nombre', 'fecha límite']));
  expect([speaksOfCourse('{nombre}'), speaksOfCourse('{nota}')]).toEqual([false, true]);
});
