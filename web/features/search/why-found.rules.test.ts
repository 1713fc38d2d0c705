import { expect, test } from 'vitest';
import { whyFound } from './why-found.rules.ts';

test('says nothing where one of the typed words is to be seen', () => {
  expect(whyFound('cuánto voy a cobrar', [], 'Formas de cobrar', '')).toBeUndefined();
  expect(whyFound('pensiones', [], 'Otra cosa', 'La pensión se pide.')).toBeUndefined();
  expect(whyFound('jubila', [], 'Planifica tu jubilación', '')).toBeUndefined();
});

test('names the other word for the same', () =>
  expect(
    whyFound(
      'heredar',
      ['herencia', 'sobrevivencia'],
      'Lo que tu familia debe saber',
      'Sobrevivencia: la reciben tus hijos.',
    ),
  ).toBe('Dice «sobrevivencia», que es parecido a lo que buscas.'));

test('says that a title is only like what was typed', () =>
  expect(whyFound('pensoin', [], 'Tu pensión', '')).toBe('Se parece a lo que escribiste.'));
