import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ApiRefusal } from '../../lib/api/request.ts';
import { calls, forgetExamPage, openExamPage, tick, wait } from '../../testing/exam-for-test.tsx';
import { findButton, press, text } from '../../testing/screen.ts';

/** The text that the page announces now, from its live regions. */
const spoken = () =>
  [...document.querySelectorAll('[role=status], [role=alert]')].map((region) => region.textContent).join(' ');
const toasts = () => document.querySelector('[popover]')?.textContent ?? '';
const labelled = (label: string) =>
  act(async () => document.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.click());
const focused = () => document.activeElement?.textContent ?? '';

beforeEach(async () => {
  await openExamPage();
  await press('Comenzar examen');
});
afterEach(forgetExamPage);

it('announces the time once, and is silent soon after', async () => {
  expect(document.activeElement?.tagName).toBe('H1');
  await wait(300_000);
  expect(spoken()).toContain('Va la mitad del tiempo. Quedan 5 minutos.');
  expect(toasts()).toBe('');
  await wait(10_000);
  expect(spoken()).not.toContain('Quedan');
});

it('shows what a hidden clock announces, and repeats nothing when the clock is hidden', async () => {
  await wait(301_000);
  await labelled('Ocultar el reloj');
  expect(toasts()).toBe('');
  await wait(239_000);
  expect(toasts()).toContain('Queda 1 minuto.');
  expect(spoken().match(/Queda 1 minuto/g)).toHaveLength(1);
});

it('says of an answer once that it is stored, and that the connection went and came back', async () => {
  expect(spoken().trim()).toBe('');
  await tick('checkbox', 0);
  await wait(0);
  expect(text()).toContain('Todo guardado');
  expect(spoken().trim()).toMatch(/^Pregunta \d+: guardada$/);
  calls.saveAnswerByUser.mockRejectedValueOnce(new ApiRefusal(0, 'No hay conexión', 'error'));
  await tick('radio', 0);
  await wait(0);
  expect(spoken()).toContain('Se cortó la conexión.');
  expect(spoken()).not.toContain('pendiente');
  await act(async () => void dispatchEvent(new Event('online')));
  await wait(0);
  expect(spoken()).toContain('Volvió la conexión.');
});

it('keeps the focus while it grades, and on the result', async () => {
  calls.getCalification.mockReturnValueOnce(new Promise(() => undefined));
  await tick('radio', 0);
  await wait(0);
  await press('Terminar', 0);
  for (let second = 0; second < 15; second += 1) await wait(1_000);
  expect(text()).toContain('Calificando…');
  expect(findButton('Volver al examen')).toBeUndefined();
  expect(focused()).toContain('Comprobamos que llegó tu respuesta.');
});

it('keeps the focus for whoever stays at the result', async () => {
  await tick('radio', 0);
  await wait(0);
  await press('Terminar', 0);
  for (let second = 0; second < 15; second += 1) await wait(1_000);
  expect(focused()).toContain('100 de 100');
  findButton('Quedarme aquí')?.focus();
  await press('Quedarme aquí');
  expect(focused()).toContain('100 de 100');
});
