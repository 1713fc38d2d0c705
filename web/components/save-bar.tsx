import type { ReactNode } from 'react';
import styles from './save-bar.module.css';

/** The buttons of a long form of the administration, always in sight; `status` says how things stand. */
export function SaveBar({ status, children }: { status: string; children: ReactNode }) {
  return (
    <div className={styles.bar} data-noprint>
      <span className={styles.status} role="status">
        {status}
      </span>
      {children}
    </div>
  );
}
