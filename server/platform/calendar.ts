/** Shared by the process, like `asked`: a pure function. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The last answer for each time zone, because every request asks for today's date. */
const asked = new Map<string, { second: number; date: string }>();

/** The calendar date 'YYYY-MM-DD' of an instant in an IANA time zone (spec 5.9: TIME_ZONE decides what "today" is). */
export function calendarDate(instant: Date, timeZone: string): string {
  const second = Math.floor(instant.getTime() / 1000);
  const known = asked.get(timeZone);
  if (known?.second === second) return known.date;
  const date = formatDate(instant, timeZone);
  asked.set(timeZone, { second, date });
  return date;
}

function formatDate(instant: Date, timeZone: string): string {
  let format = formats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    formats.set(timeZone, format);
  }
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${parts.year?.padStart(4, '0')}-${parts.month}-${parts.day}`;
}

/**
 * The instant of a minute 'YYYY-MM-DDTHH:mm' in an IANA time zone. A minute that a clock change skips moves by the
 * change (02:30 becomes 03:30); of a minute that occurs twice, the first counts.
 */
export function instantOfLocal(minute: string, timeZone: string): Date {
  const zoned = Temporal.PlainDateTime.from(minute).toZonedDateTime(timeZone, {
    disambiguation: 'compatible',
  });
  return new Date(zoned.epochMilliseconds);
}

/** The minute 'YYYY-MM-DDTHH:mm' of an instant in an IANA time zone. */
export function localOfInstant(instant: Date, timeZone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });
}
