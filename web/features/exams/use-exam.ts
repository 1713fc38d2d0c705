import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useToast } from '../../components/overlay/toast.tsx';
import { guardUnsavedChanges, hereHref } from '../../components/unsaved/unsaved-changes.ts';
import { createAnswerSender } from './answers/answer-sender.ts';
import { openAnswers, unsentQuestions } from './answers/answers-by-question.rules.ts';
import { type Attempt, type Sitting, sendClick } from './attempt.ts';
import { timeGainText } from './clock/exam-clock.rules.ts';
import { type RunningClock, useExamClock } from './clock/use-exam-clock.ts';
import { useServerPoll } from './clock/use-server-poll.ts';

/** Below this, the server's clock and the page's may simply differ: the time is over. */
const overBelowSeconds = 2;

/** A running attempt: its clock and the sending of its answers. */
export function useExam(sitting: Sitting, { exam, clock: opened, store, channel, stored }: Attempt) {
  const { attemptId } = exam;
  const toast = useToast();
  const [isEndedElsewhere, setEndedElsewhere] = useState(false);
  const [isSessionOver, setSessionOver] = useState(false);
  const clockNow = useRef<RunningClock>(null);
  const reached = useRef<(sentAt: number) => void>(() => undefined);
  const [sender] = useState(() =>
    createAnswerSender({
      answers: openAnswers(exam.questions, stored),
      store,
      async send(click) {
        const sent = await sendClick(sitting, { courseId: sitting.courseId, attemptId }, click);
        clockNow.current?.adjust(sent.reading);
        reached.current(sent.reading.sentAt);
        channel.tell({ ...click, answer: sent.standing });
        return sent.standing;
      },
    }),
  );
  const sending = useSyncExternalStore(sender.subscribe, sender.state, sender.state);

  const server = useServerPoll(sitting, attemptId, {
    onReading: (reading) => clockNow.current?.adjust(reading),
    onOver: () => setEndedElsewhere(true),
    onSignInNeeded: () => setSessionOver(true),
    onReached: () => {
      if (sender.state().isStuck) sender.retry();
    },
    reread() {
      const before = sender.state().answers;
      return (questions) => sender.adopt(before, questions);
    },
  });
  const onGain = useCallback(
    (minutes: number, left: number) => toast({ text: timeGainText(minutes, left) }),
    [toast],
  );
  const onReturn = useCallback(() => {
    sender.retry();
    void server.comeBack();
  }, [sender, server.comeBack]);
  const clock = useExamClock(opened, { onReturn, onGain });
  useEffect(() => {
    clockNow.current = clock;
    reached.current = server.reached;
  });

  useEffect(() => channel.listen(sender.hear), [channel, sender]);
  useEffect(() => {
    sender.retry(); // the answers that an earlier visit could not send
    const onHidden = () => {
      if (document.visibilityState === 'hidden') sender.leave(); // phones close pages without another event
    };
    addEventListener('online', sender.retry);
    addEventListener('pagehide', sender.leave);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      removeEventListener('online', sender.retry);
      removeEventListener('pagehide', sender.leave);
      document.removeEventListener('visibilitychange', onHidden);
      sender.stop();
    };
  }, [sender]);
  useLeavingWarning(() => unsentQuestions(sender.state().answers).length > 0);

  const isOver = sending.isClosed || isEndedElsewhere;
  return {
    ...sending,
    clock,
    isCutOff: (sending.isStuck && !sending.needsSignIn) || server.isOutOfReach,
    ending: clock.secondsLeft === 0 ? ('time' as const) : isOver ? ('elsewhere' as const) : null,
    needsSignIn: sending.needsSignIn || isSessionOver,
    choose: (questionId: number, answer: string) => sender.choose(questionId, answer, clock.serverNow()),
    flush: sender.flush,
    /** The answers at this instant, even between two renderings. */
    answersNow: () => sender.state().answers,
    /**
     * Asks the server before the clock ends the attempt: an administrator may have added minutes just now.
     */
    async hasTimeLeft(): Promise<boolean> {
      return (await server.poll()) === true && clock.remainingNow() > overBelowSeconds;
    },
    /** The answers given elsewhere come too, so that nothing is called unanswered that another device has saved. */
    async askServer(): Promise<boolean | undefined> {
      const isRunning = await server.poll();
      if (isRunning === true) void server.comeBack();
      return isRunning;
    },
    isOverOnServer: async () => (await server.poll()) === false,
    askForPassword: () => setSessionOver(true),
    signedIn() {
      setSessionOver(false);
      onReturn();
    },
  };
}

/** Makes the browser ask before the page is left with unsent answers. Signing out asks too. */
function useLeavingWarning(hasUnsent: () => boolean): void {
  const latest = useRef(hasUnsent);
  useEffect(() => {
    const work = { name: 'Respuestas de un examen', href: hereHref() };
    return guardUnsavedChanges({ work: () => (latest.current() ? work : null) });
  }, []);
}
