import type { EnrolmentRow } from '../../../contract/users.ts';
import { Meter } from '../../components/meter.tsx';
import { isReadingReached, readingFigures } from './profile.rules.ts';
import styles from './reading-cell.module.css';

/** Minutes read against minutes asked: blue at or over the duration, red under (portal.md §4). */
export function ReadingCell({ row }: { row: EnrolmentRow }) {
  const isReached = isReadingReached(row);
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
