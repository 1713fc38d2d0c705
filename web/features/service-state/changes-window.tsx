import type { RecentChanges } from '../../../contract/service-state/calls.ts';
import { counted } from '../../../contract/text/counted.ts';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { dateAndTime } from '../../lib/format.ts';
import styles from './state-window.module.css';

type ChangesWindowProps = { changes: RecentChanges | null; onClose: () => void };

/** 'Qué cambió': versions, steps of the database and settings (spec 13.15). */
export function ChangesWindow({ changes, onClose }: ChangesWindowProps) {
  return (
    <Dialog open={changes !== null} onClose={onClose} asksFirst={false} wide title="Qué cambió">
      {changes !== null && (
        <div className="stack">
          <section>
            <h3>Versiones del portal</h3>
            <ul className={styles.list}>
              {changes.updates.map(({ at, version, steps }) => (
                <li key={`${at} ${version}`}>
                  <span>
                    {version === null ? stepsWords(steps) : `Empezó a funcionar el portal ${version}`}
                  </span>
                  <small>{dateAndTime(at)}</small>
                </li>
              ))}
            </ul>
          </section>
          <section>
            <h3>Lo que hicieron quienes administran</h3>
            {changes.actions.length === 0 && <p className="muted">Nadie cambió todavía los ajustes.</p>}
            <ul className={styles.list}>
              {changes.actions.map(({ id, at, by, said }) => (
                <li key={id}>
                  <span>
                    {by}: <a href={`/auditoria?linea=${id}`}>{said}</a>
                  </span>
                  <small>{dateAndTime(at)}</small>
                </li>
              ))}
            </ul>
            <p>
              <a href="/auditoria?kind=portal">Ver todo en Auditoría</a>
            </p>
          </section>
        </div>
      )}
    </Dialog>
  );
}

const stepsWords = (steps: number) => `La base de datos se puso al día: ${counted(steps, 'paso', 'pasos')}`;
