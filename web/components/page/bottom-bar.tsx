import type { ReactNode } from 'react';
import { classNames } from '../display/class-names.ts';
import styles from './bottom-bar.module.css';

/** The one thing to do, docked at the bottom of a phone. On wide screens it is not there: the button stands in the page. */
export function BottomBar({ children }: { children: ReactNode }) {
  return (
    <div className={classNames(styles.dock, 'phone-only')} data-noprint data-docked="phone">
      {children}
    </div>
  );
}
