import type { ReactNode } from 'react';
import { classNames } from '../display/class-names.ts';
import styles from './two-columns.module.css';

type TwoColumnsProps = {
  children: ReactNode;
  aside: ReactNode;
  /** The name of the second column, for screen readers. */
  label: string;
};

/** A reading column with a narrow one beside it. On small screens the narrow one comes below. */
export function TwoColumns({ children, aside, label }: TwoColumnsProps) {
  return (
    <div className={styles.two}>
      <div className={styles.main}>{children}</div>
      <aside className={classNames(styles.side, 'stack')} aria-label={label} data-noprint>
        {aside}
      </aside>
    </div>
  );
}
