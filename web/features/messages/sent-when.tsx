import { calendarDate, dayAndMonth, shortDate, timeOfDay } from '../../lib/format.ts';

/** The time of arrival: a time today, a day this year, otherwise a date; in full as a tooltip. */
export function SentWhen({ date }: { date: string }) {
  return (
    <time dateTime={date} title={`${shortDate(date)}, ${timeOfDay(date)}`} suppressHydrationWarning>
      {whenText(date, new Date().toISOString())}
    </time>
  );
}

function whenText(date: string, now: string): string {
  if (calendarDate(date) === calendarDate(now)) return timeOfDay(date);
  return calendarDate(date).slice(0, 4) === calendarDate(now).slice(0, 4)
    ? dayAndMonth(date)
    : shortDate(date);
}
