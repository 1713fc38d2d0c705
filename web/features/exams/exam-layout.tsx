import type { ReactNode } from 'react';
import { classNames } from '../../components/display/class-names.ts';
import { Logo } from '../../components/page/logo.tsx';
import styles from './exam-layout.module.css';

export type ExamLayoutProps = {
  /** The title of the course. */
  title: string;
  /** Above the bar, and not sticky: that this is a trial. */
  above?: ReactNode;
  /** The state of saving; mark it with `data-wait` while something is pending. */
  state?: ReactNode;
  clock?: ReactNode;
  /** The share of the time left, 1 to 0, as a yellow line; without it there is no line. */
  timeLeft?: number | undefined;
  /** A notice below the bar and as sticky as it, for instance that the network is gone. */
  notice?: ReactNode;
  children: ReactNode;
};

/** The frame of the exam: without a menu; a green bar with clock and saving state stays on top. */
export function ExamLayout({ title, above, state, clock, timeLeft, notice, children }: ExamLayoutProps) {
  return (
    <>
      <a className="skip" href="#contenido">
        Saltar a las preguntas
      </a>
      {above}
      <header className={styles.bar} data-band>
        <div className={classNames('wrap', styles.row)}>
          <Logo text={null} className="wide-only" />
          <div className={styles.title}>
            <small>Examen</small>
            <b>{title}</b>
          </div>
          {state && <div className={styles.state}>{state}</div>}
          {clock && <div className={styles.clock}>{clock}</div>}
        </div>
        {timeLeft !== undefined && (
          <svg className={styles.timeLine} aria-hidden="true">
            <rect width={`${Math.round(Math.min(1, Math.max(0, timeLeft)) * 1000) / 10}%`} height="5" />
          </svg>
        )}
        {notice}
      </header>
      <main id="contenido" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
