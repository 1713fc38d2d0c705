import type { ReactNode } from 'react';
import { classNames } from '../display/class-names.ts';
import styles from './two-columns.module.css';

/** A reading column with a narrow one beside it. On small screens the narrow one comes below. */
export function TwoColumns({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className={styles.two}>
      <div className={styles.main}>{children}</div>
      <aside className={classNames(styles.side, 'stack')} data-noprint>
        {aside}
      </aside>
    </div>
  );
}
