import type { ReactNode } from 'react';
import { Button } from '../../components/forms/button.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { hrefOf, type ReportData } from './report.rules.ts';

interface EmptyPeriodProps {
  data: Pick<ReportData, 'wanted' | 'group'>;
  /** The titles for all time and for a chosen period. */
  titles: readonly [always: string, inPeriod: string];
  children: ReactNode;
}

/** A report without counts; with a period or group it links to all time and everybody. */
export function EmptyPeriod({
  data: { wanted, group },
  titles: [always, inPeriod],
  children,
}: EmptyPeriodProps) {
  const isWhole = wanted.from === '' && wanted.to === '';
  return (
    <EmptyState
      image="/motivos/semilla.svg"
      title={isWhole ? always : inPeriod}
      actions={
        isWhole && group === null ? undefined : (
          <Button kind="line" href={hrefOf({ ...wanted, group: '', from: '', to: '' })}>
            Ver todo
          </Button>
        )
      }
    >
      {children}
    </EmptyState>
  );
}
