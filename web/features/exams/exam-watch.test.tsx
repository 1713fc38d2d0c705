import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiRefusal } from '../../lib/api.ts';
import {
  button,
  calls,
  choose,
  envelope,
  exam,
  forgetExamPage,
  isTicked,
  openExamPage,
  press,
  server,
  text,
  wait,
} from './exam-for-test.tsx';

vi.mock('./answer-store.ts', () => ({
  openAnswerStore: () => ({
    list: async () => [],
    put: async () => undefined,
    remove: async () => undefined,
  }),
  listLeftovers: async () => [],
}));

afterEach(forgetExamPage);

const noNetwork = new ApiRefusal(0, 'No hay conexión', 'error');
const lookAgain = () => act(async () => void dispatchEvent(new Event('focus')));
const openExam = async () => {
  await openExamPage();
  await press('Comenzar examen');
};

describe('what a running exam learns from the server', () => {
  it('takes over minutes that were added, and says so', async () => {
    await openExam();
    await wait(10_000);
    server.allowedSeconds = 900;
    await wait(5_000);
    expect(calls.getTime).toHaveBeenCalledTimes(1);
    expect(text()).toContain('14:45');
    expect(text()).toContain('Te dieron 5 minutos más. Quedan 15 minutos.');
  });

  it('goes on where minutes were added in the last moment', async () => {
    await openExam();
    await wait(590_000);
    server.allowedSeconds = 720;
    await wait(10_500);
    expect(calls.getCalification).not.toHaveBeenCalled();
    expect(text()).toContain('02:00');
  });

  it('shows the result of an attempt that was ended on another device', async () => {
    await openExam();
    server.isOpen = false;
    await wait(15_000);
    expect(calls.getCalification).toHaveBeenCalledTimes(1);
    expect(text()).toContain('100 de 100');
    expect(text()).toContain('Módulo 2: Aportes');
    expect(document.querySelector('a[href="/leermodulos?id=3#modulo-2"]')).not.toBeNull();
    expect(document.querySelector('a[href="/intento?id=5"]')).not.toBeNull();
  });

  it('says that an attempt was annulled, and tries no longer', async () => {
    await openExam();
    server.isOpen = false;
    calls.getCalification.mockRejectedValue(new ApiRefusal(409, 'Este intento está anulado.', 'warning'));
    await wait(15_000);
    expect(text()).toContain('Este intento está anulado.');
    await wait(60_000);
    expect(calls.getCalification).toHaveBeenCalledTimes(1);
  });

  it('shows answers that were given elsewhere when it is looked at again, and keeps its own', async () => {
    await openExam();
    await choose('checkbox', 0);
    await wait(0);
    const [first, second] = exam.questions;
    calls.getTest.mockResolvedValueOnce({
      ...envelope,
      data: {
        ...exam,
        questions: [
          { ...first, answer: 'A,B' },
          { ...second, answer: 'F' },
        ],
      } as typeof exam,
    });
    await lookAgain();
    expect([isTicked('checkbox', 0), isTicked('checkbox', 1), isTicked('radio', 1)]).toEqual([
      true,
      true,
      true,
    ]);
    expect(calls.getTest).toHaveBeenLastCalledWith(
      expect.objectContaining({ AttemptId: 5 }),
      expect.anything(),
    );
  });

  it('says in a bar that the portal is out of reach, and when it is back', async () => {
    await openExam();
    calls.getTime.mockRejectedValueOnce(noNetwork);
    await wait(15_000);
    expect(text()).toContain('Se cortó la conexión. Sigue respondiendo.');
    await wait(5_000);
    expect(text()).not.toContain('Se cortó la conexión');
  });

  it('gives a call up that nobody answers, and sends it again', async () => {
    await openExam();
    calls.saveAnswerByUser.mockImplementationOnce(() => new Promise(() => undefined));
    await choose('radio', 0);
    await wait(12_000);
    expect(text()).toContain('Pendiente: se enviará al volver la conexión');
    await wait(1_000);
    expect(calls.saveAnswerByUser).toHaveBeenCalledTimes(2);
    expect(text()).toContain('Todo guardado');
  });

  it('tells after the end which answers came too late', async () => {
    await openExam();
    const late = 'Tu respuesta llegó tarde: la guardamos aparte.';
    calls.saveAnswerByUser.mockRejectedValueOnce(new ApiRefusal(409, late, 'warning'));
    await choose('radio', 0);
    await wait(0);
    expect(text()).toContain('100 de 100');
    expect(text()).toContain(late);
  });
});

describe('a reload', () => {
  it('goes on with the attempt of this tab without starting another', async () => {
    sessionStorage.setItem('exam.9.3', '5');
    await openExamPage({ hasRunningAttempt: true });
    expect(calls.getTest).toHaveBeenCalledWith(expect.objectContaining({ AttemptId: 5 }), expect.anything());
    expect(text()).toContain('0 de 2 respondidas');
  });

  it('shows the result of one that ended meanwhile', async () => {
    sessionStorage.setItem('exam.9.3', '5');
    await openExamPage();
    expect(calls.getTest).not.toHaveBeenCalled();
    expect(text()).toContain('100 de 100');
    expect(sessionStorage.length).toBe(0);
  });
});

describe('the clock', () => {
  it('can be hidden, stays so, and is told when it is asked for', async () => {
    await openExam();
    await act(async () => document.querySelector<HTMLElement>('[aria-label="Ocultar el reloj"]')?.click());
    expect(document.querySelector('[role=timer]')).toBeNull();
    expect(sessionStorage.getItem('exam.isClockHidden')).toBe('1');
    await wait(2_000);
    await act(async () => void dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyT', altKey: true })));
    expect(text()).toContain('Quedan 9 minutos y 58 segundos.');
    await wait(298_000);
    expect(document.querySelector('[popover]')?.textContent).toContain('Quedan 5 minutos.');
  });

  it('says at its button what is left', async () => {
    await openExam();
    await press('¿Cuánto tiempo queda? (Alt + T)');
    expect(text()).toContain('Quedan 10 minutos.');
    expect(button('Terminar')).toBeDefined();
  });
});

describe('the way to the reading on the start page', () => {
  it('leads on who has not read enough', async () => {
    await openExamPage({ isReadingComplete: false });
    expect(text()).toContain('Seguir leyendo');
  });

  it('leads nobody away from an exam that runs', async () => {
    await openExamPage({ hasRunningAttempt: true });
    expect(text()).toContain('Continuar examen');
    expect(document.querySelector('a[href="/leermodulos?id=3"]')).toBeNull();
  });
});
