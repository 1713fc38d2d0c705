import type { TrialResult } from '../../../contract/calls/trial.ts';
import type { Api } from '../../../contract/index.ts';
import type { ExamApi, Sitting } from '../exams/attempt.ts';
import { type HeldTrial, resumedExam, secondsLeft, type TrialStore } from './trial-session.ts';

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
export function trialSitting(options: TrialSittingOptions): Sitting {
  const { api, accountId, courseId, store, onMarks, now = Date.now } = options;
  let held: HeldTrial | null = store.read();
  const keep = (trial: HeldTrial) => {
    held = trial;
    store.write(trial);
  };
  const running = (): HeldTrial => {
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
