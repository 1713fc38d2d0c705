import type { ReactNode } from 'react';
import styles from './dialog.module.css';

/**
 * The row of buttons at the end of a dialog. It is used inside a form, so that its submit button belongs to
 * the form.
 */
export function DialogFoot({ children }: { children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>;
}
