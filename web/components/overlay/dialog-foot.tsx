import type { ReactNode } from 'react';
import styles from './dialog.module.css';

/** The buttons at the end of a dialog, inside its form so that the submit button belongs to it. */
export function DialogFoot({ children }: { children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>;
}
