import type { ReactNode } from 'react';
import { Card } from '../../components/page/card.tsx';
import type { ReportData } from './report.rules.ts';
import styles from './report-card.module.css';
import { ReportFilter } from './report-filter.tsx';

/** The choice of course and period, and under it the chart, or why there is none. */
export function ReportCard({ data, children }: { data: ReportData; children: ReactNode }) {
  return (
    <Card padded className={styles.card}>
      <ReportFilter data={data} />
      {children}
    </Card>
  );
}
