import { describe, expect, test } from 'vitest';
import { splitName, tidyName } from './names.rules.ts';
import { isSameName, isSimilarName } from './same-name.rules.ts';

describe('whole names are split (spec 5.11)', () => {
  test.each([
    ['Ana Quispe', 'Ana', 'Quispe'],
    ['Ana Quispe Mamani', 'Ana', 'Quispe Mamani'],
    ['Ana María Quispe', 'Ana María', 'Quispe'],
    ['Ana Beatriz Suárez Gil', 'Ana Beatriz', 'Suárez Gil'],
    ['María del Carmen Flores Apaza', 'María del Carmen', 'Flores Apaza'],
    ['María de los Ángeles Rojas Vaca', 'María de los Ángeles', 'Rojas Vaca'],
    ['Juan de la Cruz Mamani', 'Juan', 'de la Cruz Mamani'],
    ['Rosa Quispe Vda. de Mamani', 'Rosa', 'Quispe Vda. de Mamani'],
    ['Luis Ortega y Gasset', 'Luis', 'Ortega y Gasset'],
    ['Quispe Mamani, Ana María', 'Ana María', 'Quispe Mamani'],
    ['Ana', 'Ana', ''],
  ])('%s, given names first', (text, firstName, lastName) => {
    expect(splitName(text, 'namesFirst')).toEqual({ firstName, lastName });
  });

  test.each([
    ['Quispe Ana', 'Ana', 'Quispe'],
    ['Quispe Mamani Ana', 'Ana', 'Quispe Mamani'],
    ['Quispe Ana María', 'Ana María', 'Quispe'],
    ['QUISPE MAMANI ANA MARÍA', 'ANA MARÍA', 'QUISPE MAMANI'],
    ['de la Cruz Mamani Juan', 'Juan', 'de la Cruz Mamani'],
    ['Rojas Vaca María de los Ángeles', 'María de los Ángeles', 'Rojas Vaca'],
  ])('%s, surnames first', (text, firstName, lastName) => {
    expect(splitName(text, 'surnamesFirst')).toEqual({ firstName, lastName });
  });

  test.each([
    ['ANA MARÍA', 'Ana María'],
    ['DE LA CRUZ ÑÁÑEZ', 'de la Cruz Ñáñez'],
    ['quispe-rojas', 'Quispe-Rojas'],
    ["D'ANGELO", "D'Angelo"],
    ['McDonald', 'McDonald'],
    ['Li', 'Li'],
  ])('%s is printed as %s', (written, tidy) => {
    expect(tidyName(written)).toBe(tidy);
  });
});

describe('one person under two spellings', () => {
  test.each([
    ['Rosa Mamani', 'MAMANI ROSA', true, true],
    ['José Ñáñez', 'Jose Nanez', true, true],
    ['Óscar Ledezma Pinto', 'Oscar Ledesma', false, true],
    ['Jhonny Vélez', 'Joni Velez', false, true],
    ['Rosa Mamani Gutiérrez', 'Rosa Mamani', false, true],
    ['Ana María Quispe Rojas', 'Ana Quispe Rojas', false, true],
    ['Gabriela Flores Vda. de Paz', 'Gabriela Flores Paz', false, true],
    ['Ana Quispe', 'Ana Rojas', false, false],
    ['Rosa', 'Rosa Mamani', false, false],
    ['Raúl Nina', 'Gloria Nina', false, false],
  ])('%s and %s: the same %s, similar %s', (one, other, isSame, isSimilar) => {
    expect([isSameName(one, other), isSimilarName(one, other)]).toEqual([isSame, isSimilar]);
  });
});
