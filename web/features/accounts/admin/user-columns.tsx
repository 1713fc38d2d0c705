import type { UserRow } from '../../../../contract/accounts/calls.ts';
import { roleLabels } from '../../../../contract/accounts/role-labels.ts';
import type { LastAction } from '../../../../contract/audit-log/calls.ts';
import type { IconName } from '../../../components/display/icon.tsx';
import { IconButton } from '../../../components/forms/icon-button.tsx';
import type { Column } from '../../../components/table/data-table-column.ts';
import { RowActions } from '../../../components/table/row-actions.tsx';
import { EmailText } from '../../../components/text/email-text.tsx';
import { dateAndTime, dayAndMonth } from '../../../lib/format.ts';
import { StateTag } from './state-tag.tsx';
import styles from './user-list.module.css';

type UserActions = Record<
  'onActivate' | 'onResend' | 'onEndSessions' | 'onBlock' | 'onUnblock' | 'onSheet' | 'onRole' | 'onRemove',
  (user: UserRow) => void
>;

/** The role column is replaced by each one's latest action in lists of a single role. */
export function userColumns(
  on: UserActions,
  lastActions: Readonly<Record<number, LastAction | null>> | undefined,
): Column<UserRow>[] {
  return [
    {
      key: 'fullname',
      label: 'Nombre completo',
      kind: 'title',
      sortBy: ({ fullname }) => fullname,
      render: ({ id, fullname, groups }) => (
        <>
          <a href={`/persona?id=${id}`}>{fullname}</a>
          {groups.length > 0 && <div className={styles.groups}>{groups.join(', ')}</div>}
        </>
      ),
    },
    {
      key: 'username',
      label: 'Usuario',
      sortBy: ({ username }) => username,
      render: ({ username }) => <EmailText address={username} />,
    },
    {
      key: 'email',
      label: 'Email',
      sortBy: ({ email }) => email ?? '',
      render: ({ email }) =>
        email === null ? <span className="muted">Sin correo</span> : <EmailText address={email} />,
    },
    lastActions === undefined ? roleColumn : lastColumn(lastActions),
    {
      key: 'state',
      label: 'Estado',
      sortBy: ({ active }) => (active ? 1 : 0),
      kind: 'state',
      render: (user) => <State user={user} />,
    },
    {
      key: 'actions',
      label: 'Acciones',
      kind: 'actions',
      render: (user) => (
        <RowActions subject={user.fullname} edit={{ href: `/editusuario?id=${user.id}` }}>
          <Actions user={user} on={on} />
        </RowActions>
      ),
    },
  ];
}

const roleColumn: Column<UserRow> = {
  key: 'role',
  label: 'Rol',
  sortBy: ({ role }) => roleLabels[role],
  render: ({ role }) => roleLabels[role],
};

const lastColumn = (lastActions: Readonly<Record<number, LastAction | null>>): Column<UserRow> => ({
  key: 'last',
  label: 'Lo último que hizo',
  sortBy: ({ id }) => lastActions[id]?.date ?? '',
  render: ({ id }) => <LastActionCell row={lastActions[id] ?? null} by={id} />,
});

function LastActionCell({ row, by }: { row: LastAction | null; by: number }) {
  if (row === null) return <span className="muted">Nada todavía</span>;
  return (
    <div className={styles.last}>
      <a href={`/auditoria?by=${by}`}>{row.said}</a>
      {row.subject !== null && `: ${row.subject}`}
      <div className="muted">{dateAndTime(row.date)}</div>
    </div>
  );
}

/** The actions of a row that are in 'Más': those that its state allows. */
function Actions({ user, on }: { user: UserRow; on: UserActions }) {
  const { active, blocked, email, fullname } = user;
  const isWaiting = !active && !blocked;
  const action = (icon: IconName, label: string, act: (user: UserRow) => void, danger = false) => (
    <IconButton icon={icon} label={label} subject={fullname} danger={danger} onClick={() => act(user)} />
  );
  return (
    <>
      {isWaiting && action('check', 'Activar', on.onActivate)}
      {isWaiting && email !== null && action('send', 'Enviar otra vez el enlace', on.onResend)}
      {action('key', 'Hoja de acceso', on.onSheet)}
      {active && !blocked && action('sign-out', 'Cerrar sesiones', on.onEndSessions)}
      {blocked ? action('undo', 'Desbloquear', on.onUnblock) : action('lock', 'Bloquear', on.onBlock, true)}
      {action(
        'shield',
        user.role === 'admin' ? 'Quitar la administración' : 'Hacer administrador',
        on.onRole,
      )}
      {action('trash', 'Eliminar', on.onRemove, true)}
    </>
  );
}

/** The state of a user, and their last visit (a session of the last 31 days). */
function State({ user: { active, blocked, lastSeen } }: { user: UserRow }) {
  return (
    <>
      <StateTag active={active} blocked={blocked} />
      {lastSeen !== null && (
        <div className={`small muted ${styles.seen}`} title={`Última entrada: ${dateAndTime(lastSeen)}`}>
          Entró {dayAndMonth(lastSeen)}
        </div>
      )}
    </>
  );
}
