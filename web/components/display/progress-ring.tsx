import { classNames } from './class-names.ts';
import styles from './progress-ring.module.css';
import { arcOf } from './progress-ring.rules.ts';

type RingProps = {
  /** The completed part, from 0 to 1. */
  part: number;
  size?: 'normal' | 'small';
};

/** A progress ring: clay until it is complete, then sky. Decoration: the figure is written beside it. */
export function ProgressRing({ part, size = 'normal' }: RingProps) {
  const stroke = size === 'small' ? { r: 42, strokeWidth: 13 } : { r: 44, strokeWidth: 9 };
  return (
    <svg
      className={classNames(styles.ring, size === 'small' && styles.small)}
      viewBox="0 0 100 100"
      data-ring
      data-complete={part >= 1 || undefined}
      aria-hidden="true"
    >
      <circle cx="50" cy="50" {...stroke} />
      <circle
        className={styles.value}
        cx="50"
        cy="50"
        {...stroke}
        pathLength="100"
        strokeDasharray={arcOf(part)}
        display={part > 0 ? undefined : 'none'}
      />
    </svg>
  );
}
