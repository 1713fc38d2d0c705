import type { TrialResult } from '../../../contract/calls/trial.ts';
import { spokenAnswer } from '../../../contract/content/question-key.ts';
import { Tag } from '../../components/display/tag.tsx';
import { Button } from '../../components/forms/button.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { tabHref } from '../course-home/course-tabs.ts';
import type { Outcome } from '../exams/attempt.ts';
import { ExamNextSteps } from '../exams/exam-next-steps.tsx';
import { ExamGrade, resultSentence } from '../exams/exam-result.tsx';
import styles from './trial.module.css';

type TrialResultProps = {
  outcome: Outcome;
  marks: TrialResult['marks'];
  courseId: number;
  onAgain: () => void;
};

/** The result as its member would see it, and below, for the administrator alone, each answer beside its key. */
export function TrialResultView({ outcome, marks, courseId, onAgain }: TrialResultProps) {
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
