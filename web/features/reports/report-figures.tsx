import { type ReactNode, useId } from 'react';
import styles from './report-figures.module.css';

/** The figures of a chart as a table, under their own heading. */
export function ReportFigures({ children }: { children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.figures}>
      <h2 id={id}>Las mismas cifras en una tabla</h2>
      {children}
    </section>
  );
}
