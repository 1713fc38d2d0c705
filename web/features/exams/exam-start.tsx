import { useEffect, useState } from 'react';
import type { EnrolmentRow } from '../../../contract/accounts/own-calls.ts';
import type { CourseRead } from '../../../contract/courses/calls.ts';
import { Callout, Failure } from '../../components/display/callout.tsx';
import { Button } from '../../components/forms/button.tsx';
import { Breadcrumb } from '../../components/page/breadcrumb.tsx';
import { Card } from '../../components/page/card.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { listUnsentAnswers } from './answers/answer-store.ts';
import { type Sitting, sendStored } from './attempt.ts';
import { ExamRules } from './exam-rules.tsx';
import styles from './exam-start.module.css';
import type { Stage } from './use-attempt.ts';

interface ExamStartProps {
  course: CourseRead;
  /** null: the member is not enrolled in the course. */
  enrolment: EnrolmentRow | null;
  waitHours: number;
  attemptLimit: number;
  sitting: Sitting;
  stage: Extract<Stage, { name: 'start' | 'opening' }>;
  onStart(): Promise<void>;
}

/**
 * The page before the clock starts: number of questions, time, minimum grade, and the rules in plain
 * sentences.
 */
export function ExamStart(props: ExamStartProps) {
  const { course, waitHours, attemptLimit, enrolment, sitting, stage, onStart } = props;
  const unsentAnswers = useUnsentAnswers(sitting);
  const refusal = stage.name === 'start' ? stage.refusal : null;
  if (enrolment === null) return <NotEnrolled courseId={course.id} />;
  const isRunning = enrolment.hasRunningAttempt;
  return (
    <div className="wrap page">
      <Card as="section" className={styles.start}>
        <img src="/motivos/reloj.svg" alt="" width="640" height="400" data-drawn />
        <div>
          <Breadcrumb trail={[{ label: 'Mis Cursos', href: '/profile?tab=cursos' }, { label: 'Examen' }]} />
          <h1>{course.title}</h1>
          <ExamRules
            questions={
              course.questionCount === 0 ? course.quantity : Math.min(course.quantity, course.questionCount)
            }
            minutes={enrolment.timeToTest}
            usualMinutes={course.time}
            waitHours={waitHours}
            attemptLimit={attemptLimit}
            minimum={course.notaMinima}
            hasCertificate={course.certificado === 1}
          />
          {isRunning && (
            <Callout kind="warn" className={styles.note}>
              Tienes un examen en curso y su reloj sigue corriendo.
            </Callout>
          )}
          <UnsentAnswersNote unsentAnswers={unsentAnswers} />
          <Failure message={refusal?.message} className={styles.note} />
          <div className={styles.actions}>
            <Button
              kind="sun"
              busy={stage.name === 'opening'}
              data-slow
              disabledReason={isRunning ? undefined : (enrolment.examRefusal ?? undefined)}
              onClick={() => void onStart()}
            >
              {isRunning ? 'Continuar examen' : 'Comenzar examen'}
            </Button>
            {!isRunning && (
              <Button kind="text" href={`/leermodulos?id=${course.id}`}>
                {readingLabel(enrolment)}
              </Button>
            )}
          </div>
        </div>
      </Card>
    </div>
  );
}

function readingLabel({ isReadingComplete, examRefusal }: EnrolmentRow): string {
  if (!isReadingComplete) return 'Seguir leyendo';
  return examRefusal === null ? 'Repasar antes' : 'Repasar el curso';
}

function NotEnrolled({ courseId }: { courseId: number }) {
  return (
    <EmptyState
      level={1}
      image="/motivos/libro.svg"
      title="Todavía no tomas este curso"
      actions={<Button href={`/leercurso?id=${courseId}`}>Ver el curso</Button>}
    >
      Para rendir el examen, primero aplica al curso y completa su lectura.
    </EmptyState>
  );
}

/** The fate of answers that an earlier visit could not send. */
function UnsentAnswersNote({ unsentAnswers }: { unsentAnswers: UnsentAnswers }) {
  const { count, isSent, refused } = unsentAnswers;
  const isOne = count === 1;
  const answers = isOne ? '1 respuesta' : `${count} respuestas`;
  return (
    <div role="status">
      {count > 0 && (
        <Callout kind={isSent && refused === null ? 'ok' : 'warn'} className={styles.note}>
          {!isSent
            ? `${isOne ? 'Queda' : 'Quedan'} ${answers} sin enviar en este equipo. Las enviaremos cuando vuelva la conexión.`
            : refused === null
              ? `Enviamos ${answers} que ${isOne ? 'había' : 'habían'} quedado en este equipo.`
              : `${isOne ? 'Quedaba' : 'Quedaban'} ${answers} sin enviar en este equipo. ${refused}`}
        </Callout>
      )}
    </div>
  );
}

interface UnsentAnswers {
  count: number;
  /** The server has accepted or refused them all. */
  isSent: boolean;
  /** The server's reason for the answers that it did not count. */
  refused: string | null;
}

/**
 * Sends the answers that earlier visits of this account could not send, from every exam. An exam that is over
 * is included: the server keeps such answers as late ones (spec 8.7). It tries again when the network is
 * back.
 */
function useUnsentAnswers({ api, accountId }: Sitting): UnsentAnswers {
  const [unsentAnswers, setUnsentAnswers] = useState<UnsentAnswers>({
    count: 0,
    isSent: false,
    refused: null,
  });
  useEffect(() => {
    let isGone = false;
    const send = async () => {
      const found = await listUnsentAnswers(accountId).catch(() => []); // a browser without storage has none
      const count = found.reduce((sum, { clicks }) => sum + clicks.length, 0);
      let isSent = true;
      let refused: string | null = null;
      for (const { of, clicks } of found) {
        const sent = await sendStored({ api, accountId }, of, clicks);
        isSent &&= sent.isSent;
        refused ??= sent.refused?.sentence ?? null;
      }
      if (count > 0 && !isGone) setUnsentAnswers({ count, isSent, refused });
    };
    void send();
    addEventListener('online', send);
    return () => {
      isGone = true;
      removeEventListener('online', send);
    };
  }, [api, accountId]);
  return unsentAnswers;
}
