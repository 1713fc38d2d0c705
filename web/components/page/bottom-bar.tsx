import type { ReactNode } from 'react';
import { classNames } from '../display/class-names.ts';
import styles from './bottom-bar.module.css';

/**
 * The main action, fixed to the bottom on a phone. Wide screens hide it: there the button stands in the page.
 */
export function BottomBar({ children }: { children: ReactNode }) {
  return (
    <div className={classNames(styles.dock, 'phone-only')} data-noprint data-docked="phone">
      {children}
    </div>
  );
}
