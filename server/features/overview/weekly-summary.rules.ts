/** The hour of Monday in the portal's zone at which the letter is due. */
const dueHour = 7;
/** A letter delayed for longer is not sent: the next one is near. */
export const summaryDays = 6;

/** The last Monday whose letter is due, 'YYYY-MM-DD' (spec 11.5). */
export function dueMonday(now: Date, timeZone: string): string {
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
    .subtract({ hours: dueHour })
    .toPlainDate();
  return local.subtract({ days: local.dayOfWeek - 1 }).toString();
}

/** The last day of the week that a Monday's letter covers. */
export const dayBefore = (monday: string): string =>
  Temporal.PlainDate.from(monday).subtract({ days: 1 }).toString();
