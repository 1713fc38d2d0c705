import { useId } from 'react';
import { changesValues } from '../../../contract/audit-log/actions.ts';
import type { AuditChange, AuditNamed, AuditRow } from '../../../contract/audit-log/calls.ts';
import { Detail } from '../../components/display/detail.tsx';
import { Icon } from '../../components/display/icon.tsx';
import { Button } from '../../components/forms/button.tsx';
import { IconButton } from '../../components/forms/icon-button.tsx';
import { dateAndTime, timeOfDay, timeToTheSecond, wholeNumber } from '../../lib/format.ts';
import { lineHref, saidOf } from './audit.rules.ts';
import styles from './audit-line.module.css';

interface AuditLineProps {
  row: AuditRow;
  isOpen: boolean;
  onToggle(): void;
}

/** A line of the audit: author and action; unfolded, the values before and after (spec 5.10). */
export function AuditLine({ row, isOpen, onToggle }: AuditLineProps) {
  const { date, by, subject, place, reason } = row;
  const { who, what } = saidOf(row);
  const id = useId();
  return (
    <li className={styles.line}>
      <time dateTime={date}>{timeOfDay(date)}</time>
      <div className={styles.text}>
        <p>
          {by === null ? (
            <b>{who}</b>
          ) : (
            <a href={`/persona?id=${by.id}`} className={styles.who}>
              {who}
            </a>
          )}{' '}
          {what}
          {subject !== null && subject.href !== `/persona?id=${by?.id}` && (
            <>
              : <Named {...subject} />
            </>
          )}
        </p>
        {(place !== null || reason !== '') && (
          <p className="small muted">
            {place !== null && <Named {...place} />}
            {place !== null && reason !== '' && '. '}
            {reason !== '' && `Motivo: «${reason}»`}
          </p>
        )}
      </div>
      <IconButton
        icon="chevron-down"
        label={isOpen ? 'Cerrar el detalle' : 'Ver el detalle'}
        subject={`${who} ${what}`}
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onToggle}
      />
      {isOpen && <LineDetail id={id} row={row} />}
    </li>
  );
}

const Named = ({ title, href }: AuditNamed) => (href === null ? <b>{title}</b> : <a href={href}>{title}</a>);

function LineDetail({ id, row }: { id: string; row: AuditRow }) {
  const { action, by, changes, date, position, reason, versions } = row;
  return (
    <div id={id} className={styles.detail}>
      {changes.length > 0 && <Changes changes={changes} />}
      {changes.length === 0 && changesValues(action) && (
        <p className="muted">
          No se guardó lo anterior.
          {action.startsWith('account.') && ' Lo que se cambia de una persona se guarda dos años.'}
        </p>
      )}
      <dl className={styles.facts}>
        <Detail label="Cuándo">
          {dateAndTime(date).split(',')[0]}, {timeToTheSecond(date)}
        </Detail>
        {reason !== '' && <Detail label="Motivo que escribió">«{reason}»</Detail>}
        <Detail label="Línea">
          {position === null
            ? 'Se sella en el próximo minuto'
            : `${wholeNumber(position)}, sellada: no se puede cambiar sin que se note`}
        </Detail>
      </dl>
      <p className={styles.buttons}>
        {by !== null && (
          <Button kind="soft" size="small" href={`/auditoria?by=${by.id}`}>
            <Icon name="user" />
            Todo lo de {by.name}
          </Button>
        )}
        {versions !== null && (
          <Button kind="text" size="small" href={versions}>
            <Icon name="undo" />
            Ver lo de antes
          </Button>
        )}
        <Button kind="text" size="small" href={lineHref(row.id)}>
          <Icon name="link" />
          Enlace a esta línea
        </Button>
      </p>
    </div>
  );
}

function Changes({ changes }: { changes: readonly AuditChange[] }) {
  return (
    <table className={styles.changes}>
      <thead>
        <tr>
          <th scope="col">Qué</th>
          <th scope="col">Antes</th>
          <th scope="col">Después</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ label, before, after }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {before === null && after === null ? (
              <td colSpan={2} className={styles.untold}>
                Cambió; aquí no se muestra
              </td>
            ) : (
              <>
                <td data-side="Antes">
                  {before === null ? (
                    <span className="muted">No se guardó</span>
                  ) : (
                    <Value text={before} Mark="del" />
                  )}
                </td>
                <td data-side="Después">
                  <Value text={after ?? ''} Mark="ins" />
                </td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Value = ({ text, Mark }: { text: string; Mark: 'del' | 'ins' }) =>
  text === '' ? <span className="muted">vacío</span> : <Mark>{text}</Mark>;
