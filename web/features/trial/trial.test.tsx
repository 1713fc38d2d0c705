import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { plainDraw } from '../../../contract/exams/draw.ts';
import { ApiRefusal } from '../../lib/api/request.ts';
import { SignInAgainProvider } from '../../lib/sign-in/sign-in-again.tsx';
import { exam, result, tick, wait } from '../../testing/exam-for-test.tsx';
import { mountWith } from '../../testing/mount-with.tsx';
import { aReadCourse } from '../../testing/reading.ts';
import { findButton, press, text } from '../../testing/screen.ts';
import { TrialStages } from './trial.tsx';

const envelope = { message: '', descriptionCode: 'success' as const };
const viewer = { accountId: 1, username: 'admin', firstName: 'Admin', role: 'admin' as const };
const started = { ...exam, attemptId: 0, ticket: 'a.b' };
const marks = [
  { id: 1, description: '¿Cuál?', answer: 'B', correctAnswer: 'A,C', isRight: false },
  { id: 2, description: '¿Cierto?', answer: '', correctAnswer: 'V', isRight: false },
];
const calls = {
  start: vi.fn(),
  check: vi.fn(),
  grade: vi.fn(),
};

const open = () =>
  mountWith(
    { trial: calls },
    <SignInAgainProvider viewer={viewer} load={() => Promise.reject(new Error('no dialog'))}>
      <TrialStages
        data={{
          course: { ...aReadCourse, id: 3, quantity: 10, questionCount: 2 },
          settings: {
            testTime: 10,
            amountQuestion: 10,
            minQualify: 80,
            waitHours: 0,
            attemptLimit: 0,
            draw: plainDraw,
          },
        }}
        viewer={viewer}
      />
    </SignInAgainProvider>,
  );

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance', 'Date'],
  });
  vi.setSystemTime(new Date('2026-11-20T12:00:00Z'));
  localStorage.setItem('portal.session', JSON.stringify({ user: { id: 1 } }));
  sessionStorage.clear();
  calls.start.mockResolvedValue({ ...envelope, data: started });
  calls.check.mockImplementation(async ({ Answer }: { Answer: string }) => ({
    ...envelope,
    data: { remainingSeconds: 590, answer: Answer },
  }));
  calls.grade.mockResolvedValue({
    ...envelope,
    data: { ...result, calification: 50, isPassed: false, marks, canRetake: true },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

test('a trial runs like an exam: start, clicks that are saved, 15 seconds, result, and each answer beside its key', async () => {
  await open();
  expect(text()).toContain('la nota no se guarda');
  expect(calls.start).not.toHaveBeenCalled();
  await press('Comenzar la prueba');
  await tick('checkbox', 1);
  await wait(0);
  expect(calls.check).toHaveBeenCalledWith({ Ticket: 'a.b', QuestionId: 1, Answer: 'B' });
  expect(text()).toContain('Guardada');
  await press('Terminar', 0);
  await wait(15_000);
  expect(calls.grade).toHaveBeenCalledWith({
    Ticket: 'a.b',
    Answers: [{ QuestionId: 1, Answer: 'B' }],
  });
  expect(text()).toContain('50 de 100');
  expect(text()).toContain('Es una prueba: esta nota no se guardó en ninguna parte.');
  expect(text()).toContain('Respondiste B; la clave es A y C.');
  expect(text()).toContain('Sin responder; la clave es Verdadero.');
  expect(sessionStorage).toHaveLength(0);
  await press('Probar otra vez');
  expect(findButton('Comenzar la prueba')).toBeDefined();
});

test('a reload in the same tab goes on with its time and its answers', async () => {
  await open();
  await press('Comenzar la prueba');
  await tick('checkbox', 1);
  await wait(0);
  await wait(60_000);
  document.body.innerHTML = '';
  await open();
  await wait(0);
  expect(calls.start).toHaveBeenCalledOnce();
  expect(document.querySelectorAll('input:checked')).toHaveLength(1);
  expect(document.querySelector('[role=timer]')?.getAttribute('aria-label')).toBe('Quedan 09:00');
});

test('a course without questions says so where the trial would begin', async () => {
  calls.start.mockRejectedValue(new ApiRefusal(409, 'Este curso todavía no tiene preguntas.', 'warning'));
  await open();
  await press('Comenzar la prueba');
  expect(text()).toContain('Este curso todavía no tiene preguntas.');
  await act(async () => undefined);
});
