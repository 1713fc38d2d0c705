import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Api } from '../../../contract/index.ts';
import type { Exam, ExamResult } from '../../../contract/question.ts';
import { mount } from '../../components/mount-for-test.tsx';
import { ToastProvider } from '../../components/toast.tsx';
import { ApiRefusal } from '../../lib/api.ts';
import { ApiContext } from '../../lib/api-context.ts';
import { site } from '../../testing/site.ts';
import ExamPage from './exam-page.tsx';

vi.mock('./answer-store.ts', () => ({
  openAnswerStore: () => ({
    list: async () => [],
    put: async () => undefined,
    remove: async () => undefined,
  }),
}));

const question = {
  questionTypeId: 12,
  answerA: 'Uno',
  answerB: 'Dos',
  answerC: null,
  answerD: null,
  curseTitle: 'Curso',
  answer: null,
};
const exam: Exam = {
  attemptId: 5,
  curseTitle: 'Curso',
  startedAt: '2026-11-20T12:00:00Z',
  closesAt: '2026-11-20T12:10:00Z',
  serverTime: '2026-11-20T12:00:00.000Z',
  allowedSeconds: 600,
  remainingSeconds: 600,
  questions: [
    { ...question, id: 1, description: '¿Cuál?' },
    { ...question, id: 2, description: '¿Cierto?', questionTypeId: 1, answerA: null, answerB: null },
  ],
};
const result: ExamResult = {
  attemptId: 5,
  calification: 100,
  correctCount: 2,
  questionCount: 2,
  minCalification: 80,
  isPassed: true,
  timeOnTest: null,
  usedSeconds: 30,
  answeredCount: 1,
  certificateCode: null,
};
const course = {
  id: 3,
  title: 'Curso',
  description: '',
  duration: 10,
  language: 'Español',
  countModule: 1,
  certificado: 1,
  imgPortada: null,
  imgDetalle: null,
  altPortada: '',
  altDetalle: '',
  published: true,
  archived: false,
  countApply: 1,
  questionCount: 2,
  date: '',
  rating: 0,
  ratingCount: 0,
  quantity: 2,
  time: 10,
  notaMinima: 80,
  stars: [],
  isEnrolled: true,
  readTime: 600,
};
const enrolment = {
  courseId: 3,
  name: 'Curso',
  readTime: 600,
  duration: 10,
  timeToTest: 10,
  timeTest: null,
  isTaken: false,
  calification: null,
  minCalification: 80,
  certificado: 1,
  archived: false,
  hasRunningAttempt: false,
  examRefusal: null,
  certificateCode: null,
  certificateDate: null,
};
const viewer = { accountId: 9, username: 'maria', firstName: 'María', role: 'member' as const };

const envelope = { message: '', descriptionCode: 'success' as const };
const calls = {
  getTest: vi.fn(async () => ({ ...envelope, data: exam })),
  saveAnswerByUser: vi.fn(async (_: object) => ({ ...envelope, data: { remainingSeconds: 600 } })),
  getCalification: vi.fn(async (_: object) => ({ ...envelope, data: result })),
};
const fakeApi = { question: calls, users: {} } as unknown as Api;

const text = () => document.body.textContent ?? '';
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((found) => found.textContent?.trim() === name);
const press = (name: string) => act(async () => button(name)?.click());
const wait = (milliseconds: number) =>
  act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));

beforeEach(async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  });
  HTMLElement.prototype.showPopover = () => undefined;
  HTMLElement.prototype.hidePopover = () => undefined;
  vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  sessionStorage.clear();
  await mount(
    <ApiContext value={fakeApi}>
      <ToastProvider>
        <ExamPage data={{ course, enrolment }} query={{}} site={site} viewer={viewer} />
      </ToastProvider>
    </ApiContext>,
  );
});

afterEach(() => {
  vi.useRealTimers();
  for (const call of Object.values(calls)) call.mockClear();
});

it('opens the attempt only by the button, saves a click, and ends after 15 seconds', async () => {
  expect(calls.getTest).not.toHaveBeenCalled();
  await press('Comenzar examen');
  expect(button('Terminar')?.getAttribute('aria-disabled')).toBe('true');
  expect(text()).toContain('Responde al menos una pregunta para terminar.');

  const boxes = document.querySelectorAll<HTMLInputElement>('input[type=checkbox]');
  await act(async () => boxes[1]?.click());
  await wait(0);
  expect(calls.saveAnswerByUser).toHaveBeenCalledWith(
    expect.objectContaining({ UserId: 9, CourseId: 3, QuestionId: 1, Answer: 'B', AttemptId: 5 }),
  );
  expect(text()).toContain('Guardada');

  await press('Terminar');
  await wait(14_000);
  expect(text()).toContain('Falta 1 segundo');
  expect(calls.getCalification).not.toHaveBeenCalled();
  await wait(1_000);
  expect(calls.getCalification).toHaveBeenCalledWith(
    expect.objectContaining({ UserId: 9, CourseId: 3, AttemptId: 5 }),
  );
  expect(text()).toContain('100 de 100');
  for (let second = 0; second < 20; second += 1) await wait(1_000);
  expect(location.assign).toHaveBeenCalledWith('/profile?tab=certificados');
});

it('goes back to the questions while the 15 seconds run', async () => {
  await press('Comenzar examen');
  await act(async () => document.querySelectorAll<HTMLInputElement>('input[type=radio]')[1]?.click());
  await wait(0);
  expect(calls.saveAnswerByUser).toHaveBeenCalledWith(
    expect.objectContaining({ QuestionId: 2, Answer: 'F' }),
  );
  await press('Terminar');
  await wait(5_000);
  await press('Volver al examen');
  await wait(20_000);
  expect(calls.getCalification).not.toHaveBeenCalled();
});

it('does not end while answers cannot be sent, and says so', async () => {
  await press('Comenzar examen');
  calls.saveAnswerByUser.mockRejectedValue(new ApiRefusal(0, 'No hay conexión', 'error'));
  await act(async () => document.querySelectorAll<HTMLInputElement>('input[type=radio]')[0]?.click());
  await wait(0);
  expect(text()).toContain('Pendiente: se enviará al volver la conexión');
  await press('Terminar');
  for (let second = 0; second < 15; second += 1) await wait(1_000);
  expect(text()).toContain('Todavía no pudimos terminar');
  expect(calls.getCalification).not.toHaveBeenCalled();

  calls.saveAnswerByUser.mockResolvedValue({ ...envelope, data: { remainingSeconds: 500 } });
  await press('Volver al examen');
  await act(async () => void dispatchEvent(new Event('online')));
  await wait(0);
  expect(text()).toContain('Todo guardado');
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
