import { act } from 'react';
import { vi } from 'vitest';
import { plainDraw } from '../../contract/exams/draw.ts';
import type { QuestionRow } from '../../contract/questions/calls.ts';
import QuestionManagerPage from '../features/questions/question-manager-page.tsx';
import { ApiRefusal } from '../lib/api/request.ts';
import { aCourseHome } from './course-home.ts';
import { mountSignedIn } from './mount-with.tsx';
import { submit, writeInto } from './screen.ts';
import { site } from './site.ts';

/** A multiple choice with the key A and C. */
export const row: QuestionRow = {
  id: 1,
  description: '¿Cuál?',
  type: 'Selección Multiple',
  questionTypeId: 12,
  correctAnswerMultiple: 'a,c',
  correctAnswerVoF: '',
  answerA: 'Uno',
  answerB: 'Dos',
  answerC: 'Tres',
  answerD: null,
  several: true,
  module: '',
  explanation: '',
  hard: false,
  lawLink: '',
  lawLabel: '',
  practice: false,
  version: 3,
};

/** The fields that every answer has beside its payload. */
export const reply = { message: 'Hecho.', descriptionCode: 'success' as const };

/** Renders the screen of course 4 with fake calls. */
export function openQuestions(calls: object, questions: QuestionRow[] = [row], amountQuestion = 1) {
  const data = {
    home: aCourseHome({ title: 'Curso' }),
    modules: ['Aportes', 'Fondos'],
    questions,
    toCorrect: 0,
    settings: {
      testTime: 30,
      amountQuestion,
      minQualify: 80,
      waitHours: 0,
      attemptLimit: 0,
      draw: plainDraw,
    },
  };
  const viewer = { accountId: 9, username: 'rosa', firstName: 'Rosa', role: 'admin' as const };
  return mountSignedIn(
    viewer,
    calls,
    <QuestionManagerPage data={data} query={{}} site={site} viewer={viewer} />,
  );
}

export const during = (work: () => void) => act(async () => work());

/** Types the password into the dialog that opens after the session has ended. */
export async function signInAgain(): Promise<void> {
  await writeInto('dialog[open] [name=Password]', 'lluvia-mesa-trompeta-9');
  await submit('dialog[open] form:has([name=Password])');
}

/** Makes a call that meets an ended session the first time. */
export function withEndedSession<T>(answer: () => T) {
  const ended = new ApiRefusal(401, 'Tu sesión terminó. Inicia sesión para continuar.', 'warning');
  return vi.fn(async (_: object) => answer()).mockRejectedValueOnce(ended);
}

/** The server's answer to a sign-in. */
export const login = () =>
  vi.fn(async (_: object) => ({ ...reply, data: { token: 'new', user: { id: 9 } } }));

/** The text of the open dialog; '' without one. */
export const dialogText = () => [...document.querySelectorAll('dialog[open]')].at(-1)?.textContent ?? '';
