import { useEffect, useState } from 'react';
import { waitingText } from '../../../contract/certificates/obstacles.ts';
import type { ExamResult } from '../../../contract/questions/calls.ts';
import { Icon } from '../../components/display/icon.tsx';
import { Meter } from '../../components/display/meter.tsx';
import { Button } from '../../components/forms/button.tsx';
import { focusOnTitle } from '../../components/overlay/focus-on-title.ts';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { certificateAnchor } from '../../lib/certificate-anchor.ts';
import { spokenTime } from '../../lib/format.ts';
import { FileProgressNote } from '../certificates/file-progress-note.tsx';
import type { Outcome } from './attempt.ts';
import { ExamNextSteps } from './exam-next-steps.tsx';
import styles from './exam-result.module.css';
import { blanksText, missingAnswersText } from './missing-answers.rules.ts';

/** Seconds before the result gives way to the profile (spec 8.8). The reader can choose to stay. */
const readingSeconds = 20;
const profile = '/profile?tab=certificados';

/** The grade of an attempt and the next steps. The profile opens by itself. */
export function ExamResultView({ outcome, courseId }: { outcome: Outcome; courseId: number }) {
  const { result } = outcome;
  const { secondsLeft, stay } = useAutoRedirect(profile, readingSeconds);
  const keep = () => {
    stay();
    focusOnTitle(); // the button disappears
  };
  const isUnanswered = result.answeredCount === 0;
  return (
    <div className={styles.result}>
      <EmptyState
        level={1}
        image={result.isPassed ? '/motivos/semilla.svg' : '/motivos/libro.svg'}
        title={
          isUnanswered ? (
            'Se termino el tiempo y no contesto ninguna pregunta.'
          ) : (
            <ExamGrade result={result} />
          )
        }
        actions={
          <>
            {result.isPassed ? (
              <Button
                kind="sun"
                href={result.certificateCode === null ? profile : `${profile}#${certificateAnchor(courseId)}`}
              >
                {result.certificateCode === null ? 'Ir a mi perfil' : 'Ver mi certificado'}
              </Button>
            ) : (
              <ReadAgainButton result={result} courseId={courseId} />
            )}
            <Button kind="line" href={`/intento?id=${result.attemptId}`}>
              Ver mi intento
            </Button>
            {!result.isPassed && (
              <Button kind="text" href={profile}>
                Ir a mi perfil
              </Button>
            )}
            {secondsLeft !== null && (
              <Button kind="text" onClick={keep}>
                Quedarme aquí
              </Button>
            )}
          </>
        }
        hint={secondsLeft !== null && `En ${secondsLeft} s te llevamos a tu perfil.`}
      >
        {isUnanswered ? 'Repasa el curso antes de volver a rendir el examen.' : resultSentence(result)}
        {canRetakeNow(result) && ` ${retakeText(result)}`}
      </EmptyState>
      {result.certificateCode !== null && <FileProgressNote courseId={courseId} />}
      <ExamNextSteps outcome={outcome} courseId={courseId} />
    </div>
  );
}

/** The first module to read again, or the course where no module is named. */
function ReadAgainButton({ result, courseId }: { result: ExamResult; courseId: number }) {
  const first = result.answeredCount === 0 ? undefined : result.readAgain[0];
  return (
    <Button
      kind="sun"
      href={`/leermodulos?id=${courseId}${first === undefined ? '' : `#modulo-${first.place}`}`}
    >
      <Icon name="book" />
      {first === undefined ? 'Repasar el curso' : `Repasar el módulo ${first.place}`}
    </Button>
  );
}

/** The grade, and for who has not passed a bar with the minimum on it. */
export function ExamGrade({ result }: { result: ExamResult }) {
  const { calification, minCalification, isPassed } = result;
  return (
    <span className={styles.grade}>
      <span>{isPassed ? '¡Aprobaste!' : missingAnswersText(result)}</span>
      <b>
        {calification} <small>de 100</small>
      </b>
      {!isPassed && (
        <span className={styles.bar} aria-hidden="true">
          <Meter value={calification} max={100} goal={minCalification} />
          <span>
            Tu nota, {calification} <span>Mínimo, {minCalification}</span>
          </span>
        </span>
      )}
    </span>
  );
}

/** True if the exam can be repeated at once. A waiting period is shown below; an archived course allows no attempt. */
const retakeText = ({ attemptsLeft }: ExamResult): string =>
  attemptsLeft === null
    ? 'Puedes rendirlo otra vez cuando quieras.'
    : attemptsLeft === 1
      ? 'Te queda 1 intento.'
      : `Te quedan ${attemptsLeft} intentos.`;

const canRetakeNow = ({ isPassed, canRetake, nextAttemptAt }: ExamResult): boolean =>
  !isPassed && canRetake && nextAttemptAt === null;

/** How many were right, how long it took, and what was missing. */
export function resultSentence(result: ExamResult): string {
  const { correctCount, questionCount, minCalification, calification, usedSeconds } = result;
  const questions = questionCount === 1 ? 'pregunta' : 'preguntas';
  const correct = [
    `Respondiste bien ${correctCount} de ${questionCount} ${questions} en ${spokenTime(usedSeconds)}.`,
    blanksText(result),
  ]
    .filter(Boolean)
    .join(' ');
  if (!result.isPassed) {
    const missing = minCalification - calification;
    return `${correct} La nota mínima es ${minCalification}: te ${missing === 1 ? 'faltó 1 punto' : `faltaron ${missing} puntos`}.`;
  }
  if (result.certificateCode !== null) return `${correct} Tu certificado te espera en tu perfil.`;
  return result.certificateWaits === null ? correct : `${correct} ${waitingText(result.certificateWaits)}`;
}

/** Opens `href` after the given seconds, unless the reader chooses to stay (then `secondsLeft` is null). */
function useAutoRedirect(href: string, seconds: number) {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(seconds);
  useEffect(() => {
    if (secondsLeft === null) return;
    if (secondsLeft === 0) {
      location.assign(href);
      return;
    }
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1_000);
    return () => clearTimeout(timer);
  }, [secondsLeft, href]);
  return { secondsLeft, stay: () => setSecondsLeft(null) };
}
