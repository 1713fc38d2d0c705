import { useCallback, useEffect, useState } from 'react';
import type { ExamResult } from '../../../contract/question.ts';
import { ApiRefusal } from '../../lib/api.ts';
import { type Attempt, openAttempt, type Sitting, settleAttempt } from './attempt.ts';

export type Stage =
  | { name: 'start'; refusal: ApiRefusal | null }
  | { name: 'opening' }
  | { name: 'running'; attempt: Attempt }
  | { name: 'result'; result: ExamResult };

/** This tab was in an attempt: if it ended while the page was away, a reload shows its result. */
const markOf = ({ accountId, courseId }: Sitting) => `exam.${accountId}.${courseId}`;

/** From the start page through the attempt to its result. Only the start button opens an attempt. */
export function useAttempt(sitting: Sitting, hasRunningAttempt: boolean) {
  const [stage, setStage] = useState<Stage>({ name: 'start', refusal: null });

  const enter = useCallback(async (work: () => Promise<Stage>) => {
    setStage({ name: 'opening' });
    try {
      setStage(await work());
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error;
      setStage({ name: 'start', refusal: error });
    }
  }, []);

  const start = useCallback(
    () =>
      enter(async () => {
        const attempt = await openAttempt(sitting);
        sessionStorage.setItem(markOf(sitting), String(attempt.exam.attemptId));
        return { name: 'running', attempt };
      }),
    [enter, sitting],
  );

  const end = useCallback(
    (result: ExamResult) => {
      sessionStorage.removeItem(markOf(sitting));
      setStage({ name: 'result', result });
    },
    [sitting],
  );

  useEffect(() => {
    const mark = sessionStorage.getItem(markOf(sitting));
    if (mark === null || hasRunningAttempt) return;
    sessionStorage.removeItem(markOf(sitting));
    void enter(async () => ({ name: 'result', result: await settleAttempt(sitting, Number(mark)) }));
  }, [sitting, hasRunningAttempt, enter]);

  return { stage, start, end };
}
