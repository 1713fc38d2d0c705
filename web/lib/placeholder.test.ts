import { expect, test } from 'vitest';
import { drawingUrl } from './placeholder.ts';

test.each([
  ['Pasos para pensionarse', 'camino'],
  ['Cómo funciona la cuenta individual', 'frasco'],
  ['Trabajo por mi cuenta', 'mercado'],
  ['Nunca aporté', 'semilla'],
  ['Trabajé en otro país', 'puente'],
  ['Quién supervisa el sistema', 'lupa'],
  ['Jubilarme', 'reloj'],
  ['Cuánto voy a cobrar', 'alcancia'],
  ['Otra cosa', 'casa'],
])('«%s» has the drawing %s', (title, drawing) => {
  expect(drawingUrl({ id: 1, title })).toBe(`/motivos/${drawing}.svg`);
});
