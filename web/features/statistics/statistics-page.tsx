import type { CourseHome } from '../../../contract/courses/home-calls.ts';
import type { CourseStatistics } from '../../../contract/statistics/calls.ts';
import { Callout } from '../../components/display/callout.tsx';
import { SelectField } from '../../components/forms/select-field.tsx';
import { Card } from '../../components/page/card.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { ToolHead } from '../../components/page/page-head.tsx';
import { playingTime, wholeNumber } from '../../lib/format.ts';
import type { ViewProps } from '../../lib/page/screen.ts';
import { CourseHead } from '../course-home/course-head.tsx';
import { groupOptions } from '../groups/group-filter.ts';
import { CountBars } from '../reports/count-bars.tsx';
import { FileButtons } from '../reports/file-buttons.tsx';
import { PendingNote } from '../reports/pending-note.tsx';
import { PeriodForm } from '../reports/period-form.tsx';
import { QuestionFigures, QuestionFiguresHead } from './question-figures.tsx';
import {
  byUrgency,
  fileInput,
  hrefOf,
  percentText,
  type StatisticsData,
  scopeText,
} from './statistics.rules.ts';
import styles from './statistics-page.module.css';

/** /estadisticas: the figures of a course, its exam and each of its questions (spec 10.7, 10.8). */
export default function StatisticsPage({ data }: ViewProps<StatisticsData & { home: CourseHome }>) {
  const { home, wanted, today, problem, course } = data;
  const { from, to } = wanted;
  const ofGroups = groupOptions(data.groups, data.group);
  return (
    <>
      <CourseHead course={home} current="estadisticas" />
      <ToolHead title="Estadísticas" level={2}>
        {course !== null && <p className={styles.about}>{scopeText(data)}.</p>}
      </ToolHead>
      <Card padded className={styles.card}>
        <PeriodForm
          action="/estadisticas"
          from={from}
          to={to}
          today={today}
          problem={problem}
          hrefFrom={(first) => hrefOf({ ...wanted, from: first, to: '' })}
          fields={
            ofGroups.length === 0
              ? []
              : [
                  <SelectField
                    key="group"
                    label="Grupo"
                    name="group"
                    defaultValue={data.group?.id ?? ''}
                    options={[{ value: '', label: 'Todos' }, ...ofGroups]}
                  />,
                ]
          }
        >
          <input type="hidden" name="id" value={wanted.id} />
        </PeriodForm>
        {problem !== null && (
          <Callout kind="warn" role="alert">
            Corrige la fecha marcada para ver las estadísticas.
          </Callout>
        )}
        {course !== null && <PendingNote days={course.pendingDays} />}
        {course !== null && <ExamSummary data={data} course={course} />}
      </Card>
      {course !== null && <QuestionSections data={data} course={course} />}
    </>
  );
}

/** The questions, those with an alarm first, and those that nobody is ever asked. */
function QuestionSections({ data, course }: { data: StatisticsData; course: CourseStatistics }) {
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

/** The progress of people, their grades and times, and the reliability of the grades. */
function ExamSummary({ data, course }: { data: StatisticsData; course: CourseStatistics }) {
  const { colours, funnel, grades, used } = data;
  const { exams, movedRate, reliability } = course;
  const input = fileInput(data);
  return (
    <>
      {movedRate !== null && <Callout kind="warn">{movedRate}</Callout>}
      <div className={styles.charts}>
        <CountBars
          title="Hasta dónde llegan"
          about="De quienes se inscribieron en este período, cuántos han llegado a cada paso hasta hoy."
          bars={funnel}
          colours={colours}
        />
        <div className={styles.worth}>
          <h2>El examen</h2>
          <p>{examsText(course)}</p>
          {course.passedByHand > 0 && <p>{byHandText(course.passedByHand)}</p>}
          <p>
            {reliability === null
              ? 'Qué tan confiables son las notas: todavía no se sabe. Hacen falta 30 exámenes del mismo tamaño con notas distintas.'
              : reliability.sentence}
            <small className={styles.term}>
              {reliability === null
                ? 'Se llama confiabilidad (KR-20).'
                : `Confiabilidad (KR-20): ${reliability.kr20.toFixed(2).replace('.', ',')}, de ${wholeNumber(reliability.exams)} exámenes de ${reliability.size} preguntas.`}
            </small>
          </p>
        </div>
        {exams.finished > 0 && (
          <>
            <CountBars
              title="Notas"
              about="Exámenes por la nota que tuvieron."
              bars={grades}
              colours={colours}
            />
            <CountBars
              title="Tiempo usado"
              about="Exámenes por la parte del tiempo dado que usaron."
              bars={used}
              colours={colours}
            />
          </>
        )}
      </div>
      <div>
        <FileButtons what="el recorrido" call="statistics" input={{ Table: 'funnel', ...input }} canPrint />
        <FileButtons what="notas y tiempos" call="statistics" input={{ Table: 'grades', ...input }} />
      </div>
    </>
  );
}

const byHandText = (count: number): string =>
  count === 1
    ? 'Además, 1 persona aprobó con motivo, sin un examen aprobado: no está entre quienes «Aprobaron», y su certificado sí se cuenta.'
    : `Además, ${wholeNumber(count)} personas aprobaron con motivo, sin un examen aprobado: no están entre quienes «Aprobaron», y sus certificados sí se cuentan.`;

/** 'Terminaron 40 exámenes y aprobaron 30 (75 %), con 60 de mínimo. Usaron 12 min 30 s de promedio.' */
function examsText({ exams, minimumGrade }: CourseStatistics): string {
  const { finished, passed, usedSeconds } = exams;
  if (finished === 0) return 'Nadie terminó un examen en este período.';
  const ended = finished === 1 ? 'Terminó 1 examen' : `Terminaron ${wholeNumber(finished)} exámenes`;
  const mean = playingTime(Math.round(usedSeconds / finished));
  return `${ended}; aprobados: ${wholeNumber(passed)} (${percentText(passed, finished)}). El mínimo es ahora ${minimumGrade}. Tiempo usado de promedio: ${mean}.`;
}
