import { classNames } from './class-names.ts';
import styles from './date-badge.module.css';

const months = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];

type DayLeafProps = {
  /** The calendar date, 'YYYY-MM-DD', already in the portal's time zone. */
  date: string;
  /** Beside the title of an article instead of over a picture; a line where the article is narrow. */
  flat?: boolean;
  className?: string;
};

/** The leaf of a calendar: day and short month. */
export function DateBadge({ date, flat, className }: DayLeafProps) {
  return (
    <time className={classNames(styles.day, flat && styles.flat, className)} dateTime={date}>
      {Number(date.slice(8, 10))} <small>{months[Number(date.slice(5, 7)) - 1]}</small>
    </time>
  );
}
