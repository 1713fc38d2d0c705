import type { Security } from '../../../../contract/accounts/factor-calls.ts';
import { Tag } from '../../../components/display/tag.tsx';
import { Card } from '../../../components/page/card.tsx';
import { useApi } from '../../../lib/api/api-context.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import { dateAndTime, longDate } from '../../../lib/format.ts';
import styles from './own-security.module.css';
import { PlainAction } from './plain-action.tsx';

interface OpenSessionsProps {
  sessions: Security['sessions'];
  onClosed(): Promise<void>;
}

/** 'Dónde está abierta tu cuenta' (spec 5.15). */
export function OpenSessions({ sessions, onClosed }: OpenSessionsProps) {
  const { seguridad } = useApi();
  const { tell, isBusy } = useCall();
  return (
    <Card as="section" padded>
      <div className="stack">
        <h2>Dónde está abierta tu cuenta</h2>
        <p className="muted">Si no reconoces una línea, ciérrala y cambia tu contraseña.</p>
        <ul className={styles.ways}>
          {sessions.map(({ id, device, network, since, lastSeen, isCurrent }) => (
            <li key={id}>
              <div>
                <b>{device === '' ? 'Un equipo de antes' : device}</b>
                <p className="muted">
                  {network !== '' && `Red ${network}. `}
                  {isCurrent ? `Abierta desde el ${longDate(since)}.` : `Usada el ${dateAndTime(lastSeen)}.`}
                </p>
              </div>
              {isCurrent ? (
                <Tag kind="info">Estás aquí</Tag>
              ) : (
                <PlainAction
                  action="cerrar"
                  of={id}
                  kind="line"
                  size="small"
                  busy={isBusy}
                  onPress={() => void tell(() => seguridad.endSession({ Id: id }), onClosed)}
                >
                  Cerrar<span className="sr"> en {device}</span>
                </PlainAction>
              )}
            </li>
          ))}
        </ul>
        {sessions.length > 1 && (
          <PlainAction
            action="cerrarotras"
            kind="soft"
            busy={isBusy}
            onPress={() => void tell(() => seguridad.endOtherSessions({}), onClosed)}
          >
            Cerrar todas menos esta
          </PlainAction>
        )}
      </div>
    </Card>
  );
}
