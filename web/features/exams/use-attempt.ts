import { useCallback, useEffect, useState } from 'react';
import { ApiRefusal } from '../../lib/api.ts';
import { type Attempt, type Outcome, openAttempt, type Sitting, settleAttempt } from './attempt.ts';

export type Stage =
  | { name: 'start'; refusal: ApiRefusal | null }
  | { name: 'opening' }
  | { name: 'running'; attempt: Attempt }
  | { name: 'result'; outcome: Outcome }
  /** It ended and has no result for its member: it was annulled, or its course is gone. */
  | { name: 'ended'; refusal: ApiRefusal };

/** This tab was in an attempt: a reload goes on with it or, if it ended while the page was away, shows its result. */
const markOf = ({ accountId, courseId }: Sitting) => `exam.${accountId}.${courseId}`;

/** From the start page through the attempt to its result. Only the start button opens an attempt; a reload resumes it. */
export function useAttempt(sitting: Sitting, hasRunningAttempt: boolean) {
  const [stage, setStage] = useState<Stage>({ name: 'start', refusal: null });

  const enter = useCallback(
    async (work: () => Promise<Stage>) => {
      setStage({ name: 'opening' });
      try {
        const next = await work();
        if (next.name === 'running')
          sessionStorage.setItem(markOf(sitting), String(next.attempt.exam.attemptId));
        else sessionStorage.removeItem(markOf(sitting));
        setStage(next);
      } catch (error) {
        if (!(error instanceof ApiRefusal)) throw error;
        setStage({ name: 'start', refusal: error });
      }
    },
    [sitting],
  );

  const start = useCallback(
    () => enter(async () => ({ name: 'running', attempt: await openAttempt(sitting) })),
    [enter, sitting],
  );

  const end = useCallback(
    (outcome: Outcome) => {
      sessionStorage.removeItem(markOf(sitting));
      setStage({ name: 'result', outcome });
    },
    [sitting],
  );

  const refuse = useCallback(
    (refusal: ApiRefusal) => {
      sessionStorage.removeItem(markOf(sitting));
      setStage({ name: 'ended', refusal });
    },
    [sitting],
  );

  useEffect(() => {
    const attemptId = Number(sessionStorage.getItem(markOf(sitting)));
    if (attemptId === 0) return;
    void enter(() => (hasRunningAttempt ? resume(sitting, attemptId) : settle(sitting, attemptId)));
  }, [sitting, hasRunningAttempt, enter]);

  return { stage, start, end, refuse };
}

async function settle(sitting: Sitting, attemptId: number): Promise<Stage> {
  return { name: 'result', outcome: await settleAttempt(sitting, attemptId) };
}

/** Never starts the next attempt: one that ended between the page and this call shows its result. */
async function resume(sitting: Sitting, attemptId: number): Promise<Stage> {
  try {
    return { name: 'running', attempt: await openAttempt(sitting, attemptId) };
  } catch (error) {
    if (error instanceof ApiRefusal && error.status === 409) return settle(sitting, attemptId);
    throw error;
  }
}
