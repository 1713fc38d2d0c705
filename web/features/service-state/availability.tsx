import type { ServiceState } from '../../../contract/service-state/calls.ts';
import { calendarDate, dayAndMonth, longDate, spokenTime } from '../../lib/format.ts';
import styles from './availability.module.css';

const outagesNamed = 3;

/** The last ninety days as a row of bars; outages are listed below. */
export function Availability({
  availability: { from, share, outages },
  now,
}: {
  availability: ServiceState['availability'];
  now: string;
}) {
  const days = daysOfAvailability({ from, outages, now }, calendarDate);
  const percent = (share / 100).toFixed(2).replace('.', ',').replace(/,00$/, '');
  const lasting = ({ from: begin, until }: { from: string; until: string }) =>
    spokenTime(60 * Math.max(1, Math.round((Date.parse(until) - Date.parse(begin)) / 60_000)));
  return (
    <section className={styles.availability}>
      <div className={styles.head}>
        <h2>Los últimos 90 días</h2>
        <p>
          Disponible el {percent}&nbsp;% del tiempo
          {days.some(({ state }) => state === 'unknown') && `, desde el ${longDate(calendarDate(from))}`}
        </p>
      </div>
      <svg
        className={styles.days}
        viewBox={`0 0 ${days.length * 10} 40`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {days.map(({ day, state }, place) => (
          <rect
            key={day}
            className={styles[state]}
            x={place * 10 + 1}
            width="8"
            y={state === 'outage' ? 22 : 0}
            height={state === 'outage' ? 18 : 40}
            rx="1.5"
          />
        ))}
      </svg>
      <div className={styles.scale}>
        <span>{dayAndMonth(days[0]?.day ?? now)}</span>
        <span>hoy</span>
      </div>
      {outages.length === 0 ? (
        <p className={styles.words}>Ningún corte de más de tres minutos.</p>
      ) : (
        <ul className={styles.words}>
          {outages
            .slice(-outagesNamed)
            .toReversed()
            .map((outage) => (
              <li key={outage.from}>
                <b>{dayAndMonth(outage.from)}</b> {lasting(outage)} sin servicio
              </li>
            ))}
        </ul>
      )}
    </section>
  );
}

const daysShown = 90;

interface DayOfAvailability {
  /** 'YYYY-MM-DD' */
  day: string;
  /** `unknown`: before a node's first heartbeat. */
  state: 'well' | 'outage' | 'unknown';
}

/** The ninety days up to today, each with its outages; `dayOf` gives the day of an instant. */
function daysOfAvailability(
  { from, outages, now }: Pick<ServiceState['availability'], 'from' | 'outages'> & { now: string },
  dayOf: (instant: string) => string,
): DayOfAvailability[] {
  const last = Date.parse(`${dayOf(now)}T00:00:00Z`);
  const first = dayOf(from);
  const spans = outages.map((outage) => [dayOf(outage.from), dayOf(outage.until)] as const);
  return Array.from({ length: daysShown }, (_, place) => {
    const day = new Date(last - (daysShown - 1 - place) * 86_400_000).toISOString().slice(0, 10);
    if (day < first) return { day, state: 'unknown' };
    const hasOutage = spans.some(([begin, end]) => begin <= day && day <= end);
    return { day, state: hasOutage ? 'outage' : 'well' };
  });
}
