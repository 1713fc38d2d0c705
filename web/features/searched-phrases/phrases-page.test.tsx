import { expect, test, vi } from 'vitest';
import type { PhraseRow } from '../../../contract/searched-phrases/calls.ts';
import { find } from '../../testing/mount-for-test.tsx';
import { mountView } from '../../testing/mount-with.tsx';
import { press, text } from '../../testing/screen.ts';
import PhrasesPage from './phrases-page.tsx';

const figures = {
  since: '2026-10-01',
  unanswered: 1,
  misfound: 0,
  found: 2,
  waiting: 1,
  searches: 30,
  answered: 20,
  popular: ['heredar'],
};
const row: PhraseRow = {
  words: 'mi patrona no me inscribio',
  count: 24,
  openedCount: 17,
  opened: [
    { type: 'Respuesta', id: 7, anchor: '', title: '¿Qué hago si faltan meses?', count: 11 },
    { type: 'Articulo', id: 3, anchor: '', title: 'Sin contrato', count: 6 },
  ],
  decision: null,
};

test('one press joins a phrase to the answer that most opened, and one takes it back', async () => {
  const makeAsked = vi.fn(async (_: object) => ({ message: 'Quien escriba eso verá la respuesta.' }));
  const undo = vi.fn(async (_: object) => ({ message: 'La frase vuelve a esperar.' }));
  const decided: PhraseRow = { ...row, decision: { outcome: 'asked', title: '¿Qué hago si faltan meses?' } };
  const get = vi.fn(async (_: object) => ({ data: [decided], total: 1 }));
  const getFigures = vi.fn(async (_: object) => ({ data: figures }));
  const api = { searchedPhrase: { makeAsked, undo, get, getFigures } };
  await mountView(api, PhrasesPage, { rows: [row], total: 1, figures });
  expect(text()).toContain('3 frases desde el 1 de octubre. En 7 de cada 10 búsquedas salió la respuesta.');
  expect(text()).toContain('Nada: se fueron');
  expect(find('a[href^="/editartemas?pregunta="]').textContent).toBe('Escribir una respuesta');
  await press('Es otra manera de preguntarlo');
  const Words = row.words;
  expect(makeAsked).toHaveBeenLastCalledWith({ Words, Type: 'Respuesta', Id: 7, Anchor: '' });
  expect(text()).toContain('Ya tiene respuesta');
  await press(`Deshacer: ${row.words}`);
  expect(undo).toHaveBeenLastCalledWith({ Words });
});

test('a new portal says what will stand there, and what to do meanwhile', async () => {
  const none = { ...figures, unanswered: 0, found: 0, waiting: 0, searches: 0, answered: 0 };
  await mountView({}, PhrasesPage, { rows: [], total: 0, figures: none });
  expect(text()).toContain('Todavía no hay frases');
  expect(find('a[href="/notratamos"]').textContent).toBe('Lo que no tratamos');
});
