import type { UserRow } from '../../../../contract/calls/usuario.ts';
import { Tag } from '../../../components/display/tag.tsx';
import { Button } from '../../../components/forms/button.tsx';
import { IconButton } from '../../../components/forms/icon-button.tsx';
import type { Column } from '../../../components/table/data-table-column.ts';
import { RowActions } from '../../../components/table/row-actions.tsx';
import { EmailText } from '../../../components/text/email-text.tsx';
import { dateAndTime, dayAndMonth } from '../../../lib/format.ts';
import { roleLabels } from './roles.ts';

type UserActions = Record<'onActivate' | 'onLink' | 'onRemove', (user: UserRow) => void>;

export function userColumns({ onActivate, onLink, onRemove }: UserActions): Column<UserRow>[] {
  return [
    {
      key: 'fullname',
      label: 'Nombre completo',
      kind: 'title',
      sortBy: ({ fullname }) => fullname,
      render: ({ id, fullname, groups }) => (
        <>
          <a href={`/persona?id=${id}`}>{fullname}</a>
          {groups.length > 0 && <div className="small muted">{groups.join(', ')}</div>}
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
      render: ({ email }) => email !== null && <EmailText address={email} />,
    },
    {
      key: 'role',
      label: 'Rol',
      sortBy: ({ role }) => roleLabels[role],
      render: ({ role }) => roleLabels[role],
    },
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
        <RowActions
          subject={user.fullname}
          edit={{ href: `/editusuario?id=${user.id}` }}
          first={
            !user.active && (
              <Button
                size="small"
                kind="soft"
                aria-label={`Activar: ${user.fullname}`}
                onClick={() => onActivate(user)}
              >
                Activar
              </Button>
            )
          }
        >
          <IconButton
            icon="key"
            label="Crear enlace para elegir contraseña"
            subject={user.fullname}
            onClick={() => onLink(user)}
          />
          <IconButton
            icon="trash"
            label="Eliminar"
            subject={user.fullname}
            danger
            onClick={() => onRemove(user)}
          />
        </RowActions>
      ),
    },
  ];
}

/** The state of a user, and their last visit (a session of the last 31 days). */
function State({ user: { active, lastSeen } }: { user: UserRow }) {
  return (
    <>
      {active ? <Tag kind="ok">Activo</Tag> : <Tag kind="wait">Sin activar</Tag>}
      {lastSeen !== null && (
        <div className="small muted" title={`Última entrada: ${dateAndTime(lastSeen)}`}>
          Entró {dayAndMonth(lastSeen)}
        </div>
      )}
    </>
  );
}
