import type { CourseRead } from '../../../contract/courses/calls.ts';
import { counted } from '../../../contract/text/counted.ts';
import { Stars } from '../../components/display/stars.tsx';
import { oneDecimal, wholeNumber } from '../../lib/format.ts';
import styles from './course-rating.module.css';

/** '128 opiniones' */
export const opinionsText = (count: number): string => counted(count, 'opinión', 'opiniones');

/** The line under the title: the mean, the number of ratings and of enrolments. */
export function CourseRating({ course }: { course: CourseRead }) {
  const { rating, ratingCount, countApply } = course;
  const taken = countApply === 1 ? '1 persona lo tomó' : `${wholeNumber(countApply)} personas lo tomaron`;
  return (
    <p className={styles.rating}>
      {ratingCount > 0 ? (
        <>
          <Stars value={rating} />
          <b>{oneDecimal(rating)}</b>
          <span>
            {opinionsText(ratingCount)}
            {countApply > 0 && ','}
          </span>
        </>
      ) : (
        <span>Todavía sin opiniones{countApply > 0 && ','}</span>
      )}
      {countApply > 0 && <span>{taken}</span>}
    </p>
  );
}
