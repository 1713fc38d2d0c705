import { useId } from 'react';
import { colourOf } from '../../../contract/reports/figures.ts';
import { funnelSteps } from '../../../contract/statistics/words.ts';
import { OpenLink } from '../../components/display/closed-screens.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { DataTable } from '../../components/table/data-table.tsx';
import type { Column } from '../../components/table/data-table-column.ts';
import { wholeNumber } from '../../lib/format.ts';
import { type ActivityView, measures, type TimeSeries, timeName } from './activity.rules.ts';
import styles from './activity-report.module.css';
import colourStyles from './chart-colours.module.css';
import { FileButtons } from './file-buttons.tsx';
import { PendingNote } from './pending-note.tsx';
import { type ReportData, scopeText } from './report.rules.ts';
import { ReportCard } from './report-card.tsx';
import { ReportFigures } from './report-figures.tsx';

type CourseRow = ActivityView['courses'][number];

const courseColumns = (ofGroup: string): Column<CourseRow>[] => [
  {
    key: 'course',
    label: 'Curso',
    kind: 'title',
    isText: true,
    render: ({ courseId, courseName }) => (
      <OpenLink href={`/estadisticas?id=${courseId}${ofGroup}`}>{courseName}</OpenLink>
    ),
  },
  ...funnelSteps.map(({ step, label }) => ({
    key: step,
    label,
    align: 'end' as const,
    sortBy: (row: CourseRow) => row[step],
    render: (row: CourseRow) => (step === 'passed' ? <Passed row={row} /> : wholeNumber(row[step])),
  })),
  {
    key: 'exams',
    label: 'Exámenes',
    align: 'end',
    sortBy: ({ exams }) => exams,
    render: ({ exams }) => wholeNumber(exams),
  },
];

/** Those who passed the exam and, beneath, those who passed with a reason alone (spec 17.7). */
function Passed({ row: { passed, passedByHand } }: { row: CourseRow }) {
  return (
    <>
      {wholeNumber(passed)}
      {passedByHand > 0 && <div className="small muted"> y {wholeNumber(passedByHand)} con motivo</div>}
    </>
  );
}

/** 'En el tiempo': enrolments, readings, exams and certificates, and how far people came in each course (spec 10.7). */
export function ActivityReportView({ data, report }: { data: ReportData; report: ActivityView }) {
  const { wanted, colours, group } = data;
  const scope = scopeText(data);
  if (report.times.length === 0 && report.courses.length === 0)
    return (
      <ReportCard data={data}>
        <PendingNote days={report.pendingDays} />
        <EmptyState
          image="/motivos/semilla.svg"
          title={group === null ? 'Nada en este período' : 'Nada de este grupo en este período'}
        >
          Aquí se cuentan inscripciones, lecturas, exámenes y certificados.
        </EmptyState>
      </ReportCard>
    );
  const input = { GroupId: group?.id, From: wanted.from || undefined, To: wanted.to || undefined };
  return (
    <>
      <ReportCard data={data}>
        <PendingNote days={report.pendingDays} />
        <Charts report={report} colours={colours} />
      </ReportCard>
      <FileButtons what="la actividad" call="statistics" input={{ Table: 'activity', ...input }} canPrint />
      <ReportFigures>
        <TimesTable report={report} caption={`Actividad. ${scope}`} />
      </ReportFigures>
      <section className={styles.courses} aria-labelledby="por-curso">
        <h2 id="por-curso">Curso por curso</h2>
        <p>
          De quienes se inscribieron en este período, hasta dónde llegaron. El nombre lleva a las estadísticas
          del curso{group !== null && ', de este grupo'}.
        </p>
        <DataTable
          caption={`Cursos. ${scope}`}
          columns={courseColumns(group === null ? '' : `&group=${group.id}`)}
          rows={report.courses}
          rowKey={({ courseId }) => courseId}
          empty={null}
        />
        <FileButtons what="los cursos" call="statistics" input={{ Table: 'courses', ...input }} />
      </section>
    </>
  );
}

function Charts({ report: { times, grain, series }, colours }: { report: ActivityView; colours: number }) {
  const [first = '', last = ''] = [times[0], times.at(-1)].map((time) => time && timeName(time.since, grain));
  return (
    <div className={styles.charts}>
      {series.map((each) => (
        <TimeColumns key={each.title} series={each} first={first} last={last} colours={colours} />
      ))}
    </div>
  );
}

function TimesTable({ report: { times, grain }, caption }: { report: ActivityView; caption: string }) {
  type Time = ActivityView['times'][number];
  const columns: Column<Time>[] = [
    {
      key: 'since',
      label: grain === 'month' ? 'Mes' : 'Día',
      kind: 'title',
      nowrap: true,
      render: ({ since }) => timeName(since, grain),
    },
    ...measures.map(({ key, label }) => ({
      key,
      label,
      align: 'end' as const,
      render: (time: Time) => wholeNumber(time[key]),
    })),
  ];
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={times.toReversed()}
      rowKey={({ since }) => since}
      order={null}
      empty={null}
    />
  );
}

type TimeColumnsProps = { series: TimeSeries; first: string; last: string; colours: number };

/** A small chart of columns over time. Its figures stand in the table below; its name says what it shows. */
function TimeColumns({ series, first, last, colours }: TimeColumnsProps) {
  const id = useId();
  const { title, columns, total, most } = series;
  const told = `${title}, de ${first} a ${last}: ${wholeNumber(total)} en total; lo más, ${wholeNumber(most)}.`;
  return (
    <section aria-labelledby={id} data-pair={colourOf(colours, 0).pair + 1} className={styles.section}>
      <h2 id={id}>{title}</h2>
      <p className={styles.total}>{wholeNumber(total)}</p>
      <svg width="100%" height="120" role="img" aria-label={told}>
        <line className={styles.base} x1="0" x2="100%" y1="119.5" y2="119.5" />
        {columns.map(({ x, width, height }) => (
          <rect
            key={x}
            className={colourStyles['dark']}
            x={`${x}%`}
            width={`${width}%`}
            y={`${100 - height}%`}
            height={`${height}%`}
          />
        ))}
      </svg>
      <p className={styles.ends}>
        <span>{first}</span>
        {last !== first && <span>{last}</span>}
      </p>
    </section>
  );
}
