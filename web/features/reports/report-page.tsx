import { Callout } from '../../components/display/callout.tsx';
import { Icon } from '../../components/display/icon.tsx';
import { Button } from '../../components/forms/button.tsx';
import { ToolHead } from '../../components/page/page-head.tsx';
import { Tabs } from '../../components/page/tabs.tsx';
import type { ViewProps } from '../../lib/page/screen.ts';
import { coursesFileHref } from '../groups/courses-file-href.ts';
import { ActivityReportView } from './activity-report.tsx';
import { GenderReportView } from './gender-report.tsx';
import { QuestionReportView } from './question-report.tsx';
import { hrefOf, type ReportData, reportTabs } from './report.rules.ts';
import { ReportCard } from './report-card.tsx';
import styles from './report-page.module.css';

/**
 * /report: sign-ins by gender, the questions that failed most, what happened over time; as charts and tables (spec 10.1).
 */
export default function ReportPage({ data }: ViewProps<ReportData>) {
  const { wanted } = data;
  const tabs = reportTabs.map(({ tab, label }) => ({ label, href: hrefOf({ ...wanted, tab }) }));
  const { label } = reportTabs.find(({ tab }) => tab === wanted.tab) ?? reportTabs[0];
  return (
    <>
      <ToolHead title="Reportes">
        <Button kind="line" href={coursesFileHref(wanted.group)}>
          <Icon name="download" />
          Resultados de varios cursos
        </Button>
      </ToolHead>
      <div data-noprint>
        <Tabs label="Reportes" tabs={tabs} current={hrefOf(wanted)} panel="reporte" className={styles.tabs} />
      </div>
      <p className={styles.printed}>{label}</p>
      <div id="reporte" role="tabpanel" aria-label={label}>
        <Report data={data} />
        {wanted.tab === 'accesos' && <p className={`small muted ${styles.note}`}>{signInsNote(wanted)}</p>}
      </div>
    </>
  );
}

/** The reason why sign-ins cannot be filtered by group. */
const signInsNote = ({ group }: ReportData['wanted']) =>
  group === ''
    ? 'Los accesos se cuentan sin saber de quién son: no se pueden ver por grupo.'
    : 'Los accesos se cuentan sin saber de quién son: estos son de todos, no solo del grupo elegido.';

function Report({ data }: { data: ReportData }) {
  const { problem, gender, questions, activity } = data;
  if (problem !== null)
    return (
      <ReportCard data={data}>
        <Callout kind="warn" role="alert">
          Corrige la fecha marcada para ver el reporte.
        </Callout>
      </ReportCard>
    );
  if (gender !== null) return <GenderReportView data={data} report={gender} />;
  if (activity !== null) return <ActivityReportView data={data} report={activity} />;
  return <QuestionReportView data={data} questions={questions ?? []} />;
}
