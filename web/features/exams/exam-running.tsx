import { useState } from 'react';
import { ExamLayout } from '../../layout/exam-layout.tsx';
import type { ApiRefusal } from '../../lib/api.ts';
import { SignInAgainDialog } from '../../lib/sign-in-again-dialog.tsx';
import { countAnswered, uncountedAnswers } from './answer-book.rules.ts';
import { type Attempt, gradeAttempt, type Outcome, type Sitting } from './attempt.ts';
import { ConnectionNotice } from './connection-notice.tsx';
import { ExamClockView } from './exam-clock-view.tsx';
import { ExamQuestions } from './exam-questions.tsx';
import { FinishDialog } from './finish-dialog.tsx';
import { SaveState } from './save-state.tsx';
import { useClockHiding } from './use-clock-hiding.ts';
import { useExam } from './use-exam.ts';
import { useFinishing } from './use-finishing.ts';

interface ExamRunningProps {
  sitting: Sitting;
  attempt: Attempt;
  onGraded(outcome: Outcome): void;
  /** The attempt ended without a result to show. */
  onRefused(refusal: ApiRefusal): void;
}

/** The questions against the clock. */
export function ExamRunning({ sitting, attempt, onGraded, onRefused }: ExamRunningProps) {
  const { exam } = attempt;
  const running = useExam(sitting, attempt);
  const { clock, book, ending, isCutOff } = running;
  const [isAsked, setAsked] = useState(true);
  const hiding = useClockHiding(clock.announcement);
  const { finishing, begin, cancel } = useFinishing({
    flush: running.flush,
    grade: () => gradeAttempt(sitting, exam.attemptId, clock.secondsUsed),
    ending,
    hasTimeAfterAll: running.hasTimeAfterAll,
    isOverThere: running.isOverThere,
    onGraded: (result) => onGraded({ result, refused: uncountedAnswers(running.bookNow()) }),
    onRefused,
    onSignInNeeded: running.askForPassword,
  });
  return (
    <ExamLayout
      title={exam.curseTitle}
      state={<SaveState book={book} isCutOff={isCutOff} />}
      clock={<ExamClockView secondsLeft={clock.secondsLeft} hiding={hiding} />}
      timeLeft={hiding.isHidden ? undefined : clock.partLeft}
      notice={<ConnectionNotice isCutOff={isCutOff} hasNoCopy={running.hasNoCopy} />}
    >
      <p className="sr" role="status">
        {hiding.spoken}
      </p>
      <ExamQuestions
        exam={exam}
        book={book}
        isStuck={running.isStuck}
        needsSignIn={running.needsSignIn && !isAsked}
        onChoose={running.choose}
        onFinish={begin}
        onSignIn={() => setAsked(true)}
      />
      <FinishDialog finishing={finishing} answered={countAnswered(book)} ending={ending} onCancel={cancel} />
      <SignInAgainDialog
        open={running.needsSignIn && isAsked}
        username={sitting.username}
        onSignedIn={running.signedIn}
        onClose={() => setAsked(false)}
      >
        El examen sigue abierto y el reloj corre. Tus respuestas están guardadas en este equipo y se enviarán
        al continuar.
      </SignInAgainDialog>
    </ExamLayout>
  );
}
