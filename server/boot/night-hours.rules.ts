const day = 24 * 60;

/** 'minute hour * * weekday', where minute and hour are numbers; the weekday is one or any. */
const atOneTime = /^(\d+) (\d+) \* \* (\*|[0-6]) /;

/**
 * A crontab whose fixed times are those of a time zone, in UTC as the runner reads them: at night nobody sits an exam. An
 * hour that the zone sets its clocks is found again with the next start.
 */
export function inUtc(crontab: string, timeZone: string, now: Date): string {
  const offset =
    Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).offsetNanoseconds /
    6e10;
  return crontab
    .split('\n')
    .map((line) =>
      line.replace(atOneTime, (_, minute: string, hour: string, weekday: string) => {
        const at = Number(hour) * 60 + Number(minute) - Math.round(offset);
        const within = ((at % day) + day) % day;
        const on = weekday === '*' ? '*' : (Number(weekday) + Math.floor(at / day) + 7) % 7;
        return `${within % 60} ${Math.floor(within / 60)} * * ${on} `;
      }),
    )
    .join('\n');
}
