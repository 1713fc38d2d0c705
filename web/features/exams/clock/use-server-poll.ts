import { useCallback, useEffect, useRef, useState } from 'react';
import type { ExamQuestion } from '../../../../contract/questions/calls.ts';
import { ApiRefusal } from '../../../lib/api/request.ts';
import { readExam, readTime, type Sitting } from '../attempt.ts';
import type { ClockReading } from './exam-clock.rules.ts';

const pollMilliseconds = 15_000;
/** The polling interval while the portal cannot be reached, so that its return is noticed soon. */
const searchMilliseconds = 5_000;

interface PollCallbacks {
  /** Receives the time left, also after minutes were added. */
  onReading(reading: ClockReading): void;
  /** Called when the attempt has ended: on another device, by an administrator, by its time. */
  onOver(): void;
  onSignInNeeded(): void;
  /** Called when the portal answers again. */
  onReached(): void;
  /**
   * Returns a function that takes the questions with the server's answers. It is called when the page is
   * visible again.
   */
  reread(): (questions: readonly ExamQuestion[]) => void;
}

/** Resolves to whether the attempt still runs by the server's answer; undefined = no answer came. */
type RunningState = Promise<boolean | undefined>;

/** A request under way: for the time alone, or for the questions with the answers too. */
interface Asking {
  isWhole: boolean;
  word: RunningState;
}

/**
 * Polls the state of a running attempt: every 15 s while the page is visible. When the page becomes visible,
 * focused or online again, it also asks for answers given elsewhere (spec 8.5).
 */
export function useServerPoll(sitting: Sitting, attemptId: number, callbacks: PollCallbacks) {
  const latest = useRef(callbacks);
  useEffect(() => {
    latest.current = callbacks;
  });
  const [isOutOfReach, setOutOfReach] = useState(false);
  const asking = useRef<Asking>(null);
  const offlineAt = useRef(Number.NEGATIVE_INFINITY);

  /** A call sent at this instant was answered. One that left before the network went proves nothing. */
  const reached = useCallback((sentAt: number) => {
    if (sentAt > offlineAt.current) setOutOfReach(false);
  }, []);

  /** Makes one request at a time: the next one shares its answer, unless it asks for more. */
  const look = useCallback(
    (read: () => Promise<ClockReading | null>, isWhole: boolean): RunningState => {
      const answered = async () => {
        const sentAt = performance.now();
        try {
          const reading = await read();
          reached(sentAt);
          if (reading === null) latest.current.onOver();
          else latest.current.onReading(reading);
          latest.current.onReached();
          return reading !== null;
        } catch (error) {
          if (!(error instanceof ApiRefusal)) throw error;
          if (error.status === 401) latest.current.onSignInNeeded();
          else if (isUnreached(error)) setOutOfReach(true);
          return undefined;
        } finally {
          if (asking.current === asked) asking.current = null;
        }
      };
      const before = asking.current;
      if (before !== null && (before.isWhole || !isWhole)) return before.word;
      const word = before === null ? answered() : before.word.then(answered, answered);
      const asked: Asking = { isWhole, word };
      asking.current = asked;
      return word;
    },
    [reached],
  );

  const poll = useCallback(() => look(() => readTime(sitting, attemptId), false), [look, sitting, attemptId]);
  const comeBack = useCallback(
    () => look(() => readAnswers(sitting, attemptId, latest.current.reread()), true),
    [look, sitting, attemptId],
  );

  useEffect(() => {
    const whileVisible = () => {
      if (document.visibilityState === 'visible') void poll();
    };
    const timer = setInterval(whileVisible, isOutOfReach ? searchMilliseconds : pollMilliseconds);
    return () => clearInterval(timer);
  }, [poll, isOutOfReach]);

  useEffect(() => {
    const onSight = () => {
      if (document.visibilityState === 'visible') void comeBack();
    };
    const onOnline = () => {
      offlineAt.current = Number.NEGATIVE_INFINITY;
      onSight();
    };
    const onOffline = () => {
      offlineAt.current = performance.now();
      setOutOfReach(true);
    };
    document.addEventListener('visibilitychange', onSight);
    addEventListener('focus', onSight);
    addEventListener('online', onOnline);
    addEventListener('offline', onOffline);
    return () => {
      document.removeEventListener('visibilitychange', onSight);
      removeEventListener('focus', onSight);
      removeEventListener('online', onOnline);
      removeEventListener('offline', onOffline);
    };
  }, [comeBack]);

  return { isOutOfReach, poll, comeBack, reached };
}

const isUnreached = ({ status }: ApiRefusal) => status === 0 || status === 429 || status >= 500;

async function readAnswers(
  sitting: Sitting,
  attemptId: number,
  takeOver: (questions: readonly ExamQuestion[]) => void,
): Promise<ClockReading | null> {
  try {
    const { exam, timing } = await readExam(sitting, attemptId);
    takeOver(exam.questions);
    const { remainingSeconds, allowedSeconds } = exam;
    return { remainingSeconds, allowedSeconds, ...timing };
  } catch (error) {
    if (error instanceof ApiRefusal && error.status === 409) return null;
    throw error;
  }
}
