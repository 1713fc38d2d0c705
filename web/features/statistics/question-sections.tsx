import type { CourseStatistics } from '../../../contract/calls/statistics.ts';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { FileButtons } from '../reports/file-buttons.tsx';
import { QuestionFigures, QuestionFiguresHead } from './question-figures.tsx';
import { byUrgency, fileInput, hrefOf, type StatisticsData } from './statistics.rules.ts';
import styles from './statistics-page.module.css';

/** The questions, those with an alarm first, and those that nobody is ever asked. */
export function QuestionSections({ data, course }: { data: StatisticsData; course: CourseStatistics }) {
  const { questions, neverAsked } = course;
  const input = fileInput(data);
  return (
    <>
      <section aria-labelledby="preguntas" className={styles.questions}>
        <h2 id="preguntas">Pregunta por pregunta</h2>
        {questions.length === 0 ? (
          <EmptyState image="/motivos/semilla.svg" title="Nada que contar todavía">
            Cuando alguien{data.group !== null && ' de este grupo'} termine el examen, aquí verás qué tan
            difícil es cada pregunta y quién elige qué.
          </EmptyState>
        ) : (
          <>
            {data.group === null ? (
              <p>
                Primero las que piden que alguien las mire, después las que más se fallan. Abre una para ver
                quién elige qué. Con menos de 30 respuestas solo se cuenta.
              </p>
            ) : (
              <p>
                Primero las que más falla este grupo. Con menos de 30 respuestas solo se cuenta. Las alarmas
                se miran con las respuestas <a href={hrefOf({ ...data.wanted, group: '' })}>de todos</a>.
              </p>
            )}
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
