import { Callout } from '../../components/display/callout.tsx';
import { Card } from '../../components/page/card.tsx';
import { ToolHead } from '../../components/page/page-head.tsx';
import { Tabs } from '../../components/page/tabs.tsx';
import type { ViewProps } from '../../lib/page/screen.ts';
import { GenderReportView } from './gender-report.tsx';
import { QuestionReportView } from './question-report.tsx';
import { hrefOf, type ReportData, reportTabs } from './report.rules.ts';
import { ReportFilter } from './report-filter.tsx';
import styles from './report-page.module.css';

/** /report: sign-ins by gender and the questions that failed most, as charts and as tables (spec 10.1). */
export default function ReportPage({ data }: ViewProps<ReportData>) {
  const { wanted, problem, gender, questions } = data;
  const tabs = reportTabs.map(({ tab, label }) => ({ label, href: hrefOf({ ...wanted, tab }) }));
  const { label } = reportTabs.find(({ tab }) => tab === wanted.tab) ?? reportTabs[0];
  return (
    <>
      <ToolHead title="Reportes" />
      <div data-noprint>
        <Tabs label="Reportes" tabs={tabs} current={hrefOf(wanted)} className={styles.tabs} />
      </div>
      <p className={styles.printed}>{label}</p>
      <Card padded className={styles.card}>
        <ReportFilter data={data} />
        {problem !== null && (
          <Callout kind="warn" role="alert">
            {problem.message}
          </Callout>
        )}
        {gender !== null && <GenderReportView data={data} report={gender} />}
        {wanted.tab === 'preguntas' && problem === null && (
          <QuestionReportView data={data} questions={questions ?? []} />
        )}
      </Card>
    </>
  );
}
