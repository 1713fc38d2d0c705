import type { ReactNode } from 'react';
import { Chip, Chips } from '../../components/display/chip.tsx';
import { Button } from '../../components/forms/button.tsx';
import { DateField } from '../../components/forms/text-field.tsx';
import { type PeriodProblem, shortcuts } from './report.rules.ts';
import styles from './report-filter.module.css';

type PeriodFormProps = {
  /** The screen that shows what is chosen. */
  action: string;
  from: string;
  to: string;
  today: string;
  problem: PeriodProblem | null;
  /** The address of a period that is open at its end. */
  hrefFrom: (from: string) => string;
  /** The other fields of the form. */
  children: ReactNode;
};

/** A period. A plain form: what is chosen stands in the address, without a script too. */
export function PeriodForm({ action, from, to, today, problem, hrefFrom, children }: PeriodFormProps) {
  const errorAt = (field: 'from' | 'to') => (problem?.field === field ? problem.message : undefined);
  return (
    <div className={styles.filter} data-noprint>
      <form action={action} className={styles.form}>
        {children}
        <DateField label="Desde" name="from" max={today} defaultValue={from} error={errorAt('from')} />
        <DateField label="Hasta" name="to" max={today} defaultValue={to} error={errorAt('to')} />
        <Button type="submit" kind="line" className={styles.submit}>
          Mostrar
        </Button>
      </form>
      <Chips label="Períodos">
        {shortcuts(today).map((shortcut) => (
          <Chip
            key={shortcut.label}
            href={hrefFrom(shortcut.from)}
            aria-current={shortcut.from === from && to === '' ? 'true' : undefined}
          >
            {shortcut.label}
          </Chip>
        ))}
      </Chips>
    </div>
  );
}
