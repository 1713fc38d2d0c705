import type { CourseStatistics } from '../../../contract/calls/statistics.ts';
import { Callout } from '../../components/display/callout.tsx';
import { playingTime, wholeNumber } from '../../lib/format.ts';
import { CountBars } from '../reports/count-bars.tsx';
import { FileButtons } from '../reports/file-buttons.tsx';
import { fileInput, percentText, type StatisticsData } from './statistics.rules.ts';
import styles from './statistics-page.module.css';

/** The progress of people, their grades and times, and the reliability of the grades. */
export function ExamSummary({ data, course }: { data: StatisticsData; course: CourseStatistics }) {
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
