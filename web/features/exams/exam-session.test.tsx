import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ApiRefusal } from '../../lib/api/request.ts';
import {
  calls,
  forgetExamPage,
  openExamPage,
  signInAgain,
  tick,
  wait,
} from '../../testing/exam-for-test.tsx';
import { click } from '../../testing/mount-for-test.tsx';
import { findButton, press, text } from '../../testing/screen.ts';

let put: Awaited<ReturnType<typeof openExamPage>>;

const ended = new ApiRefusal(401, 'Tu sesión terminó.', 'warning');
const overCalls = [calls.saveAnswerByUser, calls.getTime, calls.getTest];
const isAsked = () => document.querySelector('dialog[open] [name=Password]') !== null;
async function signInAndSend(): Promise<void> {
  for (const call of overCalls) call.mockReset();
  await signInAgain();
  await wait(0);
}
const sent = () => calls.saveAnswerByUser.mock.calls.map(([input]) => input.Answer);

beforeEach(async () => {
  put = await openExamPage();
  await press('Comenzar examen');
  for (const call of overCalls) call.mockRejectedValue(ended);
});
afterEach(forgetExamPage);

it('writes answers down behind the window, and sends them after the password', async () => {
  await tick('radio', 0);
  await wait(0);
  expect(isAsked()).toBe(true);
  expect(text()).toContain('El examen sigue abierto y el reloj corre.');
  await tick('checkbox', 1);
  await wait(60_000);
  expect(put).toHaveBeenCalledTimes(2);
  expect(sent()).toEqual(['V']);
  expect(text()).toContain('Pendiente');
  expect(text()).toContain('2 pendientes');

  await signInAndSend();
  expect(isAsked()).toBe(false);
  expect(text()).toContain('Todo guardado');
  expect(sent().toSorted()).toEqual(['B', 'V']);
});

it('can go on without the password, which is asked for again only when one wants', async () => {
  await tick('radio', 0);
  await wait(0);
  await click('dialog[open] [aria-label=Cerrar]');
  expect(text()).toContain('Tu sesión terminó: las respuestas nuevas quedan pendientes.');
  expect(text()).toContain('Pendiente: se enviará cuando escribas tu contraseña');
  await tick('checkbox', 1);
  await act(async () => void dispatchEvent(new Event('online'))); // it tries again, and is refused again
  await wait(60_000);
  expect(isAsked()).toBe(false);
  expect(put).toHaveBeenCalledTimes(2);

  await press('Escribir mi contraseña');
  expect(isAsked()).toBe(true);
  await signInAndSend();
  expect(text()).toContain('Todo guardado');
  expect(findButton('Escribir mi contraseña')).toBeUndefined();
});

it('asks for the password over nothing when the time ends, and again from the window that ends the exam', async () => {
  await tick('radio', 0);
  await wait(0);
  await wait(600_000);
  const windows = () => [...document.querySelectorAll('dialog[open]')].map((each) => each.textContent);
  expect(windows()).toEqual([expect.stringContaining('El examen sigue abierto')]);
  await click('dialog[open] [aria-label=Cerrar]');
  await wait(0);
  expect(windows()).toEqual([expect.stringContaining('Escribir mi contraseña')]);
  await click('dialog[open] button');
  expect(isAsked()).toBe(true);
  await signInAndSend();
  await wait(4_000);
  expect(text()).toContain('100 de 100');
});
