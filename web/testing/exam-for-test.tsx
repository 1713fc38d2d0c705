import { act } from 'react';
import { vi } from 'vitest';
import { plainDraw } from '../../contract/exams/draw.ts';
import type { Api } from '../../contract/index.ts';
import type { Exam, ExamResult } from '../../contract/questions/calls.ts';
import { ExamStages } from '../features/exams/exam.tsx';
import { emptyAnswerStore } from './empty-answer-store.ts';
import { mountSignedIn } from './mount-with.tsx';
import { courseCard, enrolmentRow } from './rows.ts';

const question = {
  type: 'Selección Multiple',
  questionTypeId: 12,
  answerA: 'Uno',
  answerB: 'Dos',
  answerC: null,
  answerD: null,
  several: false,
  curseTitle: 'Curso',
  order: '',
  answer: null,
};
const trueFalse = { type: 'Verdadero o Falso', questionTypeId: 1, answerA: null, answerB: null };
export const exam: Exam = {
  attemptId: 5,
  curseTitle: 'Curso',
  startedAt: '2026-11-20T12:00:00Z',
  closesAt: '2026-11-20T12:10:00Z',
  serverTime: '2026-11-20T12:00:00.000Z',
  allowedSeconds: 600,
  remainingSeconds: 600,
  questions: [
    { ...question, id: 1, description: '¿Cuál?' },
    { ...question, id: 2, description: '¿Cierto?', ...trueFalse },
  ],
};
export const result: ExamResult = {
  attemptId: 5,
  calification: 100,
  correctCount: 2,
  questionCount: 2,
  minCalification: 80,
  isPassed: true,
  timeOnTest: null,
  usedSeconds: 30,
  answeredCount: 2,
  certificateCode: null,
  certificateWaits: null,
  readAgain: [{ title: 'Aportes', place: 2 }],
  practiceCount: 0,
  nextAttemptAt: null,
  attemptsLeft: null,
  canRetake: false,
};
const settings = {
  testTime: 10,
  amountQuestion: 2,
  minQualify: 80,
  waitHours: 0,
  attemptLimit: 0,
  draw: plainDraw,
};
const course = {
  ...courseCard,
  id: 3,
  subjects: [],
  title: 'Curso',
  duration: 10,
  quantity: 2,
  time: 10,
  stars: [],
  isEnrolled: true,
  readTime: 600,
};
export const enrolment = {
  ...enrolmentRow,
  name: 'Curso',
  readTime: 600,
  duration: 10,
  timeToTest: 10,
  isReadingComplete: true,
};
const viewer = { accountId: 9, username: 'maria', firstName: 'María', role: 'member' as const };

export const envelope = { message: '', descriptionCode: 'success' as const };
/** The fake server: its clock runs with the page's, its answers carry the time left, and it has what was saved. */
export const server = {
  allowedSeconds: 600,
  startedAt: 0,
  isOpen: true,
  saved: new Map<number, string>(),
};
const timeLeft = () => Math.max(0, server.allowedSeconds - (performance.now() - server.startedAt) / 1000);

export const calls = {
  getTest: vi.fn(async (_: object) => ({
    ...envelope,
    data: {
      ...exam,
      questions: exam.questions.map((each) => ({
        ...each,
        answer: server.saved.get(each.id) ?? each.answer,
      })),
      remainingSeconds: timeLeft(),
      allowedSeconds: server.allowedSeconds,
    },
  })),
  getTime: vi.fn(async (_: object) => ({
    ...envelope,
    data: { isOpen: server.isOpen, remainingSeconds: timeLeft(), allowedSeconds: server.allowedSeconds },
  })),
  getOwn: vi.fn(async (_: object) => ({
    ...envelope,
    data: [{ id: 5, state: server.isOpen ? 'running' : 'finished' }],
  })),
  saveAnswerByUser: vi.fn(async ({ QuestionId, Answer }: { QuestionId: number; Answer: string }) => {
    server.saved.set(QuestionId, Answer);
    return { ...envelope, data: { remainingSeconds: timeLeft(), answer: Answer } };
  }),
  getCalification: vi.fn(async (_: object) => ({ ...envelope, data: result })),
};
const login = async (_: object) => ({ ...envelope, data: { token: 'new', user: { id: viewer.accountId } } });
const fakeApi = { question: calls, attempt: calls, users: { login } } as unknown as Api;

export const wait = (milliseconds: number) =>
  act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));
/** Finds an option of the exam by its place among the checkboxes or radios of the page. */
const option = (type: 'checkbox' | 'radio', place: number) => {
  const found = document.querySelectorAll<HTMLInputElement>(`input[type=${type}]`)[place];
  if (found === undefined) throw new Error(`no ${type} at place ${place}`);
  return found;
};
export const tick = (type: 'checkbox' | 'radio', place: number) =>
  act(async () => option(type, place).click());
export const isChecked = (type: 'checkbox' | 'radio', place: number) => option(type, place).checked;

/** Types the password into the sign-in dialog. */
export const signInAgain = () =>
  act(async () => {
    const password = document.querySelector<HTMLInputElement>('dialog[open] [name=Password]');
    if (password === null) throw new Error('no window asks for the password');
    password.value = 'lluvia-mesa-trompeta-9';
    password.form?.requestSubmit();
  });

/**
 * Opens the exam page with a fake server whose clock starts now. Returns the clicks put into the browser's store.
 */
export async function openExamPage(changes: Partial<typeof enrolment> = {}) {
  const put = emptyAnswerStore();
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  });
  Object.assign(server, {
    allowedSeconds: 600,
    startedAt: performance.now(),
    isOpen: true,
    saved: new Map(),
  });
  vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  await mountSignedIn(
    viewer,
    fakeApi,
    <ExamStages data={{ course, settings, enrolment: { ...enrolment, ...changes } }} viewer={viewer} />,
  );
  return put;
}

export function forgetExamPage(): void {
  vi.useRealTimers();
  sessionStorage.clear();
  localStorage.clear();
  for (const call of Object.values(calls)) call.mockReset();
}
