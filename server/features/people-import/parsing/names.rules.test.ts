import { describe, expect, test } from 'vitest';
import { splitName, tidyPerson } from './names.rules.ts';
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
    ['ANA MARÍA|DE LA CRUZ ÑÁÑEZ', 'Ana María|de la Cruz Ñáñez'],
    ['ANA|PÉREZ', 'Ana|Pérez'],
    ['ana|Pérez', 'Ana|Pérez'],
    ['Eva María|LUZ', 'Eva María|Luz'],
    ['LUZ|Quispe', 'Luz|Quispe'],
    ['LI|WU', 'Li|Wu'],
    ['luz|quispe-rojas', 'Luz|Quispe-Rojas'],
    ["GINA|D'ANGELO", "Gina|D'Angelo"],
    ['Ronald|McDonald', 'Ronald|McDonald'],
    ['JOSÉ|DE SAN MARTÍN', 'José|de San Martín'],
    ['ROSA|SANTA CRUZ', 'Rosa|Santa Cruz'],
    ['JUAN|LA TORRE', 'Juan|La Torre'],
    ['MARÍA|DE LA TORRE Y LOS SANTOS', 'María|de la Torre y los Santos'],
    ['ANA|QUISPE VDA. DE MAMANI', 'Ana|Quispe Vda. de Mamani'],
    ['LUIS|PAZ III', 'Luis|Paz III'],
    ['luis|paz iii', 'Luis|Paz III'],
    ['XI|LI', 'Xi|Li'],
    ['DA|HYE VAN', 'Da|Hye Van'],
    ['José J.|JR', 'José J.|JR'],
    ["ÑUSTA|O'ÑÁÑEZ", "Ñusta|O'Ñáñez"],
    ['SEAN|MCDONALD', 'Sean|McDonald'],
    ['WARA|', 'Wara|'],
  ])('%s is printed as %s', (written, tidy) => {
    const [firstName = '', lastName = ''] = written.split('|');
    const { firstName: first, lastName: last } = tidyPerson({ firstName, lastName });
    expect(`${first}|${last}`).toBe(tidy);
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
