import { classNames } from './class-names.ts';
import styles from './stars.module.css';

const star = 'M12 2.6l2.9 6 6.6.9-4.8 4.6 1.2 6.5L12 17.5l-5.9 3.1 1.2-6.5L2.5 9.5l6.6-.9z';
export const starNumbers = [1, 2, 3, 4, 5] as const;

type StarsProps = {
  /** The mean, 0 to 5. It is rounded to whole stars (spec 2.5). */
  value: number;
  /**
   * The number of ratings. With it, mean and count are written beside the stars; without it, the stars stand
   * alone.
   */
  count?: number;
};

/** A rating from 1 to 5 as stars, in words for screen readers. Without ratings it says so. */
export function Stars({ value, count }: StarsProps) {
  if (count === 0) return <span className={styles.stars}>Sin calificaciones</span>;
  const rounded = Math.round(value);
  const mean = value.toFixed(1).replace('.', ',');
  return (
    <span className={styles.stars}>
      <span className={styles.row} role="img" aria-label={`${rounded} de 5 estrellas`}>
        {starNumbers.map((number) => (
          <StarShape key={number} isFull={number <= rounded} />
        ))}
      </span>
      {count !== undefined && (
        <>
          <span aria-hidden="true">
            <b>{mean}</b> ({count})
          </span>
          <span className="sr">
            Promedio {mean}, {count === 1 ? '1 calificación' : `${count} calificaciones`}
          </span>
        </>
      )}
    </span>
  );
}

export function StarShape({ isFull }: { isFull: boolean }) {
  return (
    <svg viewBox="0 0 24 24" className={classNames(isFull && styles.full)} aria-hidden="true">
      <path d={star} />
    </svg>
  );
}
