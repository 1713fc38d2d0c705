import { periodText } from '../../../contract/content/report-figures.ts';
import { DataTable } from '../../components/table/data-table.tsx';
import type { Column } from '../../components/table/data-table-column.ts';
import { timeOfDay, wholeNumber } from '../../lib/format.ts';
import { EmptyPeriod } from './empty-period.tsx';
import { FileButtons } from './file-buttons.tsx';
import { GenderPie } from './gender-pie.tsx';
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
