import { expect, test, vi } from 'vitest';
import type { FeedbackRow } from '../../../contract/feedback/calls.ts';
import { find } from '../../testing/mount-for-test.tsx';
import { mountView } from '../../testing/mount-with.tsx';
import { press, text } from '../../testing/screen.ts';
import FeedbackPage from './feedback-page.tsx';

const date = '2026-11-20T15:00:00.000Z';
const row: FeedbackRow = {
  kind: 'subject',
  key: '4',
  title: 'Jubilarme',
  useful: 1,
  useless: 3,
  words: [{ id: 9, words: '¿A qué hora atienden?', isUseful: false, date }],
  wordCount: 21,
};

test('a sentence leads to an answer in its subject; what is put away leaves the list and can come back', async () => {
  const putAwayMany = vi.fn(async (_: object) => ({ message: 'La frase se archivó.', data: [] }));
  const get = vi.fn(async (_: object) => ({ data: [{ ...row, words: [], wordCount: 0 }], total: 1 }));
  await mountView({ feedback: { putAwayMany, get } }, FeedbackPage, { rows: [row], total: 1 });
  expect(find('a[href="/tema?id=4"]').textContent).toBe('Jubilarme');
  expect(text()).toContain('Tema Sí: 1 · No: 3');
  expect(text()).toContain('Se ven las 1 últimas frases de 21');
  const answer = find('a[href^="/editartemas"]').getAttribute('href') ?? '';
  expect(Object.fromEntries(new URLSearchParams(answer.split('?')[1]))).toEqual({
    id: '4',
    pregunta: '¿A qué hora atienden?',
  });
  await press('Archivar: ¿A qué hora atienden?');
  expect(putAwayMany).toHaveBeenLastCalledWith({ Items: [{ Id: 9 }], Away: true });
  expect(text()).not.toContain('¿A qué hora atienden?');
  await press('Deshacer');
  expect(putAwayMany).toHaveBeenLastCalledWith({ Items: [{ Id: 9 }], Away: false });
});

test('an answer leads to its place, and to the subject that has it', async () => {
  const answer: FeedbackRow = { ...row, kind: 'answer', key: '12', title: '¿A qué edad?' };
  await mountView({}, FeedbackPage, { rows: [answer], total: 1 });
  expect(find('a[href="/tema?respuesta=12#respuesta-12"]').textContent).toBe('¿A qué edad?');
  expect(text()).toContain('Respuesta Sí: 1 · No: 3');
  expect(find('a[href^="/editartemas?respuesta=12&pregunta="]').textContent).toBe('Responder en un tema');
});

test('an empty list says what will stand there', async () => {
  await mountView({}, FeedbackPage, { rows: [], total: 0 });
  expect(text()).toContain('Todavía nadie respondió');
});
