import { useCallback, useEffect, useRef, useState } from 'react';
import type { ExamQuestion } from '../../../../contract/calls/question.ts';
import { ApiRefusal } from '../../../lib/api/api.ts';
import { readExam, readTime, type Sitting } from '../attempt.ts';
import type { ClockReading } from './exam-clock.rules.ts';

const pollMilliseconds = 15_000;
/** While the portal is out of reach, its return should show soon. */
const searchMilliseconds = 5_000;

interface Watched {
  /** What is left; also after minutes were added. */
  onReading(reading: ClockReading): void;
  /** The attempt has ended: on another device, by an administrator, by its time. */
  onOver(): void;
  onSignInNeeded(): void;
  /** The portal answered after it was out of reach. */
  onReached(): void;
  /** The questions with the answers that the server holds. Called when the page is looked at again. */
  reread(): (questions: readonly ExamQuestion[]) => void;
}

/** Whether the attempt still runs by the server's word; undefined = no word came. */
type Word = Promise<boolean | undefined>;

/** A question that is on its way: for the time alone, or whole, with the answers too. */
interface Asking {
  isWhole: boolean;
  word: Word;
}

/**
 * Asks the server how a running attempt stands: every 15 s while the page is visible, and with the answers given
 * elsewhere when the page comes back to sight, to the front or to the network (spec 8.5).
 */
export function useServerWatch(sitting: Sitting, attemptId: number, watched: Watched) {
  const latest = useRef(watched);
  useEffect(() => {
    latest.current = watched;
  });
  const [isOutOfReach, setOutOfReach] = useState(false);
  const asking = useRef<Asking>(null);

  /** One question at a time: the next shares its word, unless it asks for more. */
  const look = useCallback((read: () => Promise<ClockReading | null>, isWhole: boolean): Word => {
    const answered = async () => {
      try {
        const reading = await read();
        setOutOfReach(false);
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
  }, []);

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
    const onOffline = () => setOutOfReach(true);
    document.addEventListener('visibilitychange', onSight);
    addEventListener('focus', onSight);
    addEventListener('online', onSight);
    addEventListener('offline', onOffline);
    return () => {
      document.removeEventListener('visibilitychange', onSight);
      removeEventListener('focus', onSight);
      removeEventListener('online', onSight);
      removeEventListener('offline', onOffline);
    };
  }, [comeBack]);

  /** An answer of the server to something else: it is there. */
  const reached = useCallback(() => setOutOfReach(false), []);
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
