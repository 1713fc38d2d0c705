import {
  type Holder,
  type Permission,
  type PermissionColumn,
  permissionColumns,
  type Reach,
} from '../../../contract/grants/calls.ts';
import { grantLabels } from '../../../contract/grants/grants.ts';
import { Tag } from '../../components/display/tag.tsx';
import { IconButton } from '../../components/forms/icon-button.tsx';
import { Breadcrumb } from '../../components/page/breadcrumb.tsx';
import { SectionHead, ToolHead } from '../../components/page/page-head.tsx';
import { DataTable } from '../../components/table/data-table.tsx';
import type { Column } from '../../components/table/data-table-column.ts';
import { shortDate, wholeNumber } from '../../lib/format.ts';
import { PagedTableEmpty, PagedTablePager, PagedTableTools } from '../../lib/lists/paged-table.tsx';
import { usePagedList } from '../../lib/lists/use-paged-list.ts';
import { useNotice } from '../../lib/page/notice.ts';
import type { ViewProps } from '../../lib/page/screen.ts';
import { loadPermissions, type PermissionPage } from './load-grants.ts';
import styles from './permissions.module.css';
import { StepRuleSection } from './step-rule.tsx';

const labelOf = (column: PermissionColumn): string => {
  if (column === 'admin') return 'Administrador';
  return column === 'member' ? 'Miembro' : grantLabels[column].label;
};

const words: Readonly<Record<Reach, string>> = {
  all: 'Sí',
  part: 'En parte',
  own: 'Lo suyo',
  none: 'No',
};

const columns: Column<Permission>[] = [
  { key: 'label', label: 'Qué', kind: 'title', render: ({ label }) => label },
  ...permissionColumns.map((column) => ({
    key: column,
    label: labelOf(column),
    cardLabel: labelOf(column),
    render: ({ reach }: Permission) => (
      <span className={reach[column] === 'none' ? 'muted' : styles.may}>{words[reach[column]]}</span>
    ),
  })),
];

const holderColumns: Column<Holder>[] = [
  {
    key: 'name',
    label: 'Nombre',
    kind: 'title',
    render: ({ id, fullname, username }) => (
      <>
        <a href={`/persona?id=${id}`}>{fullname}</a> <span className="muted">{username}</span>
      </>
    ),
  },
  {
    key: 'roles',
    label: 'Rol',
    render: ({ isAdmin, roles, blocked }) => (
      <span className={styles.roles}>
        {isAdmin && <Tag kind="info">Administrador</Tag>}
        {roles.map((role) => (
          <Tag key={role}>{grantLabels[role].label}</Tag>
        ))}
        {blocked && <Tag kind="no">Bloqueada</Tag>}
      </span>
    ),
  },
  {
    key: 'since',
    label: 'Desde',
    cardLabel: 'Desde',
    nowrap: true,
    render: ({ since }) => (since === null ? '–' : shortDate(since)),
  },
  {
    key: 'seen',
    label: 'Última entrada',
    cardLabel: 'Entró',
    nowrap: true,
    render: ({ lastSeen }) => (lastSeen === null ? 'Hace más de un mes' : shortDate(lastSeen)),
  },
  {
    key: 'actions',
    label: 'Acciones',
    kind: 'actions',
    render: ({ id, fullname }) => (
      <IconButton icon="pencil" label="Cambiar" worded terse subject={fullname} href={`/rol?id=${id}`} />
    ),
  },
];

/** /quienpuedeque: the table of permissions, and who holds a role (spec 4.7). */
export default function PermissionsPage({ data, query: opened }: ViewProps<PermissionPage>) {
  const list = usePagedList<PermissionPage>({
    path: '/quienpuedeque',
    query: opened,
    loaded: data,
    load: loadPermissions,
  });
  const { table, holders, total } = list.loaded;
  useNotice();
  const sections = Map.groupBy(table, ({ section }) => section);
  return (
    <>
      <Breadcrumb trail={[{ label: 'Usuarios', href: '/usuarios' }, { label: 'Quién puede qué' }]} />
      <ToolHead title="Quién puede qué" />
      <p className="muted">
        Un rol suma a lo de un miembro: quien lo tiene sigue leyendo y rindiendo exámenes. Al cambiarlo se
        cierran sus sesiones, y vuelve a entrar. La tabla sale de las mismas reglas que usa el servidor.
      </p>
      {[...sections].map(([name, rows]) => (
        <section key={name} className={styles.part} aria-labelledby={`de-${name}`}>
          <SectionHead id={`de-${name}`} title={name} />
          <DataTable
            caption={name}
            columns={columns}
            rows={rows}
            rowKey={({ label }) => label}
            empty={null}
          />
        </section>
      ))}
      <section className={styles.part} aria-labelledby="quien">
        <SectionHead
          id="quien"
          title="Quién tiene un rol"
          action={
            <span className="muted">
              {wholeNumber(total)} {total === 1 ? 'persona' : 'personas'}
            </span>
          }
        >
          Para dar uno, abre la página de la persona en Usuarios y pulsa «Rol».
        </SectionHead>
        <PagedTableTools list={list} label="Buscar a alguien con un rol" />
        <DataTable
          caption="Quién tiene un rol"
          columns={holderColumns}
          rows={holders}
          rowKey={({ id }) => id}
          empty={
            <PagedTableEmpty list={list} title="Nadie con ese nombre tiene un rol">
              Los demás son miembros.
            </PagedTableEmpty>
          }
        />
        <PagedTablePager list={list} total={total} noun={['persona', 'personas']} />
      </section>
      <StepRuleSection loaded={data.stepRule} />
    </>
  );
}
