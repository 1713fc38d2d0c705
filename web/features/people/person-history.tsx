import type { Person } from '../../../contract/people/calls.ts';
import { SectionHead } from '../../components/page/page-head.tsx';
import { dateAndTime } from '../../lib/format.ts';
import { eventText, signInText } from './people.rules.ts';
import styles from './person.module.css';

/** The stored sign-ins, newest first. */
export function PersonSignIns({ person: { signIns, isDeleted } }: { person: Person }) {
  if (isDeleted) return null;
  return (
    <section className={styles.part} aria-labelledby="entradas">
      <SectionHead id="entradas" title="Entradas">
        De los últimos 31 días; las anteriores no se guardan con nombre.
      </SectionHead>
      {signIns.length === 0 ? (
        <p className="muted">Ninguna en los últimos 31 días.</p>
      ) : (
        <ul className={styles.history}>
          {signIns.map((signIn) => (
            <li key={signIn.date + signIn.lastSeen}>
              <span>{dateAndTime(signIn.date)}</span>
              <span className="muted">{signInText(signIn)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Administrators' actions on the account and its attempts, newest first. */
export function PersonEvents({ person: { events, fullname, isDeleted } }: { person: Person }) {
  return (
    <section className={styles.part} aria-labelledby="administracion">
      <SectionHead
        id="administracion"
        title="Lo que hizo la administración"
        action={
          !isDeleted && (
            <a href={`/auditoria?${new URLSearchParams({ search: fullname })}`}>Todo en Auditoría</a>
          )
        }
      />
      {events.length === 0 ? (
        <p className="muted">Nada todavía.</p>
      ) : (
        <ul className={styles.history}>
          {events.map((event, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an event has no other key than its place
            <li key={index}>
              <span>{dateAndTime(event.date)}</span>
              <span>
                {event.attemptId === null ? (
                  eventText(event)
                ) : (
                  <a href={`/intento?id=${event.attemptId}`}>{eventText(event)}</a>
                )}{' '}
                <span className="muted">{event.by ?? 'La consola'}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
