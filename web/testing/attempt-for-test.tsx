import type { ReactNode } from 'react';
import type { AttemptRow, Evidence, EvidenceQuestion } from '../../contract/attempts/calls.ts';
import type { Api } from '../../contract/index.ts';
import { ToastProvider } from '../components/overlay/toast.tsx';
import { ApiContext } from '../lib/api/api-context.ts';
import { mount } from './mount-for-test.tsx';

export const finished: AttemptRow = {
  id: 7,
  kind: 'exam',
  courseId: 3,
  courseTitle: 'Tu cuenta',
  number: 1,
  state: 'finished',
  startedAt: '2026-11-20T14:00:00.000Z',
  closesAt: '2026-11-20T14:20:00.000Z',
  finishedAt: '2026-11-20T14:10:00.000Z',
  endedBy: 'member',
  allowedSeconds: 1200,
  usedSeconds: 600,
  questionCount: 3,
  answeredCount: 2,
  grade: 67,
  minimumGrade: 60,
  isPassed: true,
  lateCount: 0,
  userId: 9,
  fullname: 'Ana Quispe',
  username: 'ana',
  timeFactorPercent: 100,
  certificateCode: 'AP-1234',
};
export const running: AttemptRow = {
  ...finished,
  id: 8,
  number: 2,
  state: 'running',
  finishedAt: null,
  endedBy: null,
  usedSeconds: null,
  grade: null,
  isPassed: null,
  certificateCode: null,
};

export const question: EvidenceQuestion = {
  position: 1,
  questionId: 11,
  description: '¿Qué suma a tu saldo?',
  questionTypeId: 12,
  options: ['Aporte', 'Prima', 'Aporte voluntario'],
  several: true,
  order: '',
  answer: 'A,C',
  clickedAt: '2026-11-20T14:01:02.000Z',
  savedAt: '2026-11-20T14:01:03.000Z',
  late: null,
  correct: null,
  isRight: null,
  why: null,
  report: null,
};
export const lateQuestion: EvidenceQuestion = {
  ...question,
  position: 2,
  questionId: 12,
  description: 'La deuda es del empleador.',
  questionTypeId: 1,
  options: ['Verdadero', 'Falso'],
  answer: null,
  clickedAt: null,
  savedAt: null,
  late: {
    answer: 'V',
    clickedAt: '2026-11-20T14:19:59.000Z',
    arrivedAt: '2026-11-20T14:30:00.000Z',
    heardAt: '2026-11-20T14:19:50.000Z',
    isAccepted: false,
  },
};
export const evidence: Evidence = {
  ...finished,
  certificateCode: null,
  correctCount: 2,
  hasMarks: false,
  questions: [question, lateQuestion],
  events: [],
};

const noGroups = async () => ({ descriptionCode: 'success' as const, message: '', data: [] });

/** Renders a screen with fake calls of the controller Attempt; there are no groups. */
export function openScreen(attempt: Record<string, unknown>, screen: ReactNode): Promise<unknown> {
  return mount(
    <ApiContext value={{ attempt, group: { getNames: noGroups } } as unknown as Api}>
      <ToastProvider>{screen}</ToastProvider>
    </ApiContext>,
  );
}
