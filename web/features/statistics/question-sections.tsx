import type { CourseStatistics } from '../../../contract/calls/statistics.ts';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { FileButtons } from '../reports/file-buttons.tsx';
import { QuestionFigures, QuestionFiguresHead } from './question-figures.tsx';
import { byUrgency, type WantedStatistics } from './statistics.rules.ts';
import styles from './statistics-page.module.css';

/** The questions, those with an alarm first, and those that nobody is ever asked. */
export function QuestionSections({ course, wanted }: { course: CourseStatistics; wanted: WantedStatistics }) {
  const { questions, neverAsked, courseId } = course;
  const input = { courseId, From: wanted.from || undefined, To: wanted.to || undefined };
  return (
    <>
      <section aria-labelledby="preguntas" className={styles.questions}>
        <h2 id="preguntas">Pregunta por pregunta</h2>
        {questions.length === 0 ? (
          <EmptyState image="/motivos/semilla.svg" title="Nada que contar todavía">
            Cuando alguien termine el examen, aquí verás qué tan difícil es cada pregunta y quién elige qué.
          </EmptyState>
        ) : (
          <>
            <p>
              Primero las que piden que alguien las mire, después las que más se fallan. Abre una para ver
              quién elige qué. Con menos de 30 respuestas solo se cuenta.
            </p>
            <div className={styles.files}>
              <FileButtons what="las preguntas" call="statistics" input={{ Table: 'questions', ...input }} />
              <FileButtons what="las opciones" call="statistics" input={{ Table: 'options', ...input }} />
            </div>
            <QuestionFiguresHead />
            <ol className={styles.list}>
              {byUrgency(questions).map((question) => (
                <QuestionFigures key={question.questionId} question={question} />
              ))}
            </ol>
          </>
        )}
      </section>
      {neverAsked.length > 0 && (
        <section aria-labelledby="nunca" className={styles.questions}>
          <h2 id="nunca">Nunca preguntadas</h2>
          <p>Están en el banco y ningún examen las ha mostrado todavía.</p>
          <ul className={styles.never}>
            {neverAsked.map(({ questionId, text }) => (
              <li key={questionId}>{text}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
