import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './dock.module.css';

/** The one thing to do, docked at the bottom of a phone. On wide screens it is not there: the button stands in the page. */
export function Dock({ children }: { children: ReactNode }) {
  return (
    <div className={classNames(styles.dock, 'phone-only')} data-noprint data-docked="phone">
      {children}
    </div>
  );
}

/** The bar at the end of a long form, always in sight: a word about the state at the left, the buttons at the right. */
export function SaveBar({ state, children }: { state?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.saveBar} data-noprint data-docked="always">
      {state && (
        <span className={styles.state} role="status">
          {state}
        </span>
      )}
      {children}
    </div>
  );
}
