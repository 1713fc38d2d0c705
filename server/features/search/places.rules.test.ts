import { expect, test } from 'vitest';
import { placesLike } from './places.rules.ts';

const titles = (search: string) => placesLike(search, 4).map(({ title }) => title);

test('a place is found by beginnings of its name, then by other words for it', () => {
  expect(titles('estado')).toEqual(['Estado del servicio']);
  expect(titles('RESPALDO')).toEqual(['Estado del servicio']);
  expect(titles('logo colores')).toEqual(['Ajustes: nombre, logo y colores']);
  expect(titles('certificado')).toEqual(['Certificados', 'Diseño de certificados']);
  expect(titles('correo')).toEqual(['Correos', 'Ajustes: correo', 'Ajustes: contacto y pie']);
});

test('no words find none, and no more than asked for', () => {
  expect(titles(' ¿? ')).toEqual([]);
  expect(titles('ornitorrinco')).toEqual([]);
  expect(placesLike('a', 4)).toHaveLength(4);
});
