import type { CourseRead } from '../../../contract/calls/course.ts';
import type { EnrolmentRow } from '../../../contract/calls/users.ts';
import { Callout, Failure } from '../../components/display/callout.tsx';
import { Button } from '../../components/forms/button.tsx';
import { Breadcrumb } from '../../components/page/breadcrumb.tsx';
import { Card } from '../../components/page/card.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { UnsentAnswersNote } from './answers/unsent-answers-note.tsx';
import { useUnsentAnswers } from './answers/use-unsent-answers.ts';
import type { Sitting } from './attempt.ts';
import { ExamRules } from './exam-rules.tsx';
import styles from './exam-start.module.css';
import type { Stage } from './use-attempt.ts';

interface ExamStartProps {
  course: CourseRead;
  /** null: the member is not enrolled in the course. */
  enrolment: EnrolmentRow | null;
  waitHours: number;
  sitting: Sitting;
  stage: Extract<Stage, { name: 'start' | 'opening' }>;
  onStart(): Promise<void>;
}

/**
 * The page before the clock starts: number of questions, time, minimum grade, and the rules in plain
 * sentences.
 */
export function ExamStart(props: ExamStartProps) {
  const { course, waitHours, enrolment, sitting, stage, onStart } = props;
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
