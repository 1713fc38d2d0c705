import { useState } from 'react';
import type { ExamResult } from '../../../contract/question.ts';
import { ExamLayout } from '../../layout/exam-layout.tsx';
import { SignInAgainDialog } from '../../lib/sign-in-again-dialog.tsx';
import { countAnswered } from './answer-book.rules.ts';
import { type Attempt, gradeAttempt, type Sitting } from './attempt.ts';
import { ExamClockView } from './exam-clock-view.tsx';
import { ExamQuestions } from './exam-questions.tsx';
import { FinishDialog } from './finish-dialog.tsx';
import { SaveState } from './save-state.tsx';
import { useExam } from './use-exam.ts';
import { useFinishing } from './use-finishing.ts';

interface ExamRunningProps {
  sitting: Sitting;
  attempt: Attempt;
  onGraded(result: ExamResult): void;
}

/** The questions against the clock. */
export function ExamRunning({ sitting, attempt, onGraded }: ExamRunningProps) {
  const { exam } = attempt;
  const running = useExam(sitting, attempt);
  const { clock, book } = running;
  const [isAsked, setAsked] = useState(true);
  const answered = countAnswered(book);
  const { finishing, begin, cancel } = useFinishing({
    flush: running.flush,
    grade: () => gradeAttempt(sitting, exam.attemptId, exam.allowedSeconds - clock.secondsLeft),
    isTimeOver: running.isTimeOver,
    onGraded,
    onSignInNeeded: running.askForPassword,
  });
  return (
    <ExamLayout
      title={exam.curseTitle}
      state={<SaveState book={book} isStuck={running.isStuck} />}
      clock={<ExamClockView secondsLeft={clock.secondsLeft} />}
      timeLeft={clock.partLeft}
    >
      <p className="sr" role="status">
        {clock.announcement}
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
      <FinishDialog
        finishing={finishing}
        answered={answered}
        isTimeOver={running.isTimeOver}
        onCancel={cancel}
      />
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
