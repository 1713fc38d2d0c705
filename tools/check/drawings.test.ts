import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const web = join(import.meta.dirname, '../../web');
const drawingsIn = (palette: string) =>
  readdirSync(join(web, 'assets/motivos', palette)).filter((name) => name.endsWith('.svg'));

test('every drawing comes in every palette', () => {
  for (const palette of ['azul', 'vino']) expect(drawingsIn(palette), palette).toEqual(drawingsIn(''));
});

test('every drawing that is chosen by words is there', () => {
  const chosen = [...readFileSync(join(web, 'lib/placeholder.ts'), 'utf8').matchAll(/\/i, '([a-z]+)'\]/g)];
  expect(chosen.length).toBeGreaterThan(10);
  for (const [, name] of chosen) expect(drawingsIn('')).toContain(`${name}.svg`);
});
