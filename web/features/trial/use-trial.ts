import { useEffect, useMemo, useState } from 'react';
import type { TrialResult } from '../../../contract/calls/trial.ts';
import { usePlainApi } from '../../lib/api/api-context.ts';
import { ApiRefusal } from '../../lib/api/request.ts';
import { useSignInAgain } from '../../lib/sign-in/sign-in-again.tsx';
import { withSignInRetry } from '../../lib/sign-in/sign-in-retry.ts';
import type { AnswerStore } from '../exams/answers/answer-store.ts';
import { type Attempt, type Outcome, readExam } from '../exams/attempt.ts';
import { clockOf } from '../exams/clock/exam-clock.rules.ts';
import { openTrialStore } from './trial-session.ts';
import { trialSitting } from './trial-sitting.ts';

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
        attempt: { exam, clock: clockOf(exam, timing), store: noStore, stored: [] },
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
