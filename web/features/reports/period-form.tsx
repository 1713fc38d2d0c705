import type { ReactNode } from 'react';
import { periodText } from '../../../contract/reports/figures.ts';
import { Chip, ChipLinks } from '../../components/display/chip.tsx';
import { Icon } from '../../components/display/icon.tsx';
import { Button } from '../../components/forms/button.tsx';
import { DateField } from '../../components/forms/text-field.tsx';
import { type PeriodProblem, shortcuts } from './report.rules.ts';
import styles from './report-filter.module.css';

type PeriodFormProps = {
  /** The target of the form. */
  action: string;
  from: string;
  to: string;
  today: string;
  problem: PeriodProblem | null;
  /** The address without a period. */
  hrefFrom: (from: string) => string;
  /** Fields that are always visible, with the button beside them. */
  fields?: readonly ReactNode[];
  /** Hidden fields of the form. */
  children: ReactNode;
};

/** A period, folded behind its name. A plain form: the choice is in the address, also without script. */
export function PeriodForm(props: PeriodFormProps) {
  const { action, from, to, today, problem, hrefFrom, fields = [], children } = props;
  const errorAt = (name: 'from' | 'to') => (problem?.field === name ? problem.message : undefined);
  const shown = shortcuts(today).find((shortcut) => shortcut.from === from && to === '');
  const submit = (
    <Button type="submit" kind="line" className={styles.submit}>
      Mostrar
    </Button>
  );
  return (
    <form action={action} className={styles.filter} data-noprint>
      {children}
      {fields.length > 0 && (
        <div className={styles.choice}>
          {fields}
          {submit}
        </div>
      )}
      <details open={problem !== null}>
        <summary className={styles.period}>
          <Icon name="clock" />
          <span className="sr">Período: </span>
          {shown?.label ?? periodText(from || undefined, to || undefined)}
          <Icon name="chevron-down" />
        </summary>
        <div className={styles.choices}>
          <ChipLinks label="Períodos">
            {shortcuts(today).map((shortcut) => (
              <Chip
                key={shortcut.label}
                href={hrefFrom(shortcut.from)}
                aria-current={shortcut.label === shown?.label ? 'true' : undefined}
              >
                {shortcut.label}
              </Chip>
            ))}
          </ChipLinks>
          <div className={styles.form}>
            <DateField label="Desde" name="from" max={today} defaultValue={from} error={errorAt('from')} />
            <DateField label="Hasta" name="to" max={today} defaultValue={to} error={errorAt('to')} />
            {fields.length === 0 && submit}
          </div>
        </div>
      </details>
    </form>
  );
}
