import { expect, test } from 'vitest';
import { usernamesFor } from './usernames.rules.ts';

const firstFor = (firstName: string, lastName: string) => usernamesFor({ firstName, lastName })[0];

test.each([
  ['Ana María', 'Quispe Rojas', 'ana.quispe'],
  ['José', 'Ñuñez', 'jose.nunez'],
  ['Ana', '', 'ana'],
  ['María', 'de la Torre', 'maria.delatorre'],
  ['Ñusta', "O'Ñañez", 'nusta.onanez'],
  ['Gina', 'D’Angelo Paz', 'gina.dangelo'],
  ['María de los Ángeles', 'San Martín', 'maria.sanmartin'],
  ['Ana', 'de', 'ana.de'],
  ['Al', '', undefined], // usernames have three letters
  ['Ян', '李', undefined],
])('%s %s gets %s', (firstName, lastName, expected) => {
  expect(firstFor(firstName, lastName)).toBe(expected);
});

test('who comes second gets a number, which fits behind a long name, too', () => {
  expect(usernamesFor({ firstName: 'Ana', lastName: 'Quispe' }).slice(0, 3)).toEqual([
    'ana.quispe',
    'ana.quispe2',
    'ana.quispe3',
  ]);
  const long = usernamesFor({ firstName: 'a'.repeat(50), lastName: 'Quispe' });
  expect([long.length, long.at(-1)]).toEqual([20, `${'a'.repeat(34)}20`]);
});
