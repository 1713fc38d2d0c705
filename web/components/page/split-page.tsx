import type { ReactNode } from 'react';
import styles from './split-page.module.css';

/** A screen in two halves: a drawing and one form. On phones the drawing is a strip above the form. */
export function SplitPage({ image, children }: { image: string; children: ReactNode }) {
  return (
    <div className={styles.split}>
      <div className={styles.picture}>
        <img src={image} alt="" data-drawn />
      </div>
      <div className={styles.main}>{children}</div>
    </div>
  );
}
