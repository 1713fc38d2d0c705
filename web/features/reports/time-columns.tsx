import { useId } from 'react';
import { colourOf } from '../../../contract/content/report-figures.ts';
import { wholeNumber } from '../../lib/format.ts';
import type { TimeSeries } from './activity.rules.ts';
import colourStyles from './chart-colours.module.css';
import styles from './time-columns.module.css';

type TimeColumnsProps = { series: TimeSeries; first: string; last: string; colours: number };

/** A small chart of columns over time. Its figures stand in the table below; its name says what it shows. */
export function TimeColumns({ series, first, last, colours }: TimeColumnsProps) {
  const id = useId();
  const { title, columns, total, most } = series;
  const told = `${title}, de ${first} a ${last}: ${wholeNumber(total)} en total; lo más, ${wholeNumber(most)}.`;
  return (
    <section aria-labelledby={id} data-pair={colourOf(colours, 0).pair + 1} className={styles.section}>
      <h2 id={id}>{title}</h2>
      <p className={styles.total}>{wholeNumber(total)}</p>
      <svg width="100%" height="120" role="img" aria-label={told}>
        <line className={styles.base} x1="0" x2="100%" y1="119.5" y2="119.5" />
        {columns.map(({ x, width, height }) => (
          <rect
            key={x}
            className={colourStyles['dark']}
            x={`${x}%`}
            width={`${width}%`}
            y={`${100 - height}%`}
            height={`${height}%`}
          />
        ))}
      </svg>
      <p className={styles.ends}>
        <span>{first}</span>
        {last !== first && <span>{last}</span>}
      </p>
    </section>
  );
}
