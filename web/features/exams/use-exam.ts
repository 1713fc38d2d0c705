import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { ApiRefusal } from '../../lib/api.ts';
import { watchUnsentWork } from '../../lib/unsent-work.ts';
import { openBook, unsentQuestions } from './answer-book.rules.ts';
import { createAnswerSender } from './answer-sender.ts';
import { type Attempt, type Sitting, sendClick } from './attempt.ts';
import { useExamClock } from './use-exam-clock.ts';

/** A running attempt: its answers on their way to the server and its clock. */
export function useExam(sitting: Sitting, { exam, clock: opened, store, kept }: Attempt) {
  const { attemptId } = exam;
  const adjust = useRef<(remainingSeconds: number) => void>(() => undefined);
  const [isEndedElsewhere, setEndedElsewhere] = useState(false);
  const [isSessionOver, setSessionOver] = useState(false);
  const [sender] = useState(() =>
    createAnswerSender({
      book: openBook(exam.questions, kept),
      store,
      send: async (click) => adjust.current(await sendClick(sitting, attemptId, click)),
    }),
  );
  const sending = useSyncExternalStore(sender.subscribe, sender.state, sender.state);

  const ask = useCallback(() => askTheServer(sitting, attemptId), [sitting, attemptId]);
  const onReturn = useCallback(async () => {
    sender.retry();
    try {
      const remainingSeconds = await ask();
      if (remainingSeconds === null) setEndedElsewhere(true);
      else adjust.current(remainingSeconds);
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error;
      if (error.status === 401) setSessionOver(true); // without network the page's own clock goes on
    }
  }, [sender, ask]);
  const clock = useExamClock(opened, onReturn);
  useEffect(() => {
    adjust.current = clock.adjust;
  }, [clock.adjust]);

  useEffect(() => {
    sender.retry(); // what an earlier visit could not send
    addEventListener('online', sender.retry);
    return () => {
      removeEventListener('online', sender.retry);
      sender.stop();
    };
  }, [sender]);
  useLeavingWarning(() => unsentQuestions(sender.state().book).length > 0);

  return {
    ...sending,
    clock,
    isTimeOver: clock.secondsLeft === 0 || sending.isClosed || isEndedElsewhere,
    needsSignIn: sending.needsSignIn || isSessionOver,
    choose: (questionId: number, answer: string) => sender.choose(questionId, answer, clock.serverNow()),
    flush: sender.flush,
    askForPassword: () => setSessionOver(true),
    signedIn() {
      setSessionOver(false);
      void onReturn();
    },
  };
}

/** Seconds left of the attempt, null if it has ended, on another device perhaps. Never starts another. */
async function askTheServer(sitting: Sitting, attemptId: number): Promise<number | null> {
  const { api, accountId, courseId } = sitting;
  try {
    const { data } = await api.question.getTest({ id: courseId, userId: accountId, AttemptId: attemptId });
    return data.remainingSeconds;
  } catch (error) {
    if (error instanceof ApiRefusal && error.status === 409) return null;
    throw error;
  }
}

/** The browser asks before the page is left while something is unsent; signing out asks too. */
function useLeavingWarning(hasUnsent: () => boolean): void {
  const latest = useRef(hasUnsent);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (latest.current()) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    const unwatch = watchUnsentWork(() => latest.current());
    return () => {
      removeEventListener('beforeunload', warn);
      unwatch();
    };
  }, []);
}
