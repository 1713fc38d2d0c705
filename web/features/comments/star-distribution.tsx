import type { CourseRead } from '../../../contract/courses/calls.ts';
import { Meter } from '../../components/display/meter.tsx';
import { Stars } from '../../components/display/stars.tsx';
import { oneDecimal } from '../../lib/format.ts';
import { opinionsText } from './course-rating.tsx';
import styles from './star-distribution.module.css';

/** The mean in large, and the number of ratings with 5, 4, 3, 2 and 1 stars. */
export function StarDistribution({ course }: { course: CourseRead }) {
  const { stars, rating, ratingCount } = course;
  return (
    <div className={styles.distribution}>
      <div className={styles.mean}>
        <b>{oneDecimal(rating)}</b>
        <div>
          <Stars value={rating} />
          <div className="muted small">{opinionsText(ratingCount)}</div>
        </div>
      </div>
      <ul>
        {[5, 4, 3, 2, 1].map((number) => {
          const given = stars[number - 1] ?? 0;
          return (
            <li key={number}>
              <span>
                {number} {number === 1 ? 'estrella' : 'estrellas'}
              </span>
              <Meter value={given} max={ratingCount} tone="sun" />
              <span className="num">{Math.round((100 * given) / Math.max(1, ratingCount))} %</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
