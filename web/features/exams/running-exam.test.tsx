import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiRefusal } from '../../lib/api/request.ts';
import {
  calls,
  envelope,
  exam,
  forgetExamPage,
  isChecked,
  openExamPage,
  server,
  signInAgain,
  tick,
  wait,
} from '../../testing/exam-for-test.tsx';
import { findButton, press, text } from '../../testing/screen.ts';
import { openAnswerChannel } from './answers/answer-channel.ts';

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
    expect(text()).toContain('Módulo 2Aportes');
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
    await tick('checkbox', 0);
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
    expect([isChecked('checkbox', 0), isChecked('checkbox', 1), isChecked('radio', 1)]).toEqual([
      true,
      true,
      true,
    ]);
    expect(calls.getTest).toHaveBeenLastCalledWith(
      expect.objectContaining({ AttemptId: 5 }),
      expect.anything(),
    );
  });

  it('reads the answers given elsewhere also when it is looked at while the time is being asked for', async () => {
    await openExam();
    let told: (time: Awaited<ReturnType<typeof calls.getTime>>) => void = () => {};
    calls.getTime.mockImplementationOnce(() => new Promise((resolve) => (told = resolve)));
    await wait(15_000);
    const [first, second] = exam.questions;
    calls.getTest.mockResolvedValueOnce({
      ...envelope,
      data: { ...exam, questions: [first, { ...second, answer: 'F' }] } as typeof exam,
    });
    await lookAgain();
    await lookAgain();
    expect(calls.getTest).toHaveBeenCalledTimes(1); // one request at a time
    const data = { isOpen: true, remainingSeconds: 585, allowedSeconds: 600 };
    await act(async () => told({ ...envelope, data }));
    expect(calls.getTest).toHaveBeenCalledTimes(2);
    expect(isChecked('radio', 1)).toBe(true);
  });

  it('shows what another tab of this browser has saved, and tells it what it saved itself', async () => {
    await openExam();
    const otherTab = openAnswerChannel({ accountId: 9, attemptId: 5 });
    const heard = vi.fn();
    const stop = otherTab.listen(heard);
    await act(async () =>
      otherTab.tell({ questionId: 2, answer: 'F', clickedAt: Date.parse(exam.serverTime) }),
    );
    expect(isChecked('radio', 1)).toBe(true);
    expect(text()).toContain('1 de 2 respondidas');
    expect(calls.getTest).toHaveBeenCalledTimes(1);
    await tick('checkbox', 1);
    await wait(0);
    expect(heard).toHaveBeenCalledWith(expect.objectContaining({ questionId: 1, answer: 'B' }));
    stop();
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
    await tick('radio', 0);
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
    await tick('radio', 0);
    await wait(0);
    expect(text()).toContain('100 de 100');
    expect(text()).toContain(late);
  });
});

describe('the end of an exam', () => {
  it('waits for no answer for ever that the server does not take, and says that it did not count', async () => {
    await openExam();
    calls.saveAnswerByUser.mockRejectedValue(new ApiRefusal(500, '', 'error'));
    await tick('radio', 0);
    await wait(600_000);
    expect(text()).toContain('Todavía no pudimos terminar');
    await wait(60_000); // the server still gives time: the answers may arrive
    expect(calls.getCalification).not.toHaveBeenCalled();
    server.isOpen = false;
    await wait(8_000);
    expect(text()).toContain('100 de 100');
    expect(text()).toContain('Lo que no se pudo enviar a tiempo no cuenta: queda guardado en este equipo');
  });

  it('waits for the network for as long as that is gone', async () => {
    await openExam();
    calls.saveAnswerByUser.mockRejectedValue(noNetwork);
    calls.getTime.mockRejectedValue(noNetwork);
    await tick('radio', 0);
    await wait(700_000);
    expect(text()).toContain('No cierres esta ventana');
    expect(calls.getCalification).not.toHaveBeenCalled();
  });
});

describe('Terminar', () => {
  type Told = (time: Awaited<ReturnType<typeof calls.getTime>>) => void;
  const answerOnce = async () => {
    await openExam();
    await tick('radio', 0);
    await wait(0);
    expect(text()).toContain('Todo guardado');
    calls.getTime.mockClear();
  };

  it('asks the server at once, and says so where no call arrives', async () => {
    await answerOnce();
    calls.getTime.mockRejectedValue(noNetwork);
    await press('Terminar', 0);
    expect(calls.getTime).toHaveBeenCalledTimes(1);
    await wait(0);
    expect(text()).toContain('No hay conexión con el portal. El examen sigue abierto');
    expect(text()).not.toContain('Comprobamos que');
  });

  it('says within 3 seconds that nobody answers, and goes on by itself once somebody does', async () => {
    await answerOnce();
    let told: Told = () => {};
    calls.getTime.mockImplementationOnce(() => new Promise((resolve) => (told = resolve)));
    await press('Terminar', 0);
    expect(text()).toContain('Faltan 15 segundos');
    await wait(3_000);
    expect(text()).toContain('El portal no contesta. El examen sigue abierto');
    await wait(4_000);
    await act(async () =>
      told({ ...envelope, data: { isOpen: true, remainingSeconds: 593, allowedSeconds: 600 } }),
    );
    expect(text()).toContain('Faltan 15 segundos');
    await wait(15_000);
    expect(text()).toContain('100 de 100');
  });

  it('ends nothing while nobody answers, and asks for another press in the end', async () => {
    await answerOnce();
    calls.getTime.mockImplementation(() => new Promise(() => {}));
    await press('Terminar', 0);
    await wait(14_000);
    expect(text()).toContain('pulsa Terminar otra vez');
    await wait(60_000);
    expect(calls.getCalification).not.toHaveBeenCalled();
  });

  it('pressed again after going back, is not moved by the answer to the press before', async () => {
    await answerOnce();
    let told: Told = () => {};
    calls.getTime.mockImplementationOnce(() => new Promise((resolve) => (told = resolve)));
    await press('Terminar', 0);
    await wait(3_000);
    await press('Volver al examen', 0);
    await act(async () =>
      told({ ...envelope, data: { isOpen: true, remainingSeconds: 597, allowedSeconds: 600 } }),
    );
    await wait(20_000);
    expect(text()).not.toContain('Faltan');
    expect(calls.getCalification).not.toHaveBeenCalled();
  });

  it('is refused offline though an answer under way arrives after the network went, until that is back', async () => {
    await openExam();
    let told: (answer: Awaited<ReturnType<typeof calls.saveAnswerByUser>>) => void = () => {};
    calls.saveAnswerByUser.mockImplementationOnce(() => new Promise((resolve) => (told = resolve)));
    await tick('radio', 0);
    await wait(50);
    await act(async () => void dispatchEvent(new Event('offline')));
    calls.getTime.mockRejectedValue(noNetwork);
    await act(async () => told({ ...envelope, data: { remainingSeconds: 599, answer: 'V' } }));
    expect(text()).toContain('Se cortó la conexión. Sigue respondiendo.');
    await press('Terminar', 0);
    expect(text()).toContain('No hay conexión con el portal. El examen sigue abierto');
    await press('Volver al examen', 0);
    calls.getTime.mockReset();
    await act(async () => void dispatchEvent(new Event('online')));
    await wait(0);
    expect(text()).not.toContain('Sigue respondiendo.');
  });
});

describe('a page that goes', () => {
  it.each([
    ['closed', () => dispatchEvent(new Event('pagehide'))],
    [
      'hidden',
      () => {
        vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
        document.dispatchEvent(new Event('visibilitychange'));
      },
    ],
  ])('%s sends what waits, in a request that outlives it', async (_, go) => {
    await openExam();
    calls.saveAnswerByUser.mockRejectedValue(noNetwork);
    await tick('radio', 0);
    await tick('checkbox', 1);
    await wait(0);
    calls.saveAnswerByUser.mockReset();
    await act(async () => void go());
    await wait(0);
    expect(calls.saveAnswerByUser.mock.calls).toEqual([
      [expect.objectContaining({ QuestionId: 2 }), expect.objectContaining({ keepalive: true })],
      [expect.objectContaining({ QuestionId: 1 }), expect.objectContaining({ keepalive: true })],
    ]);
    vi.restoreAllMocks();
  });

  it('runs the exam where the browser has no room to remember it', async () => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: full, removeItem: () => undefined });
    await openExam();
    vi.unstubAllGlobals();
    expect(text()).toContain('0 de 2 respondidas');
  });
});

describe('Continuar examen', () => {
  it('goes on with the attempt that runs, and shows the result of one that ended meanwhile', async () => {
    await openExamPage({ hasRunningAttempt: true });
    await press('Continuar examen');
    expect(calls.getTest).toHaveBeenCalledWith(expect.objectContaining({ AttemptId: 5 }), expect.anything());
    expect(text()).toContain('0 de 2 respondidas');
  });

  it('never begins the next attempt', async () => {
    await openExamPage({ hasRunningAttempt: true });
    calls.getTest.mockRejectedValue(new ApiRefusal(409, 'Ese intento ya terminó.', 'warning'));
    server.isOpen = false;
    await press('Continuar examen');
    expect(text()).toContain('100 de 100');
    const asked = calls.getTest.mock.calls.map(([input]) => (input as { AttemptId?: number }).AttemptId);
    expect(asked).not.toEqual([]);
    expect(new Set(asked)).toEqual(new Set([5]));
  });

  it('asks for the password and then does what was refused, not what begins an exam', async () => {
    sessionStorage.setItem('exam.9.3', '5');
    calls.getCalification.mockRejectedValueOnce(new ApiRefusal(401, 'Tu sesión terminó.', 'warning'));
    await openExamPage();
    expect(text()).toContain('Escribe tu contraseña para abrir el examen.');
    await signInAgain();
    expect(text()).toContain('100 de 100');
    expect(calls.getTest).not.toHaveBeenCalled();
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
    expect(findButton('Terminar', 0)).toBeDefined();
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
