import type { ReactNode } from 'react';
import styles from './split-page.module.css';

/** A screen in two halves: a drawing, and one form. On phones the drawing is a strip over the form. */
export function SplitPage({ picture, children }: { picture: string; children: ReactNode }) {
  return (
    <div className={styles.split}>
      <div className={styles.picture}>
        <img src={picture} alt="" data-drawn />
      </div>
      <div className={styles.main}>{children}</div>
    </div>
  );
}
