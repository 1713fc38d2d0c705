import { type ReactNode, useId } from 'react';
import { colourOf } from '../../../contract/reports/figures.ts';
import { wholeNumber } from '../../lib/format.ts';
import colourStyles from './chart-colours.module.css';
import styles from './count-bars.module.css';

/** A count with its bar, in per cent of the longest. */
export type CountBar = { label: string; count: number; note?: string; length: number };

type CountBarsProps = { title: string; about: ReactNode; bars: readonly CountBar[]; colours: number };

/** A bar for each count, with its label and count as text, so that the bar itself needs no name. */
export function CountBars({ title, about, bars, colours }: CountBarsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} data-pair={colourOf(colours, 0).pair + 1} className={styles.section}>
      <h2 id={id} className={styles.head}>
        {title}
      </h2>
      <p className={styles.about}>{about}</p>
      <ul className={styles.bars}>
        {bars.map(({ label, count, note, length }) => (
          <li key={label}>
            <span>{label}</span>
            <svg width="100%" height="20" aria-hidden="true">
              <rect className={styles.track} width="100%" height="20" rx="6" />
              <rect className={colourStyles['dark']} width={`${length}%`} height="20" rx="6" />
            </svg>
            <span className={styles.count}>
              {wholeNumber(count)}
              {note && <small> {note}</small>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
