import { useCallback, useEffect, useState } from 'react';
import { ApiRefusal } from '../../lib/api/request.ts';
import { tabStorage } from '../../lib/safe-storage.ts';
import { useSignInAgain } from '../../lib/sign-in/sign-in-again.tsx';
import { withSignInRetry } from '../../lib/sign-in/sign-in-retry.ts';
import {
  type Attempt,
  latestAttempt,
  type Outcome,
  openAttempt,
  type Sitting,
  settleAttempt,
} from './attempt.ts';

/** Marks that this tab was in an attempt. A reload resumes it or, if it ended meanwhile, shows its result. */
const attemptMark = ({ accountId, courseId }: { accountId: number; courseId: number }): string =>
  `exam.${accountId}.${courseId}`;

export type Stage =
  | { name: 'start'; refusal: ApiRefusal | null }
  | { name: 'opening' }
  | { name: 'running'; attempt: Attempt }
  | { name: 'result'; outcome: Outcome }
  /** The attempt ended without a result for its member: it was annulled, or its course is gone. */
  | { name: 'ended'; refusal: ApiRefusal };

function storeMark(sitting: Sitting, attemptId: number): void {
  // without storage the attempt still runs, and after a reload the start page leads back to it
  tabStorage.write(attemptMark(sitting), String(attemptId));
}

/**
 * Leads from the start page through the attempt to its result. Only the start button opens an attempt. A
 * reload resumes it, and so does the button of a page that says one is running. If the session is over, the
 * password is asked for and the step is repeated.
 */
export function useAttempt(sitting: Sitting, hasRunningAttempt: boolean) {
  const [stage, setStage] = useState<Stage>({ name: 'start', refusal: null });
  const ask = useSignInAgain();

  const enter = useCallback(
    async (work: () => Promise<Stage>) => {
      setStage({ name: 'opening' });
      try {
        const next = await withSignInRetry(work, () => ask('Escribe tu contraseña para abrir el examen.'));
        if (next.name === 'running') storeMark(sitting, next.attempt.exam.attemptId);
        else tabStorage.forget(attemptMark(sitting));
        setStage(next);
      } catch (error) {
        if (!(error instanceof ApiRefusal)) throw error;
        setStage({ name: 'start', refusal: error });
      }
    },
    [sitting, ask],
  );

  const start = useCallback(
    () => enter(() => (hasRunningAttempt ? resumeLatest(sitting) : begin(sitting))),
    [enter, sitting, hasRunningAttempt],
  );

  const end = useCallback(
    (outcome: Outcome) => {
      tabStorage.forget(attemptMark(sitting));
      setStage({ name: 'result', outcome });
    },
    [sitting],
  );

  const refuse = useCallback(
    (refusal: ApiRefusal) => {
      tabStorage.forget(attemptMark(sitting));
      setStage({ name: 'ended', refusal });
    },
    [sitting],
  );

  useEffect(() => {
    const attemptId = Number(tabStorage.read(attemptMark(sitting)));
    if (attemptId === 0) return;
    void enter(() => (hasRunningAttempt ? resume(sitting, attemptId) : settle(sitting, attemptId)));
  }, [sitting, hasRunningAttempt, enter]);

  return { stage, start, end, refuse };
}

async function begin(sitting: Sitting): Promise<Stage> {
  return { name: 'running', attempt: await openAttempt(sitting) };
}

/**
 * The page knew of a running attempt, perhaps a while ago: this resumes it or shows its result, and never
 * starts the next one.
 */
async function resumeLatest(sitting: Sitting): Promise<Stage> {
  const attemptId = await latestAttempt(sitting);
  return attemptId === null ? begin(sitting) : resume(sitting, attemptId);
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
