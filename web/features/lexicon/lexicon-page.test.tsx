import { expect, test, vi } from 'vitest';
import type { LexiconRow } from '../../../contract/lexicon/calls.ts';
import { mountView } from '../../testing/mount-with.tsx';
import { field, press, text, write } from '../../testing/screen.ts';
import LexiconPage from './lexicon-page.tsx';

const row: LexiconRow = {
  id: 4,
  kind: 'equals',
  words: ['empleador', 'jefa', 'la señora'],
  added: ['la señora'],
  removed: ['firma'],
  isProduct: true,
  version: 2,
};

test('a group shows whose its words are, and its form sends them one a line', async () => {
  const update = vi.fn(async (_: object) => ({ message: 'Se guardó.' }));
  const get = vi.fn(async (_: object) => ({ data: [row] }));
  await mountView({ lexicon: { update, get } }, LexiconPage, [row]);
  expect(text()).toContain('empleador · jefa · de tu institución: la señora. Sin: firma');
  expect(text()).toContain('Del portal, con cambios tuyos');
  await press('Editar: empleador');
  await write('Words', 'empleador\njefa');
  await press('Guardar');
  expect(update).toHaveBeenLastCalledWith({ Id: 4, Words: 'empleador\njefa', Version: 2 });
});

test('a sentence shows how it is understood, and why the first result is the first', async () => {
  const words = [
    { word: 'mi', groups: [], counts: false, denies: false },
    { word: 'jefa', groups: ['empleador'], counts: true, denies: false },
    { word: 'no', groups: [], counts: true, denies: true },
  ];
  const results = [
    { type: 'Respuesta' as const, title: '¿Qué hago?', asked: 'mi patrón no aportó', isShort: true },
  ];
  const explain = vi.fn(async (_: object) => ({ data: { words, results } }));
  await mountView({ lexicon: { try: explain } }, LexiconPage, [row]);
  await write('frase', 'mi jefa no');
  await press('Probar');
  expect(explain).toHaveBeenLastCalledWith({ Value: 'mi jefa no' });
  expect(text()).toContain('no cuenta');
  expect(text()).toContain('empleador');
  expect(text()).toContain('niega');
  expect(text()).toContain('Lo más cercano es una manera de preguntarlo: «mi patrón no aportó».');
});

test('a new group asks for its kind', async () => {
  const add = vi.fn(async (_: object) => ({ message: 'Se guardó.' }));
  const get = vi.fn(async (_: object) => ({ data: [row] }));
  await mountView({ lexicon: { add, get } }, LexiconPage, [row]);
  await press('Agregar');
  expect(field('Kind').value).toBe('equals');
  expect(text()).toContain('Una por línea, palabras o frases');
});
