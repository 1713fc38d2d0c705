import type { CourseRead } from '../../../contract/courses/calls.ts';
import type { ExamSettings } from '../../../contract/questions/calls.ts';
import { spokenAnswer } from '../../../contract/questions/key.ts';
import type { TrialResult } from '../../../contract/trial/calls.ts';
import { Failure } from '../../components/display/callout.tsx';
import { Tag } from '../../components/display/tag.tsx';
import { Button } from '../../components/forms/button.tsx';
import { Card } from '../../components/page/card.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { AsMemberBar } from '../../lib/page/admin-bar.tsx';
import type { Viewer } from '../../lib/page/screen.ts';
import { SignedIn } from '../../lib/page/signed-in.tsx';
import { tabHref } from '../course-home/course-tabs.ts';
import type { Outcome } from '../exams/attempt.ts';
import { ExamLayout } from '../exams/exam-layout.tsx';
import { ExamNextSteps } from '../exams/exam-next-steps.tsx';
import { ExamGrade, resultSentence } from '../exams/exam-result.tsx';
import { ExamRules } from '../exams/exam-rules.tsx';
import { ExamRunning } from '../exams/exam-running.tsx';
import startStyles from '../exams/exam-start.module.css';
import { useScrollToTop } from '../exams/use-scroll-to-top.ts';
import styles from './trial.module.css';
import { type TrialStage, useTrial } from './use-trial.ts';

export interface TrialData {
  course: CourseRead;
  settings: ExamSettings;
}

/** The exam of a course as its members sit it, tried by an administrator; it counts nowhere (spec 2.20). */
export const TrialExam = (props: { data: TrialData; viewer: Viewer }) => (
  <SignedIn viewer={props.viewer}>
    <TrialStages {...props} />
  </SignedIn>
);

/** The trial without its providers. */
export function TrialStages({ data, viewer }: { data: TrialData; viewer: Viewer }) {
  const { course, settings } = data;
  const { stage, marks, sitting, start, end, refuse, again } = useTrial(viewer.accountId, course.id);
  useScrollToTop(stage.name);
  const above = <AsMemberBar courseId={course.id} shown={null} />;
  return (
    <div className={styles.frame}>
      {stage.name === 'running' ? (
        <ExamRunning
          above={above}
          sitting={sitting}
          attempt={stage.attempt}
          onGraded={end}
          onRefused={refuse}
        />
      ) : (
        <ExamLayout title={course.title} above={above}>
          {stage.name === 'result' ? (
            <TrialResultView outcome={stage.outcome} marks={marks} courseId={course.id} onAgain={again} />
          ) : (
            <TrialStart course={course} settings={settings} stage={stage} onStart={start} />
          )}
        </ExamLayout>
      )}
    </div>
  );
}

type TrialStartProps = TrialData & {
  stage: Extract<TrialStage, { name: 'start' | 'opening' }>;
  onStart: () => void;
};

function TrialStart({ course, settings, stage, onStart }: TrialStartProps) {
  return (
    <div className="wrap page">
      <Card as="section" className={startStyles.start}>
        <img src="/motivos/reloj.svg" alt="" width="640" height="400" data-drawn />
        <div>
          <Tag kind="info" icon="eye" className={styles.tag}>
            Prueba
          </Tag>
          <h1>{course.title}</h1>
          <ExamRules
            questions={Math.min(course.quantity, course.questionCount)}
            minutes={settings.testTime}
            usualMinutes={settings.testTime}
            waitHours={settings.waitHours}
            attemptLimit={settings.attemptLimit}
            minimum={settings.minQualify}
            hasCertificate={course.certificado === 1}
          />
          <p className={styles.about}>
            Así empieza el examen de quien terminó la lectura. El reloj, las preguntas y el final son de
            verdad; la nota no se guarda, no aparece en las estadísticas y no da certificado.
          </p>
          <Failure message={stage.name === 'start' ? stage.refusal : null} className={startStyles.note} />
          <div className={startStyles.actions}>
            <Button kind="sun" busy={stage.name === 'opening'} data-slow onClick={onStart}>
              Comenzar la prueba
            </Button>
            <Button kind="text" href={`/vercomomiembro?id=${course.id}`}>
              Volver al curso
            </Button>
          </div>
        </div>
      </Card>
    </div>
  );
}

type TrialResultProps = {
  outcome: Outcome;
  marks: TrialResult['marks'];
  courseId: number;
  onAgain: () => void;
};

/** The result as its member would see it, and below, for the administrator alone, each answer beside its key. */
function TrialResultView({ outcome, marks, courseId, onAgain }: TrialResultProps) {
  const { result } = outcome;
  return (
    <div className={styles.result}>
      <EmptyState
        level={1}
        image={result.isPassed ? '/motivos/semilla.svg' : '/motivos/libro.svg'}
        title={
          result.answeredCount === 0 ? (
            'Se termino el tiempo y no contesto ninguna pregunta.'
          ) : (
            <ExamGrade result={result} />
          )
        }
        actions={
          <>
            <Button kind="sun" onClick={onAgain}>
              Probar otra vez
            </Button>
            <Button kind="line" href={tabHref('preguntas', courseId)}>
              Ir a las preguntas
            </Button>
          </>
        }
        hint="Es una prueba: esta nota no se guardó en ninguna parte."
      >
        {resultSentence(result)}
      </EmptyState>
      <ExamNextSteps outcome={outcome} courseId={courseId} />
      <section className={styles.marks} aria-labelledby="marcas">
        <h2 id="marcas">Cómo salió cada pregunta</h2>
        <p className="muted">
          Solo lo ve quien administra: mientras pueda repetirlo, un miembro no ve esta lista.
        </p>
        <ol>
          {marks.map(({ id, description, answer, correctAnswer, isRight }) => (
            <li key={id}>
              <span>{description}</span>
              <Tag kind={isRight ? 'ok' : 'no'}>{isRight ? 'Bien' : 'Mal'}</Tag>
              <small>
                {answer === '' ? 'Sin responder' : `Respondiste ${spokenAnswer(answer)}`}
                {!isRight && `; la clave es ${spokenAnswer(correctAnswer)}`}.
              </small>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
