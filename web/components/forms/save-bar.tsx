import type { ReactNode } from 'react';
import styles from './save-bar.module.css';

type SaveBarProps = {
  /** How things stand. */
  status: string;
  /** A button that belongs to the text and not to its saving; on phones it stands beside the status. */
  tools?: ReactNode;
  children: ReactNode;
};

/** The buttons of a long form of the administration, always in sight. */
export function SaveBar({ status, tools, children }: SaveBarProps) {
  return (
    <div className={styles.bar} data-noprint data-docked="always">
      <span className={styles.status} role="status">
        {status}
      </span>
      {tools && <div className={styles.tools}>{tools}</div>}
      {children}
    </div>
  );
}
