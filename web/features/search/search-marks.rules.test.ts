import { expect, test } from 'vitest';
import { wordFinder } from '../../../contract/search/found-words.ts';
import { markFound } from './search-marks.rules.ts';

const marked = (title: string, looked: string, alike: string[] = []) =>
  markFound(title, wordFinder(looked, alike))
    .map((part) => (part.isFound ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['Pensión de sobrevivencia', 'PENSION', '[Pensión] de sobrevivencia'],
  ['El aporte y los aportes', 'aporte', 'El [aporte] y los [aportes]'],
  ['Lo que se hereda y los herederos', 'heredar', 'Lo que se [hereda] y los [herederos]'],
  ['Aportes voluntarios', 'volun ', 'Aportes voluntarios'],
  ['Aportes voluntarios', 'aportes volun', '[Aportes] [voluntarios]'],
  ['Leyes', 'curso', 'Leyes'],
  ['Leyes', ' ', 'Leyes'],
])('in «%s» the search «%s» marks whole words in any form', (text, looked, expected) =>
  expect(marked(text, looked)).toBe(expected),
);

test('small words are marked neither alone nor inside others', () => {
  const text = 'La administradora no guarda lo que debo de comisión, y puede cobrarla';
  expect(marked(text, 'cuánto voy a cobrar de comisión')).toBe(
    'La administradora no guarda lo que debo de [comisión], y puede cobrarla',
  );
});

test('synonyms are marked, also where they are several words', () => {
  expect(marked('Lee tu estado de cuenta', 'cartola', ['extracto', 'estado de cuenta'])).toBe(
    'Lee tu [estado de cuenta]',
  );
  expect(marked('El monto que vas a recibir', 'cobrar', ['recibir', 'monto'])).toBe(
    'El [monto] que vas a [recibir]',
  );
});
