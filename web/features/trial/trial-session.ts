import type { Trial } from '../../../contract/trial/calls.ts';
import { tabStorage } from '../../lib/safe-storage.ts';

/** A trial that this tab has begun: what the server sealed, and the answers so far. No other tab and no server has them. */
export interface StoredTrial {
  exam: Trial;
  /** The difference of the server's clock to this machine's, in milliseconds. */
  ahead: number;
  answers: Record<number, string>;
}

const keyOf = (accountId: number, courseId: number) => `trial.${accountId}.${courseId}`;

/** Seconds until the trial closes, with their fraction; never below 0. */
export const secondsLeft = ({ exam, ahead }: StoredTrial, now: number): number =>
  Math.max(0, (Date.parse(exam.closesAt) - (now + ahead)) / 1000);

/** The exam after a reload: with the remaining time and the answers so far. */
export function resumedExam(trial: StoredTrial, now: number): Trial {
  const { exam, ahead, answers } = trial;
  return {
    ...exam,
    serverTime: new Date(now + ahead).toISOString(),
    remainingSeconds: secondsLeft(trial, now),
    questions: exam.questions.map((question) => ({ ...question, answer: answers[question.id] ?? null })),
  };
}

/** The trials that this tab keeps until it is closed; without storage a reload starts over. */
export function openTrialStore(accountId: number, courseId: number) {
  const key = keyOf(accountId, courseId);
  return {
    read: (): StoredTrial | null => {
      const text = tabStorage.read(key);
      return text === null ? null : (JSON.parse(text) as StoredTrial);
    },
    write: (trial: StoredTrial) => void tabStorage.write(key, JSON.stringify(trial)),
    forget: () => tabStorage.forget(key),
  };
}
export type TrialStore = ReturnType<typeof openTrialStore>;
