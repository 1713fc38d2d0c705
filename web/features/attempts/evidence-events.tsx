import type { AttemptEvent } from '../../../contract/calls/attempt.ts';
import { dateAndTime } from '../../lib/format.ts';
import { eventText } from './evidence.rules.ts';
import styles from './evidence-page.module.css';

/** The administration's changes to an attempt, with their reasons. */
export function EvidenceEvents({ events }: { events: readonly AttemptEvent[] }) {
  if (events.length === 0) return null;
  return (
    <section aria-labelledby="cambios">
      <h2 id="cambios">Qué hizo la administración</h2>
      <ol className={styles.events}>
        {events.map((event) => (
          <li key={`${event.at} ${event.kind} ${event.reason}`}>
            <p className={styles.when}>
              {dateAndTime(event.at)}
              {event.by !== null && ` · ${event.by}`}
            </p>
            <p>
              <b>{eventText(event)}</b>
            </p>
            <p>{event.reason === '' ? 'El motivo ya no se guarda.' : `Motivo: ${event.reason}`}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
