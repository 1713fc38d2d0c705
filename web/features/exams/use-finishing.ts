import {
  type Dispatch,
  type RefObject,
  type SetStateAction,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { finishDelaySeconds } from '../../../contract/constants.ts';
import type { ExamResult } from '../../../contract/questions/calls.ts';
import { ApiRefusal } from '../../lib/api/request.ts';

/** The stage of finishing: the delay with a way back, the grading, or the reason why it failed. */
export type Finishing =
  | { step: 'no' }
  | { step: 'waiting'; secondsLeft: number }
  | { step: 'grading' }
  /** `resumes`: the answer to Terminar's own question leads on to the delay. */
  | { step: 'held'; message: string; resumes?: true };

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
  /** Asks the server whether the attempt still runs; undefined = no answer came. */
  askServer(): Promise<boolean | undefined>;
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
const silent =
  'El portal no contesta. El examen sigue abierto: si contesta, seguimos desde aquí; si no, vuelve al examen y pulsa Terminar más tarde.';
const unsentAtZero =
  'El tiempo terminó y no hay conexión. Tus respuestas están guardadas en este equipo; las enviaremos en cuanto vuelva. No cierres esta ventana.';
const retryMilliseconds = 4_000;
/** The longest silence after Terminar before the dialog says that the portal does not answer. */
const silenceMilliseconds = 2_500;
const wholeDelay: Finishing = { step: 'waiting', secondsLeft: finishDelaySeconds };
/**
 * The tries to send at the end. Once the server says that the attempt is over, nobody waits for answers it
 * does not take.
 */
const maxTries = 6;
const finalStatuses: readonly number[] = [403, 404, 409];

/**
 * Ends an exam: the server is asked at once, then come 15 seconds with a way back, then the pending answers are
 * sent, then it is graded (spec 8.8).
 */
export function useFinishing(options: FinishingOptions) {
  const { ending, isCutOff } = options;
  const isEnding = ending !== null;
  const latest = useRef(options);
  const [finishing, setFinishing] = useState<Finishing>({ step: 'no' });
  const isClosing = useRef(false);
  const tries = useRef(0);
  const reach = useReachability(latest, setFinishing);
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
      if (secondsLeft > 0)
        setFinishing((stage) => (stage.step === 'waiting' ? { step: 'waiting', secondsLeft } : stage));
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

  const { hasAnswered } = reach;
  useEffect(() => {
    if (finishing.step === 'held' && finishing.resumes && hasAnswered && !isCutOff) setFinishing(wholeDelay);
  }, [finishing, hasAnswered, isCutOff]);

  return {
    finishing,
    begin() {
      setFinishing(isCutOff ? { step: 'held', message: outOfReach, resumes: true } : wholeDelay);
      reach.ask();
      void latest.current.flush();
    },
    cancel() {
      reach.forget();
      setFinishing({ step: 'no' });
    },
  };
}

/**
 * Terminar's own question to the server: what the page knows of the connection may be 15 s old. `hasAnswered` is
 * about the latest press.
 */
function useReachability(
  latest: RefObject<FinishingOptions>,
  setFinishing: Dispatch<SetStateAction<Finishing>>,
) {
  const [hasAnswered, setHasAnswered] = useState(false);
  const silence = useRef<ReturnType<typeof setTimeout>>(undefined);
  const presses = useRef(0);
  useEffect(() => () => clearTimeout(silence.current), []);

  function forget(): void {
    presses.current += 1;
    clearTimeout(silence.current);
    setHasAnswered(false);
  }

  async function askNow(): Promise<void> {
    forget();
    const press = presses.current;
    silence.current = setTimeout(
      () =>
        setFinishing((stage) =>
          stage.step === 'waiting' ? { step: 'held', message: silent, resumes: true } : stage,
        ),
      silenceMilliseconds,
    );
    const isRunning = await latest.current.askServer();
    if (press !== presses.current) return;
    clearTimeout(silence.current);
    setHasAnswered(isRunning !== undefined);
    if (isRunning === undefined)
      setFinishing((stage) =>
        stage.step === 'held' && stage.resumes ? { step: 'held', message: outOfReach } : stage,
      );
  }

  return { hasAnswered, ask: () => void askNow(), forget };
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
