import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { guardUnsavedChanges } from '../../../components/unsaved/unsaved-changes.ts';
import { allDrafts, draftKey, storeDraft } from '../../../lib/forms/draft-store.ts';
import { emptyAnswerStore } from '../../../testing/empty-answer-store.ts';
import { mount } from '../../../testing/mount-for-test.tsx';
import { press, text } from '../../../testing/screen.ts';
import { waitFor } from '../../../testing/wait-for.ts';
import * as answerStore from '../../exams/answers/answer-store.ts';
import { readingStoreOf } from '../../reading/reading-store.ts';
import { SignOutIsland } from './sign-out-island.tsx';

const signIn = (role: string) =>
  localStorage.setItem('portal.session', JSON.stringify({ token: 't', user: { id: 7, role } }));

const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json({ message: '', descriptionCode: 'success', data: null });
  });
  emptyAnswerStore();
  vi.stubGlobal('indexedDB', {});
  vi.spyOn(location, 'assign').mockImplementation(() => undefined);
});

async function pressSalir(): Promise<void> {
  await mount(
    <>
      <button type="button" data-sign-out>
        Salir de la cuenta
      </button>
      <SignOutIsland />
    </>,
  );
  await press('Salir de la cuenta');
  await waitFor(() => expect(text()).toContain('Desea Salir?'));
}

test('what would be deleted is named, with the way to it; nothing else is said', async () => {
  signIn('admin');
  storeDraft(draftKey(7, 'article.2'), {
    id: 'a',
    name: 'Editar artículo: «La comisión»',
    href: '/editarticle?id=2',
    texts: {},
    savedAt: '2026-11-22T10:00:00Z',
  });
  const click = { questionId: 1, answer: 'A', clickedAt: 1 } as const;
  vi.spyOn(answerStore, 'listUnsentAnswers').mockResolvedValue([
    { of: { accountId: 7, courseId: 3, attemptId: 4 }, clicks: [click, { ...click, questionId: 2 }] },
  ]);
  vi.stubGlobal('navigator', {
    locks: {
      query: async () => ({
        held: [
          { name: 'portal.session' },
          { name: 'portal.unsaved:{"name":"Agregar documento","href":"/leyreglamento"}' },
          { name: 'portal.unsaved:{"name":"Editar artículo","href":"/editarticle?id=2"}' },
        ],
      }),
    },
  });
  await pressSalir();
  const links = [...document.querySelectorAll('dialog[open] a')];
  expect(links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
    'Editar artículo: «La comisión» /editarticle?id=2',
    '2 respuestas de un examen /test?id=3',
    'Agregar documento /leyreglamento',
  ]);
  expect(text()).not.toContain('Tu lectura');
  await press('Salir y perderlo');
  await waitFor(() => expect(location.assign).toHaveBeenCalledOnce());
  expect(asked).toEqual(['/api/Users/logout']);
  expect(allDrafts()).toEqual([]);
});

/** Five minutes of course 4 that this browser has not sent; `credit` answers Users/updatetime. */
function leaveReadingUnsent(credit: (body: string) => Promise<Response>): void {
  signIn('member');
  readingStoreOf(7, 4).keep({ known: 60, total: 360 });
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    asked.push(url);
    if (url.includes('updatetime')) return credit(body);
    return Response.json({ info: [{ courseId: 4, readTime: 60 }] });
  });
}

test('reading that was not sent is sent first, and only then called saved', async () => {
  const answer = Promise.withResolvers<Response>();
  const credit = vi.fn(() => answer.promise);
  leaveReadingUnsent(credit);
  await pressSalir();
  await waitFor(() => expect(credit).toHaveBeenCalledWith(expect.stringContaining('"ReadTime":300')));
  expect(text()).toContain('Enviamos lo que leíste');
  expect(text()).not.toContain('queda guardada');
  await act(async () => answer.resolve(Response.json({ data: { readTime: 360 } })));
  await waitFor(() => expect(text()).toContain('Tu lectura queda guardada.'));
  await press('Salir');
  expect(credit).toHaveBeenCalledOnce();
  expect(asked.at(-1)).toBe('/api/Users/logout');
});

test('reading whose answer takes long is named meanwhile, and called saved once it has come', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const answer = Promise.withResolvers<Response>();
  leaveReadingUnsent(() => answer.promise);
  await pressSalir();
  await act(async () => void (await vi.advanceTimersByTimeAsync(5_000)));
  await waitFor(() => expect(text()).toContain('5 minutos de lectura'));
  await act(async () => answer.resolve(Response.json({ data: { readTime: 360 } })));
  await waitFor(() => expect(text()).toContain('Tu lectura queda guardada.'));
});

test('reading that cannot be sent is named with its minutes, and not called saved', async () => {
  leaveReadingUnsent(() => Promise.reject(new TypeError('network')));
  await pressSalir();
  await waitFor(() => expect(text()).toContain('5 minutos de lectura'));
  expect(document.querySelector('dialog[open] a')?.getAttribute('href')).toBe('/leermodulos?id=4');
  expect(text()).not.toContain('queda guardada');
  await press('Salir y perderlo');
  await waitFor(() => expect(asked.at(-1)).toBe('/api/Users/logout'));
});

test('without an answer nothing is deleted and the question stays: the cookie would let the next person in', async () => {
  signIn('member');
  storeDraft(draftKey(7, 'contact'), {
    id: 'a',
    name: 'Un mensaje',
    href: '/contact',
    texts: {},
    savedAt: '',
  });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')));
  await pressSalir();
  await press('Salir y perderlo');
  await waitFor(() => expect(text()).toContain('Tu sesión sigue abierta. No hay conexión con el portal.'));
  expect(allDrafts()).toHaveLength(1);
  expect(location.assign).not.toHaveBeenCalled();
  expect(localStorage.getItem('portal.session')).not.toBeNull();

  vi.stubGlobal('fetch', async () => Response.json({ message: '', descriptionCode: 'success', data: null }));
  await press('Salir y perderlo');
  await waitFor(() => expect(location.assign).toHaveBeenCalledWith('/'));
  expect(localStorage.getItem('portal.session')).toBeNull();
});

test('a network that swallows the sign-out is told after some seconds', async () => {
  signIn('member');
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  await pressSalir();
  vi.useFakeTimers();
  await press('Salir');
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(text()).toContain('Tu sesión sigue abierta. El portal no respondió a tiempo.');
  vi.useRealTimers();
});

test('with nothing to lose each role is told what holds for it', async () => {
  signIn('member');
  await pressSalir();
  expect(text()).toContain('Tu lectura queda guardada. Para seguir tendrás que entrar otra vez.');
  await press('Cancelar');
  signIn('admin');
  await press('Salir de la cuenta');
  await waitFor(() => expect(text()).toContain('Desea Salir?'));
  expect(text()).not.toContain('Tu lectura');
});

test('what is typed on this page is thrown away with the session, and not stored again afterwards', async () => {
  signIn('admin');
  const element = document.body.appendChild(document.createElement('form'));
  const discard = vi.fn();
  const work = { name: 'Agregar imagen', href: '/' };
  const stop = guardUnsavedChanges({ work: () => work, element, discard });
  await pressSalir();
  await press('Salir y perderlo');
  await waitFor(() => expect(discard).toHaveBeenCalledOnce());
  await act(async () => stop());
});

test('where the browser’s database fails the question still comes and says what is not known', async () => {
  signIn('member');
  vi.spyOn(answerStore, 'listUnsentAnswers').mockRejectedValueOnce(new Error('corrupt'));
  await pressSalir();
  expect(text()).toContain('Quizá respuestas de un examen: no pudimos comprobarlo');
});
