import { expect, test } from 'vitest';
import { keepsOrder } from './draw-exam.rules.ts';

test.each([
  'Todas las anteriores',
  'Todos los anteriores.',
  'Ninguna de las otras',
  'Ninguna es correcta',
  'Ninguno',
  'Todas son correctas',
  'Todas',
  'Ambas',
  'Las dos primeras',
  'Las dos',
  'Las tres opciones son correctas',
  'La opción anterior y las anteriores',
  'A y B',
  'a) y c)',
  'Tanto A como B',
  'A, B y C',
  'Solo B',
  'Sólo la a',
  'Únicamente la C',
  'El resto de las opciones',
  'Todo lo anterior',
  'Nada de lo anterior.',
  'Cualquiera de las anteriores',
  'Ni A ni B',
  'Todas menos la A',
  'La primera y la tercera',
])('options with «%s» stay in their order', (text) => {
  expect(keepsOrder(['Uno', text])).toBe(true);
});

test.each([
  'La pensión anterior',
  'La pensión de los dos últimos años',
  'Todos los meses',
  'Todas las personas que aportan',
  'Ningún pago',
  'Solo a tu empleador',
  'A y tu empleador',
  'Los dos empleadores',
  'Los aportes anteriores a 2010',
  'La respuesta a la solicitud',
  'Todo aporte anterior al retiro',
  'La primera cuota',
])('options with «%s» may change their places', (text) => {
  expect(keepsOrder(['Uno', text])).toBe(false);
});
