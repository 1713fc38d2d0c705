const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The calendar date 'YYYY-MM-DD' of an instant in an IANA time zone (decisions §3: TIME_ZONE decides what
 * "today" is).
 */
export function calendarDate(instant: Date, timeZone: string): string {
  let format = formats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    formats.set(timeZone, format);
  }
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${parts.year?.padStart(4, '0')}-${parts.month}-${parts.day}`;
}
