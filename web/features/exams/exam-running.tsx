import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../../components/display/icon.tsx';
import type { ApiRefusal } from '../../lib/api/request.ts';
import { loadDialog, useSignInAgain } from '../../lib/sign-in/sign-in-again.tsx';
import {
  type AnswersByQuestion,
  countAnswered,
  unansweredNumbers,
  uncountedAnswers,
  unsentQuestions,
} from './answers/answers-by-question.rules.ts';
import { tooManyText } from './answers/question-field.rules.ts';
import { type Attempt, gradeAttempt, type Outcome, type Sitting } from './attempt.ts';
import { ExamClockView } from './clock/exam-clock-view.tsx';
import { useClockHiding } from './clock/use-clock-hiding.ts';
import { ExamLayout } from './exam-layout.tsx';
import { ExamQuestions } from './exam-questions.tsx';
import styles from './exam-running.module.css';
import { FinishDialog } from './finish-dialog.tsx';
import { useExam } from './use-exam.ts';
import { useFinishing } from './use-finishing.ts';

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
    askServer: running.askServer,
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
        faulty={exam.questions.flatMap((question, index) =>
          tooManyText(question, answers[question.id]?.answer ?? '') === null ? [] : [index + 1],
        )}
        ending={ending}
        onCancel={cancel}
        onSignIn={signIn.isPutOff ? signIn.askNow : undefined}
      />
    </ExamLayout>
  );
}

interface ConnectionNoticeProps {
  /** The portal cannot be reached: the network or the server is down. */
  isCutOff: boolean;
  /** This browser cannot store answers. */
  hasNoCopy: boolean;
}

/**
 * The notice below the bar while the portal cannot be reached: which answers are safe and which are not.
 * Screen readers announce it when it comes and when it goes.
 */
function ConnectionNotice({ isCutOff, hasNoCopy }: ConnectionNoticeProps) {
  const [wasCutOff, setWasCutOff] = useState(isCutOff);
  if (isCutOff && !wasCutOff) setWasCutOff(true);
  return (
    <div role="status">
      {wasCutOff && !isCutOff && (
        <p className="sr">Volvió la conexión. Tus respuestas se guardan otra vez al marcarlas.</p>
      )}
      {isCutOff && (
        <div className={styles.notice} data-cut-off>
          <p className="wrap">
            <Icon name="wifi-off" />
            <span>
              <b>Se cortó la conexión. Sigue respondiendo.</b>{' '}
              {hasNoCopy
                ? 'Enviaremos tus respuestas al volver la señal. Este navegador no guarda copia: no cierres esta ventana. El reloj sigue.'
                : 'Guardamos tus respuestas aquí y las enviaremos al volver la señal. El reloj sigue.'}
            </span>
          </p>
        </div>
      )}
    </div>
  );
}

/**
 * The state in the bar: whether the server has every answer. It changes with every click, so it is not
 * announced.
 */
function SaveState(props: { answers: AnswersByQuestion; isCutOff: boolean; needsSignIn: boolean }) {
  const { answers, isCutOff, needsSignIn } = props;
  const unsent = unsentQuestions(answers).length;
  if (isCutOff || (needsSignIn && unsent > 0)) {
    return (
      <span data-wait>
        <Icon name={isCutOff ? 'wifi-off' : 'clock'} />
        {unsent === 0 ? 'Sin conexión' : unsent === 1 ? '1 pendiente' : `${unsent} pendientes`}
      </span>
    );
  }
  return (
    <span>
      <Icon name={unsent > 0 ? 'refresh' : 'check-circle'} />
      {unsent > 0 ? 'Guardando…' : 'Todo guardado'}
    </span>
  );
}

const words =
  'El examen sigue abierto y el reloj corre. Tus respuestas están guardadas en este equipo y se enviarán al continuar.';

/**
 * Asks for the password once the exam needs it. Nothing waits for it: clicks are stored meanwhile. Closing
 * the dialog postpones it, and then only `askNow` opens it again.
 */
function useSignInForExam(running: { needsSignIn: boolean; signedIn(): void }) {
  const { needsSignIn } = running;
  const ask = useSignInAgain();
  const [isClosed, setClosed] = useState(false);
  const latest = useRef(running);
  useEffect(() => {
    latest.current = running;
  });
  useEffect(() => void loadDialog(), []); // a new build may be deployed before the exam is over
  useEffect(() => {
    if (!needsSignIn || isClosed) return;
    let isCurrent = true;
    void ask(words).then((isSignedIn) => {
      if (!isCurrent) return;
      if (isSignedIn) latest.current.signedIn();
      else setClosed(true);
    });
    return () => {
      isCurrent = false;
    };
  }, [needsSignIn, isClosed, ask]);
  return {
    isAsked: needsSignIn && !isClosed,
    isPutOff: needsSignIn && isClosed,
    askNow: () => setClosed(false),
  };
}
