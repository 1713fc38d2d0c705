import { classNames } from './class-names.ts';
import styles from './meter.module.css';

type MeterProps = {
  value: number;
  max: number;
  tone?: 'brand' | 'red' | 'blue' | 'sun';
  /** A value to be reached, as a line across the bar. */
  goal?: number;
  className?: string;
};

/**
 * A bar that fills from left to right; a value above `max` fills it. Decoration: the figures stand beside it.
 */
export function Meter({ value, max, tone = 'brand', goal, className }: MeterProps) {
  const percentOf = (part: number) =>
    max > 0 ? Math.round(Math.min(1, Math.max(0, part / max)) * 1000) / 10 : 0;
  const percent = percentOf(value);
  return (
    <svg
      className={classNames(styles.meter, styles[tone], className)}
      width="100%"
      height="9"
      aria-hidden="true"
    >
      {percent > 0 && <rect width={`${percent}%`} height="9" rx="4.5" />}
      {goal !== undefined && (
        <rect
          className={styles.goal}
          x={`${percentOf(goal)}%`}
          width="3"
          height="9"
          transform="translate(-3)"
        />
      )}
    </svg>
  );
}
