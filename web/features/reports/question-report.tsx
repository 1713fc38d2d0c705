import { useId } from 'react';
import { colourOf } from '../../../contract/reports/figures.ts';
import { ArrowLink } from '../../components/display/arrow-link.tsx';
import { Button } from '../../components/forms/button.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { DataTable } from '../../components/table/data-table.tsx';
import type { Column } from '../../components/table/data-table-column.ts';
import { wholeNumber } from '../../lib/format.ts';
import colourStyles from './chart-colours.module.css';
import { EmptyPeriod } from './empty-period.tsx';
import { FileButtons } from './file-buttons.tsx';
import styles from './question-report.module.css';
import { type QuestionBar, type ReportData, scopeText } from './report.rules.ts';
import { ReportCard } from './report-card.tsx';
import { ReportFigures } from './report-figures.tsx';

const columns: Column<QuestionBar>[] = [
  {
    key: 'question',
    label: 'Pregunta',
    kind: 'title',
    isText: true,
    render: ({ questionName }) => questionName,
  },
  {
    key: 'failed',
    label: 'Veces fallada',
    cardLabel: 'Fallada',
    align: 'end',
    render: ({ questionCountFailed }) => wholeNumber(questionCountFailed),
  },
  {
    key: 'asked',
    label: 'Veces preguntada',
    cardLabel: 'Preguntada',
    align: 'end',
    render: ({ questionCountAsked }) => wholeNumber(questionCountAsked),
  },
  {
    key: 'percent',
    label: 'Porcentaje',
    align: 'end',
    render: ({ questionCountFailed, questionCountAsked }) =>
      `${Math.round((100 * questionCountFailed) / questionCountAsked)} %`,
  },
];

/** 'Preguntas Más fallada' of the chosen course: the bars, the files and the table (spec 10.1). */
export function QuestionReportView({ data, questions }: { data: ReportData; questions: QuestionBar[] }) {
  const { wanted, colours, course, group } = data;
  if (course === null || questions.length === 0)
    return (
      <ReportCard data={data}>
        <NothingFailed data={data} />
      </ReportCard>
    );
  const about = `${course.courseName}. ${scopeText(data)}`;
  const narrowed = { GroupId: group?.id, From: wanted.from || undefined, To: wanted.to || undefined };
  return (
    <>
      <ReportCard data={data}>
        <QuestionBars questions={questions} colours={colours} about={about} />
        <ArrowLink href={`/estadisticas?id=${course.courseId}${group === null ? '' : `&group=${group.id}`}`}>
          Pregunta por pregunta
        </ArrowLink>
      </ReportCard>
      <FileButtons
        call="report"
        input={{ Chart: 'questions', courseId: course.courseId, ...narrowed, Colours: colours }}
        canPrint
      />
      <ReportFigures>
        <DataTable
          caption={`Preguntas más falladas de ${about}`}
          columns={columns}
          rows={questions}
          rowKey={({ questionId }) => questionId}
          order={null}
          empty={null}
        />
      </ReportFigures>
    </>
  );
}

function NothingFailed({ data }: { data: ReportData }) {
  const { course, group } = data;
  if (course === null)
    return (
      <EmptyState
        image="/motivos/semilla.svg"
        title="Todavía no hay cursos"
        actions={<Button href="/addcourse">Agregar un curso</Button>}
      >
        Aquí verás qué preguntas de cada curso se fallan más.
      </EmptyState>
    );
  if (!course.hasResults)
    return (
      <EmptyState image="/motivos/semilla.svg" title="Nadie ha rendido este examen">
        Cuando alguien termine el examen de «{course.courseName}», aquí verás qué preguntas se fallan más.
      </EmptyState>
    );
  return (
    <EmptyPeriod
      data={data}
      titles={
        group === null
          ? ['Nadie ha fallado una pregunta', 'Ninguna pregunta fallada en este período']
          : ['Nadie de este grupo ha fallado una pregunta', 'Nadie de este grupo falló en este período']
      }
    >
      Cuentan los exámenes terminados que no se anularon.
    </EmptyPeriod>
  );
}

type QuestionBarsProps = { questions: readonly QuestionBar[]; colours: number; about: string };

/** A bar for each question, under its text. The count stands beside it as text, so the bar itself needs no name. */
function QuestionBars({ questions, colours, about }: QuestionBarsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} data-pair={colourOf(colours, 0).pair + 1}>
      <h2 id={id} className={styles.head}>
        Veces que se falló cada pregunta
      </h2>
      <p className={styles.about}>{about}</p>
      <ol className={styles.bars}>
        {questions.map(({ questionId, questionName, questionCountFailed, questionCountAsked, length }) => (
          <li key={questionId}>
            <p>{questionName}</p>
            <div className={styles.line}>
              <svg width="100%" height="26" aria-hidden="true">
                <rect className={styles.track} width="100%" height="26" rx="8" />
                <rect className={colourStyles['dark']} width={`${length}%`} height="26" rx="8" />
              </svg>
              <span className={styles.count}>
                {wholeNumber(questionCountFailed)}
                <small> de {wholeNumber(questionCountAsked)}</small>
              </span>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
