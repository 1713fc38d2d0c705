import { useEffect, useMemo, useState } from 'react';
import type { Api } from '../../../contract/index.ts';
import type { TrialResult } from '../../../contract/trial/calls.ts';
import { usePlainApi } from '../../lib/api/api-context.ts';
import { ApiRefusal } from '../../lib/api/request.ts';
import { useSignInAgain } from '../../lib/sign-in/sign-in-again.tsx';
import { withSignInRetry } from '../../lib/sign-in/sign-in-retry.ts';
import { noChannel } from '../exams/answers/answer-channel.ts';
import type { AnswerStore } from '../exams/answers/answer-store.ts';
import { type Attempt, type ExamApi, type Outcome, readExam, type Sitting } from '../exams/attempt.ts';
import { clockOf } from '../exams/clock/exam-clock.rules.ts';
import {
  openTrialStore,
  resumedExam,
  type StoredTrial,
  secondsLeft,
  type TrialStore,
} from './trial-session.ts';

export type TrialStage =
  | { name: 'start'; refusal: string | null }
  | { name: 'opening' }
  | { name: 'running'; attempt: Attempt }
  | { name: 'result'; outcome: Outcome };

/** Unchecked clicks exist in the page alone; a trial stores no copy. */
const noStore: AnswerStore = {
  list: async () => [],
  put: async () => undefined,
  remove: async () => undefined,
};

/** Leads from the start of a trial to its result. A reload in the same tab resumes it. */
export function useTrial(accountId: number, courseId: number) {
  const api = usePlainApi();
  const ask = useSignInAgain();
  const [marks, setMarks] = useState<TrialResult['marks']>([]);
  const [stage, setStage] = useState<TrialStage>({ name: 'start', refusal: null });
  const store = useMemo(() => openTrialStore(accountId, courseId), [accountId, courseId]);
  const sitting = useMemo(
    () => trialSitting({ api, accountId, courseId, store, onMarks: setMarks }),
    [api, accountId, courseId, store],
  );
  const start = async () => {
    setStage({ name: 'opening' });
    try {
      const open = () => readExam(sitting);
      const { exam, timing } = await withSignInRetry(open, () =>
        ask('Escribe tu contraseña para probar el examen.'),
      );
      setStage({
        name: 'running',
        attempt: { exam, clock: clockOf(exam, timing), store: noStore, channel: noChannel, stored: [] },
      });
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error;
      setStage({ name: 'start', refusal: error.message });
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a trial begun in this tab
  useEffect(() => {
    if (store.read() !== null) void start();
  }, []);
  return {
    stage,
    marks,
    sitting,
    start: () => void start(),
    end: (outcome: Outcome) => setStage({ name: 'result', outcome }),
    refuse(refusal: ApiRefusal) {
      store.forget();
      setStage({ name: 'start', refusal: refusal.message });
    },
    again: () => setStage({ name: 'start', refusal: null }),
  };
}

interface TrialSittingOptions {
  api: Pick<Api, 'trial'>;
  accountId: number;
  courseId: number;
  store: TrialStore;
  /** Receives the marks, which a member's exam does not have. */
  onMarks(marks: TrialResult['marks']): void;
  now?: () => number;
}

const answered = { message: '', descriptionCode: 'success' as const };

/**
 * The calls of an exam, answered for a trial, so that a member's questions, clock and finish run unchanged. The answers
 * stay in this tab; the server checks each and grades them at the end.
 */
function trialSitting(options: TrialSittingOptions): Sitting {
  const { api, accountId, courseId, store, onMarks, now = Date.now } = options;
  let held: StoredTrial | null = store.read();
  const keep = (trial: StoredTrial) => {
    held = trial;
    store.write(trial);
  };
  const running = (): StoredTrial => {
    if (held === null) throw new Error('the trial has not begun');
    return held;
  };
  const question: ExamApi['question'] = {
    async getTest() {
      if (held === null) {
        const { data: exam } = await api.trial.start({ courseId });
        keep({ exam, ahead: Date.parse(exam.serverTime) - now(), answers: {} });
      }
      return { ...answered, data: resumedExam(running(), now()) };
    },
    async saveAnswerByUser({ QuestionId, Answer }) {
      const { exam } = running();
      const reply = await api.trial.check({ Ticket: exam.ticket, QuestionId, Answer });
      const before = running();
      keep({ ...before, answers: { ...before.answers, [QuestionId]: reply.data.answer } });
      return reply;
    },
    async getCalification() {
      const { exam, answers } = running();
      const Answers = Object.entries(answers).map(([id, Answer]) => ({ QuestionId: Number(id), Answer }));
      const reply = await api.trial.grade({ Ticket: exam.ticket, Answers });
      onMarks(reply.data.marks);
      held = null;
      store.forget();
      return reply;
    },
  };
  const attempt: ExamApi['attempt'] = {
    async getTime() {
      const remainingSeconds = secondsLeft(running(), now());
      const { allowedSeconds } = running().exam;
      return { ...answered, data: { isOpen: true, remainingSeconds, allowedSeconds } };
    },
    getOwn: async () => ({ ...answered, data: [] }),
  };
  return { api: { question, attempt }, accountId, courseId };
}
