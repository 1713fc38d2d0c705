import { type ReactNode, useId } from 'react';
import { colourOf, periodText } from '../../../contract/reports/figures.ts';
import { DataTable } from '../../components/table/data-table.tsx';
import type { Column } from '../../components/table/data-table-column.ts';
import { timeOfDay, wholeNumber } from '../../lib/format.ts';
import colourStyles from './chart-colours.module.css';
import { EmptyPeriod } from './empty-period.tsx';
import { FileButtons } from './file-buttons.tsx';
import styles from './gender-report.module.css';
import type { GenderReport, ReportData } from './report.rules.ts';
import { ReportCard } from './report-card.tsx';
import { ReportFigures } from './report-figures.tsx';

type Line = { label: string; count: number; percent: number };

const columns: Column<Line>[] = [
  { key: 'label', label: 'Género', kind: 'title', render: ({ label }) => label },
  { key: 'count', label: 'Accesos', align: 'end', render: ({ count }) => wholeNumber(count) },
  { key: 'percent', label: 'Porcentaje', align: 'end', render: ({ percent }) => `${percent} %` },
];

/** 'Accesos Hombre / Mujer': the pie with its legend, the files, and the table with the sum (spec 10.1). */
export function GenderReportView({ data, report }: { data: ReportData; report: GenderReport }) {
  const { wanted, now, colours } = data;
  const { shares, total } = report;
  const period = periodText(wanted.from || undefined, wanted.to || undefined);
  if (total === 0)
    return (
      <ReportCard data={data}>
        <EmptyPeriod data={data} titles={['Todavía nadie ha entrado', 'Nadie entró en este período']}>
          Aquí se cuenta cada vez que un miembro inicia sesión.
        </EmptyPeriod>
      </ReportCard>
    );
  const until = wanted.to === '' ? `, hasta hoy a las ${timeOfDay(now)}` : '';
  return (
    <>
      <ReportCard data={data}>
        <GenderPie report={report} colours={colours} title={period}>
          {wholeNumber(total)} {total === 1 ? 'acceso' : 'accesos'} en total{until}.
        </GenderPie>
      </ReportCard>
      <FileButtons
        call="report"
        input={{
          Chart: 'gender',
          From: wanted.from || undefined,
          To: wanted.to || undefined,
          Colours: colours,
        }}
        canPrint
      />
      <ReportFigures>
        <DataTable
          caption={`Accesos por género. ${period}`}
          columns={columns}
          rows={[...shares, { label: 'Total', count: total, percent: 100 }]}
          rowKey={({ label }) => label}
          order={null}
          empty={null}
        />
      </ReportFigures>
    </>
  );
}

type GenderPieProps = { report: GenderReport; colours: number; title: string; children: ReactNode };

/** The pie with its legend; `children` is the sentence below them. Labels in the slices say what colours say. */
function GenderPie({ report: { shares, slices }, colours, title, children }: GenderPieProps) {
  const id = useId();
  const told = shares.map(({ label, count, percent }) => `${label}: ${count} (${percent} %)`).join('. ');
  const toneOf = (part: number) => colourStyles[colourOf(colours, part).tone];
  return (
    <section aria-labelledby={`${id}-head`}>
      <h2 id={`${id}-head`} className={styles.head}>
        {title}
      </h2>
      <div className={styles.chart} data-pair={colourOf(colours, 0).pair + 1}>
        <svg
          className={styles.pie}
          viewBox="-204 -204 408 408"
          role="img"
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-told`}
        >
          <title id={`${id}-title`}>Accesos por género</title>
          <desc id={`${id}-told`}>{told}</desc>
          {slices.map(({ part, path, labelAt, label, percent }) => (
            <g key={label} className={toneOf(part)}>
              <path d={path} />
              {labelAt !== null && (
                <text x={labelAt.x} y={labelAt.y}>
                  {label}
                  <tspan x={labelAt.x} dy="1.2em">
                    {percent} %
                  </tspan>
                </text>
              )}
            </g>
          ))}
        </svg>
        <div>
          <dl className={styles.legend}>
            {shares.map(({ label, count }, part) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <svg className={toneOf(part)} viewBox="0 0 18 18" aria-hidden="true">
                    <rect x="1" y="1" width="16" height="16" rx="4" />
                  </svg>
                  {wholeNumber(count)}
                </dd>
              </div>
            ))}
          </dl>
          <p className={styles.sum}>{children}</p>
        </div>
      </div>
    </section>
  );
}
