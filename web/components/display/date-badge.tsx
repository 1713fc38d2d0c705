import { classNames } from './class-names.ts';
import styles from './date-badge.module.css';

const months = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];

type DateBadgeProps = {
  /** The calendar date, 'YYYY-MM-DD', already in the portal's time zone. */
  date: string;
  /**
   * For use beside the title of an article instead of over an image. In a narrow article it becomes a line.
   */
  flat?: boolean;
  className?: string;
};

/** A date drawn like a calendar page: day and short month. */
export function DateBadge({ date, flat, className }: DateBadgeProps) {
  return (
    <time className={classNames(styles.day, flat && styles.flat, className)} dateTime={date}>
      {Number(date.slice(8, 10))} <small>{months[Number(date.slice(5, 7)) - 1]}</small>
    </time>
  );
}
