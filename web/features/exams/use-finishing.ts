import { useCallback, useEffect, useRef, useState } from 'react';
import type { ExamResult } from '../../../contract/calls/question.ts';
import { finishDelaySeconds } from '../../../contract/constants.ts';
import { ApiRefusal } from '../../lib/api/request.ts';

/** The stage of finishing: the delay with a way back, the grading, or the reason why it failed. */
export type Finishing =
  | { step: 'no' }
  | { step: 'waiting'; secondsLeft: number }
  | { step: 'grading' }
  | { step: 'held'; message: string };

/** The reason why an attempt ends without Terminar: its time, or another device or person. */
export type Ending = 'time' | 'elsewhere' | null;

interface FinishingOptions {
  /** Sends the pending answers; true = nothing is left. */
  flush(): Promise<boolean>;
  grade(): Promise<ExamResult>;
  /** Not null: the attempt ends at once, with repeated tries. */
  ending: Ending;
  /** The portal cannot be reached, as far as the page knows. */
  isCutOff: boolean;
  /** True if the server still has time left when the page's clock is at 0. */
  hasTimeLeft(): Promise<boolean>;
  /** True if the server takes no more answers of the attempt. */
  isOverOnServer(): Promise<boolean>;
  onGraded(result: ExamResult): void;
  /** Called when the attempt has no result to show. */
  onRefused(refusal: ApiRefusal): void;
  onSignInNeeded(): void;
}

const unsent =
  'No hay conexión y hay respuestas sin enviar. El examen sigue abierto: espera a que vuelva la conexión y pulsa Terminar otra vez.';
const outOfReach =
  'No hay conexión con el portal. El examen sigue abierto: espera a que vuelva la conexión y pulsa Terminar otra vez.';
const unsentAtZero =
  'El tiempo terminó y no hay conexión. Tus respuestas están guardadas en este equipo; las enviaremos en cuanto vuelva. No cierres esta ventana.';
const retryMilliseconds = 4_000;
/**
 * The tries to send at the end. Once the server says that the attempt is over, nobody waits for answers it
 * does not take.
 */
const maxTries = 6;
const finalStatuses: readonly number[] = [403, 404, 409];

/**
 * Ends an exam: 15 seconds with a way back, then the pending answers are sent, then it is graded (spec 8.8).
 */
export function useFinishing(options: FinishingOptions) {
  const { ending, isCutOff } = options;
  const isEnding = ending !== null;
  const latest = useRef(options);
  const [finishing, setFinishing] = useState<Finishing>({ step: 'no' });
  const isClosing = useRef(false);
  const tries = useRef(0);
  useEffect(() => {
    latest.current = options;
  });

  const close = useCallback(async () => {
    if (isClosing.current) return;
    isClosing.current = true;
    setFinishing({ step: 'grading' });
    try {
      tries.current = latest.current.ending === null ? 0 : tries.current + 1;
      setFinishing(await finishAttempt(latest.current, tries.current >= maxTries));
    } finally {
      isClosing.current = false;
    }
  }, []);

  const isWaiting = finishing.step === 'waiting';
  useEffect(() => {
    if (!isWaiting) return;
    if (isCutOff) {
      setFinishing({ step: 'held', message: outOfReach });
      return;
    }
    const deadline = performance.now() + finishDelaySeconds * 1_000;
    const timer = setInterval(() => {
      const secondsLeft = Math.ceil((deadline - performance.now()) / 1_000);
      if (secondsLeft > 0) setFinishing({ step: 'waiting', secondsLeft });
      else void close();
    }, 250);
    return () => clearInterval(timer);
  }, [isWaiting, isCutOff, close]);

  const isHeld = finishing.step === 'held';
  useEffect(() => {
    if (!isEnding) return;
    if (!isHeld) {
      void close();
      return;
    }
    const timer = setInterval(() => void close(), retryMilliseconds);
    return () => clearInterval(timer);
  }, [isEnding, isHeld, close]);

  return {
    finishing,
    begin() {
      setFinishing(
        isCutOff
          ? { step: 'held', message: outOfReach }
          : { step: 'waiting', secondsLeft: finishDelaySeconds },
      );
      void latest.current.flush();
    },
    cancel: () => setFinishing({ step: 'no' }),
  };
}

/** Sends, checks the time once more if the clock ran out, and grades. Returns the stage reached. */
async function finishAttempt(options: FinishingOptions, hasWaited: boolean): Promise<Finishing> {
  const { flush, grade, ending, hasTimeLeft, isOverOnServer, onGraded, onRefused, onSignInNeeded } = options;
  try {
    if (!(await flush()) && !(hasWaited && (await isOverOnServer())))
      return { step: 'held', message: ending === 'time' ? unsentAtZero : unsent };
    if (ending === 'time' && (await hasTimeLeft())) return { step: 'no' };
    onGraded(await grade());
    return { step: 'grading' };
  } catch (error) {
    if (!(error instanceof ApiRefusal)) throw error;
    if (finalStatuses.includes(error.status)) onRefused(error);
    if (error.status === 401) onSignInNeeded();
    return { step: 'held', message: error.message };
  }
}
