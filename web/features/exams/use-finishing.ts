import { useCallback, useEffect, useRef, useState } from 'react';
import { finishDelaySeconds } from '../../../contract/constants.ts';
import type { ExamResult } from '../../../contract/question.ts';
import { ApiRefusal } from '../../lib/api.ts';

/** Where the end of an exam stands: the delay with a way back, the grading, or why it could not end. */
export type Finishing =
  | { step: 'no' }
  | { step: 'waiting'; secondsLeft: number }
  | { step: 'grading' }
  | { step: 'held'; message: string };

interface FinishingOptions {
  /** Sends what is pending; true = nothing is left. */
  flush(): Promise<boolean>;
  grade(): Promise<ExamResult>;
  /** The clock is at 0 or the server has closed the attempt: it ends at once, and tries until it could. */
  isTimeOver: boolean;
  onGraded(result: ExamResult): void;
  onSignInNeeded(): void;
}

const unsent =
  'No hay conexión y hay respuestas sin enviar. El examen sigue abierto: espera a que vuelva la conexión y pulsa Terminar otra vez.';
const unsentAtZero =
  'El tiempo terminó y no hay conexión. Tus respuestas están guardadas en este equipo; las enviaremos en cuanto vuelva. No cierres esta ventana.';
const retryMilliseconds = 4_000;

/** Ends an exam: 15 seconds with a way back, then everything pending is sent, then it is graded (decisions §5). */
export function useFinishing(options: FinishingOptions) {
  const { isTimeOver } = options;
  const latest = useRef(options);
  const [finishing, setFinishing] = useState<Finishing>({ step: 'no' });
  const isClosing = useRef(false);
  useEffect(() => {
    latest.current = options;
  });

  const close = useCallback(async () => {
    if (isClosing.current) return;
    isClosing.current = true;
    setFinishing({ step: 'grading' });
    try {
      if (await latest.current.flush()) latest.current.onGraded(await latest.current.grade());
      else setFinishing({ step: 'held', message: latest.current.isTimeOver ? unsentAtZero : unsent });
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error;
      if (error.status === 401) latest.current.onSignInNeeded();
      setFinishing({ step: 'held', message: error.message });
    } finally {
      isClosing.current = false;
    }
  }, []);

  const isWaiting = finishing.step === 'waiting';
  useEffect(() => {
    if (!isWaiting) return;
    const deadline = performance.now() + finishDelaySeconds * 1_000;
    const timer = setInterval(() => {
      const secondsLeft = Math.ceil((deadline - performance.now()) / 1_000);
      if (secondsLeft > 0) setFinishing({ step: 'waiting', secondsLeft });
      else void close();
    }, 250);
    return () => clearInterval(timer);
  }, [isWaiting, close]);

  const isHeld = finishing.step === 'held';
  useEffect(() => {
    if (!isTimeOver) return;
    if (!isHeld) {
      void close();
      return;
    }
    const timer = setInterval(() => void close(), retryMilliseconds);
    return () => clearInterval(timer);
  }, [isTimeOver, isHeld, close]);

  return {
    finishing,
    begin() {
      setFinishing({ step: 'waiting', secondsLeft: finishDelaySeconds });
      void latest.current.flush();
    },
    cancel: () => setFinishing({ step: 'no' }),
  };
}
