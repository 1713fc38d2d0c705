import type { ReactNode } from 'react';
import { type CalloutKind, Failure } from '../display/callout.tsx';
import styles from './save-bar.module.css';

type SaveBarProps = {
  /** The state of saving, in words. */
  status: string;
  /** The reason why it could not be saved, shown beside the button; null = none. */
  problem?: string | null;
  problemKind?: CalloutKind;
  /** A button for the text rather than for saving; on phones it stands beside the status. */
  tools?: ReactNode;
  children: ReactNode;
};

/** The buttons of a long administration form, always in view. */
export function SaveBar({ status, problem, problemKind, tools, children }: SaveBarProps) {
  return (
    <div className={styles.bar} data-noprint data-docked="always">
      <Failure message={problem} kind={problemKind} className={styles.problem} />
      <span className={styles.status} role="status">
        {status}
      </span>
      {tools && <div className={styles.tools}>{tools}</div>}
      {children}
    </div>
  );
}
