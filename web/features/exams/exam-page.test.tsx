import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ApiRefusal } from '../../lib/api/request.ts';
import {
  calls,
  envelope,
  forgetExamPage,
  openExamPage,
  result,
  tick,
  wait,
} from '../../testing/exam-for-test.tsx';
import { findButton, press, text } from '../../testing/screen.ts';
import { resultSentence } from './exam-result.tsx';

beforeEach(() => openExamPage());
afterEach(forgetExamPage);

it('203, 204 opens the attempt only by the button, saves a click, ends after 15 seconds, then goes to the profile', async () => {
  expect(calls.getTest).not.toHaveBeenCalled();
  expect(text()).toContain('Una respuesta con una marca de más no cuenta.');
  await press('Comenzar examen');
  expect(findButton('Terminar', 0)?.getAttribute('aria-disabled')).toBe('true');
  expect(text()).toContain('Responde al menos una pregunta para terminar.');

  await tick('checkbox', 1);
  await wait(0);
  expect(calls.saveAnswerByUser).toHaveBeenCalledWith(
    expect.objectContaining({ UserId: 9, CourseId: 3, QuestionId: 1, Answer: 'B', AttemptId: 5 }),
    expect.anything(),
  );
  expect(text()).toContain('Guardada');

  await press('Terminar', 0);
  await wait(14_000);
  expect(text()).toContain('Falta 1 segundo');
  expect(calls.getCalification).not.toHaveBeenCalled();
  await wait(1_000);
  expect(calls.getCalification).toHaveBeenCalledWith(
    expect.objectContaining({ UserId: 9, CourseId: 3, AttemptId: 5 }),
    expect.anything(),
  );
  expect(text()).toContain('100 de 100');
  for (let second = 0; second < 20; second += 1) await wait(1_000);
  expect(location.assign).toHaveBeenCalledWith('/profile?tab=certificados');
});

it('who failed finds the reading first, and whether it can be repeated now', async () => {
  const answers = { correctCount: 0, questionCount: 2, calification: 0, usedSeconds: 41, answeredCount: 1 };
  const failed = { ...result, ...answers, isPassed: false, canRetake: true };
  calls.getCalification.mockResolvedValueOnce({ ...envelope, data: failed });
  await press('Comenzar examen');
  await tick('checkbox', 1);
  await wait(0);
  await press('Terminar', 0);
  await wait(15_000);
  expect(text()).toContain('Te faltaron 2 aciertos');
  expect(text()).toContain('Respondiste bien 0 de 2 preguntas');
  expect(text()).toContain(
    'en 41 segundos. Dejaste 1 pregunta sin responder. La nota mínima es 80: te faltaron 80 puntos.',
  );
  expect(text()).toContain('Puedes rendirlo otra vez cuando quieras.');
  const [first] = document.querySelectorAll('main .row a');
  expect([first?.textContent, first?.getAttribute('href')]).toEqual([
    'Repasar el módulo 2',
    '/leermodulos?id=3#modulo-2',
  ]);
});

it('whose certificate is issued is led to it', async () => {
  const data = { ...result, certificateCode: 'AP-1' };
  calls.getCalification.mockResolvedValueOnce({ ...envelope, data });
  await press('Comenzar examen');
  await tick('checkbox', 1);
  await wait(0);
  await press('Terminar', 0);
  await wait(15_000);
  const link = [...document.querySelectorAll('a')].find((each) => each.textContent === 'Ver mi certificado');
  expect(link?.getAttribute('href')).toBe('/profile?tab=certificados#certificado-3');
});

it('an exam of one question is spoken of as one', () => {
  const one = { ...result, correctCount: 1, questionCount: 1, usedSeconds: 41 };
  expect(resultSentence(one)).toContain('Respondiste bien 1 de 1 pregunta en 41 segundos.');
});

it('goes back to the questions while the 15 seconds run', async () => {
  await press('Comenzar examen');
  await tick('radio', 1);
  await wait(0);
  expect(calls.saveAnswerByUser).toHaveBeenCalledWith(
    expect.objectContaining({ QuestionId: 2, Answer: 'F' }),
    expect.anything(),
  );
  await press('Terminar', 0);
  await wait(5_000);
  expect(document.querySelector('dialog[open] h2')?.textContent).toBe('¿Terminas así?');
  expect([...document.querySelectorAll('dialog[open] a')].map((link) => link.textContent)).toEqual([
    '1',
    'Volver a la pregunta 1',
  ]);
  expect(document.activeElement?.getAttribute('href')).toBe('#q1');
  await press('Volver al examen');
  expect(text()).toContain('Dejas 1 sin responder: la 1.');
  await wait(20_000);
  expect(calls.getCalification).not.toHaveBeenCalled();
});

it('does not end while answers cannot be sent, and says so', async () => {
  await press('Comenzar examen');
  calls.saveAnswerByUser.mockRejectedValue(new ApiRefusal(0, 'No hay conexión', 'error'));
  await tick('radio', 0);
  await wait(0);
  expect(text()).toContain('Pendiente: se enviará al volver la conexión');
  await press('Terminar', 0);
  expect(text()).toContain('Todavía no pudimos terminar'); // at once: nobody waits 15 seconds for it
  expect(text()).toContain('No hay conexión con el portal.');
  for (let second = 0; second < 15; second += 1) await wait(1_000);
  expect(calls.getCalification).not.toHaveBeenCalled();

  calls.saveAnswerByUser.mockReset();
  await press('Volver al examen');
  await act(async () => void dispatchEvent(new Event('online')));
  await wait(0);
  expect(text()).toContain('Todo guardado');
});

it('stops waiting when the connection goes in the 15 seconds, also with every answer saved', async () => {
  await press('Comenzar examen');
  await tick('radio', 0);
  await wait(0);
  await press('Terminar', 0);
  expect(text()).toContain('Comprobamos que llegó tu respuesta.');
  await act(async () => void dispatchEvent(new Event('offline')));
  expect(text()).toContain('No hay conexión con el portal.');
  for (let second = 0; second < 15; second += 1) await wait(1_000);
  expect(calls.getCalification).not.toHaveBeenCalled();
  await act(async () => void dispatchEvent(new Event('online')));
  await wait(0);
  await press('Volver al examen');
  await tick('radio', 0); // this server keeps no answers
  await press('Terminar', 0);
  for (let second = 0; second < 15; second += 1) await wait(1_000);
  expect(calls.getCalification).toHaveBeenCalled();
});

it('calls no answer saved, in the overview neither, before the server has it', async () => {
  await press('Comenzar examen');
  let acknowledge: () => void = () => undefined;
  const data = { remainingSeconds: 600, answer: 'B' };
  calls.saveAnswerByUser.mockReturnValueOnce(
    new Promise((resolve) => {
      acknowledge = () => resolve({ ...envelope, data });
    }),
  );
  const first = () => document.querySelector('nav a[href="#q1"]')?.getAttribute('aria-label');
  await tick('checkbox', 1);
  await wait(0);
  expect(first()).toBe('Pregunta 1: pendiente de enviar');
  acknowledge();
  await wait(0);
  expect(first()).toBe('Pregunta 1: guardada');
});

it('ends by itself when the time is over without an answer', async () => {
  calls.getCalification.mockResolvedValueOnce({
    ...envelope,
    data: { ...result, answeredCount: 0, calification: 0, isPassed: false },
  });
  await press('Comenzar examen');
  await wait(600_000);
  expect(calls.getCalification).toHaveBeenCalledTimes(1);
  expect(text()).toContain('Se termino el tiempo y no contesto ninguna pregunta.');
});

it('tells of two ticks where one is asked for, while that can be mended, and again before it ends', async () => {
  await press('Comenzar examen');
  await tick('checkbox', 0);
  await tick('checkbox', 1);
  await wait(0);
  expect(text()).toContain('Marcaste dos: se pide una.');
  expect(document.querySelector('[aria-label="Pregunta 1: con marcas de más"]')).not.toBeNull();
  await press('Terminar', 0);
  const dialog = document.querySelector('dialog[open]');
  expect(dialog?.textContent).toContain('Marcaste más de una donde se pide una:1');
  expect(dialog?.textContent).toContain('Dejas 1 pregunta sin responder:2');
  await press('Volver al examen');
  await tick('checkbox', 0);
  await wait(0);
  expect(text()).not.toContain('Marcaste');
  expect(text()).toContain('Guardada');
});
