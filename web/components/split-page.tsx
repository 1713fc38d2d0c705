import type { ReactNode } from 'react';
import { Logo } from './logo.tsx';
import styles from './split-page.module.css';

/** A whole screen in two halves: a drawing, and one form under the portal's name. */
export function SplitPage({ picture, children }: { picture: string; children: ReactNode }) {
  return (
    <div className={styles.split}>
      <div className={styles.picture}>
        <img src={picture} alt="" data-drawn />
      </div>
      <div className={styles.side}>
        <header className={styles.head}>
          <Logo />
          <a href="/">Inicio</a>
        </header>
        <main id="contenido" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
    </div>
  );
}
