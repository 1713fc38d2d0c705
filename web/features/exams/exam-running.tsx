import type { ReactNode } from 'react';
import type { ApiRefusal } from '../../lib/api/request.ts';
import { countAnswered, unansweredNumbers, uncountedAnswers } from './answers/answers-by-question.rules.ts';
import { ConnectionNotice } from './answers/connection-notice.tsx';
import { SaveState } from './answers/save-state.tsx';
import { type Attempt, gradeAttempt, type Outcome, type Sitting } from './attempt.ts';
import { ExamClockView } from './clock/exam-clock-view.tsx';
import { useClockHiding } from './clock/use-clock-hiding.ts';
import { ExamLayout } from './exam-layout.tsx';
import { ExamQuestions } from './exam-questions.tsx';
import { FinishDialog } from './finish-dialog.tsx';
import { useExam } from './use-exam.ts';
import { useFinishing } from './use-finishing.ts';
import { useSignInForExam } from './use-sign-in-for-exam.ts';

interface ExamRunningProps {
  sitting: Sitting;
  attempt: Attempt;
  /** Above the exam's bar. */
  above?: ReactNode;
  onGraded(outcome: Outcome): void;
  /** Called when the attempt ended without a result. */
  onRefused(refusal: ApiRefusal): void;
}

export function ExamRunning({ sitting, attempt, above, onGraded, onRefused }: ExamRunningProps) {
  const { exam } = attempt;
  const running = useExam(sitting, attempt);
  const { clock, answers, ending, isCutOff } = running;
  const signIn = useSignInForExam(running);
  const hiding = useClockHiding(clock.announcement);
  const { finishing, begin, cancel } = useFinishing({
    flush: running.flush,
    grade: () => gradeAttempt(sitting, exam.attemptId, clock.secondsUsed),
    ending,
    isCutOff,
    hasTimeLeft: running.hasTimeLeft,
    isOverOnServer: running.isOverOnServer,
    onGraded: (result) => onGraded({ result, refused: uncountedAnswers(running.answersNow()) }),
    onRefused,
    onSignInNeeded: running.askForPassword,
  });
  return (
    <ExamLayout
      title={exam.curseTitle}
      above={above}
      state={<SaveState answers={answers} isCutOff={isCutOff} needsSignIn={running.needsSignIn} />}
      clock={<ExamClockView secondsLeft={clock.secondsLeft} hiding={hiding} />}
      timeLeft={hiding.isHidden ? undefined : clock.partLeft}
      notice={<ConnectionNotice isCutOff={isCutOff} hasNoCopy={running.hasNoCopy} />}
    >
      <p className="sr" role="status">
        {hiding.spoken}
      </p>
      <ExamQuestions
        exam={exam}
        answers={answers}
        isStuck={running.isStuck}
        needsSignIn={signIn.isPutOff}
        onChoose={running.choose}
        onFinish={begin}
        onSignIn={signIn.askNow}
      />
      <FinishDialog
        finishing={finishing}
        isBehind={signIn.isAsked}
        answered={countAnswered(answers)}
        unanswered={unansweredNumbers(exam.questions, answers)}
        ending={ending}
        onCancel={cancel}
        onSignIn={signIn.isPutOff ? signIn.askNow : undefined}
      />
    </ExamLayout>
  );
}
