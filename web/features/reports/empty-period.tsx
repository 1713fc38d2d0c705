import type { ReactNode } from 'react';
import { Button } from '../../components/forms/button.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { hrefOf, type Wanted } from './report.rules.ts';

interface EmptyPeriodProps {
  wanted: Wanted;
  /** The titles for all time and for a chosen period. */
  titles: readonly [always: string, inPeriod: string];
  children: ReactNode;
}

/** A report without anything to count; one on a period leads to all time. */
export function EmptyPeriod({ wanted, titles: [always, inPeriod], children }: EmptyPeriodProps) {
  const isWhole = wanted.from === '' && wanted.to === '';
  return (
    <EmptyState
      image="/motivos/semilla.svg"
      title={isWhole ? always : inPeriod}
      actions={
        isWhole ? undefined : (
          <Button kind="line" href={hrefOf({ ...wanted, from: '', to: '' })}>
            Ver todo
          </Button>
        )
      }
    >
      {children}
    </EmptyState>
  );
}
