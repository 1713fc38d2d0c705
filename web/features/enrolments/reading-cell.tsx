import type { EnrolmentRow } from '../../../contract/calls/users.ts';
import { Meter } from '../../components/display/meter.tsx';
import { readingFigures } from './enrolment.rules.ts';
import styles from './reading-cell.module.css';

/** Minutes read of the minutes required: blue once the duration is reached, red before (spec 2.11, 7.6). */
export function ReadingCell({ row }: { row: EnrolmentRow }) {
  const isReached = row.isReadingComplete;
  return (
    <div className={styles.reading}>
      <b className={`num ${isReached ? styles.blue : styles.red}`}>{readingFigures(row)}</b>
      <Meter
        value={row.readTime}
        max={row.duration * 60}
        tone={isReached ? 'blue' : 'red'}
        className={styles.meter}
      />
    </div>
  );
}
