import { trashDays } from '../../../contract/constants.ts';
import type { Api } from '../../../contract/index.ts';
import { type TrashRow, trashedContentTypes } from '../../../contract/trash/calls.ts';
import { Tag } from '../../components/display/tag.tsx';
import { IconButton } from '../../components/forms/icon-button.tsx';
import { ConfirmDialog } from '../../components/overlay/confirm-dialog.tsx';
import { MoreMenu } from '../../components/overlay/more-menu.tsx';
import { ToolHead } from '../../components/page/page-head.tsx';
import { DataTable } from '../../components/table/data-table.tsx';
import type { Column } from '../../components/table/data-table-column.ts';
import { useApi } from '../../lib/api/api-context.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { dateAndTime, dayAndLongMonth, shortDate } from '../../lib/format.ts';
import type { BulkAction } from '../../lib/lists/bulk-action.ts';
import { bulkSelection } from '../../lib/lists/bulk-bar.tsx';
import { FilterChips } from '../../lib/lists/filter-chips.tsx';
import {
  type ListFilter,
  PagedTableEmpty,
  PagedTablePager,
  PagedTableTools,
} from '../../lib/lists/paged-table.tsx';
import { listHref, usePagedList } from '../../lib/lists/use-paged-list.ts';
import { useRemoval } from '../../lib/lists/use-removal.ts';
import type { Query, ViewProps } from '../../lib/page/screen.ts';
import { possessionsText } from '../../lib/people/possessions-text.ts';
import { isOfPeople, loadTrash, type TrashList } from './load-trash.ts';
import { daysLeft, daysLeftText, goneText, trashNames, trashTitle } from './trash.rules.ts';
import styles from './trash-page.module.css';

const filters: readonly ListFilter[] = [
  {
    name: 'type',
    label: 'Tipo',
    placeholder: 'Todos los tipos',
    options: trashedContentTypes.map((type) => ({ value: type, label: trashNames[type] })),
  },
];

/** /papelera: deleted content and people stay here for 30 days and can be restored (spec 5.13, 6.12; an extension). */
export default function TrashPage({ data, query }: ViewProps<TrashList>) {
  const api = useApi();
  const list = usePagedList<TrashList>({ path: '/papelera', query, loaded: data, load: loadTrash });
  const { rows, total, counts, now } = list.loaded;
  const hasPeople = isOfPeople(list.query);
  const { tell } = useCall();
  const removal = useRemoval<TrashRow>({
    remove: ({ type, id }) => api.papelera.delete({ type, id }),
    onRemoved: list.reload,
  });
  const actions = {
    onRestore: ({ type, id }: TrashRow) =>
      void tell(() => api.papelera.restore({ Type: type, Id: id }), list.reload),
    onRemove: removal.ask,
  };
  const noun: [string, string] = hasPeople ? ['persona', 'personas'] : ['elemento', 'elementos'];
  return (
    <>
      <ToolHead title="Papelera" />
      <p className={styles.lead}>
        Lo que se elimina queda aquí {trashDays} días. Mientras tanto puedes restaurarlo: vuelve a donde
        estaba.
      </p>
      <FilterChips
        label="Qué se eliminó"
        states={[
          { state: 'content', label: 'Contenido', count: counts.content },
          { state: 'people', label: 'Personas', count: counts.people },
        ]}
        shown={hasPeople ? 'people' : 'content'}
        hrefOf={(state) => listHref('/papelera', queryOf(state))}
        onChoose={(state) => list.change(() => queryOf(state))}
      />
      {hasPeople && (
        <p className={styles.lead}>
          No pueden entrar ni aparecen en listas, resultados o grupos. Sus certificados se siguen verificando.
          Al restaurar vuelven con cursos, intentos, certificados y grupos.
        </p>
      )}
      <PagedTableTools list={list} label="Buscar en la Papelera" filters={hasPeople ? [] : filters} />
      <DataTable
        caption={hasPeople ? 'Personas eliminadas' : 'Contenido eliminado'}
        columns={hasPeople ? peopleColumns(now, actions) : trashColumns(now, actions)}
        rows={rows}
        rowKey={({ type, id }) => `${type}-${id}`}
        selectable={bulkSelection({
          nameOf: trashTitle,
          noun,
          actions: trashActions(api, hasPeople),
          onDone: list.reload,
        })}
        empty={
          <PagedTableEmpty
            list={list}
            title={hasPeople ? 'No hay personas en la Papelera' : 'La Papelera está vacía'}
          >
            Lo que elimines de aquí en adelante podrás recuperarlo durante {trashDays} días.
          </PagedTableEmpty>
        }
      />
      <PagedTablePager list={list} total={total} noun={noun} />
      {hasPeople && (
        <p className={styles.lead}>
          El nombre de usuario, el correo y el documento quedan reservados hasta que se borren.
        </p>
      )}
      <ConfirmDialog
        {...removal.dialogProps}
        title="Desea eliminar?"
        confirmLabel="Eliminar para siempre"
        body={removal.asked && <Question row={removal.asked} />}
      />
    </>
  );
}

const queryOf = (state: 'content' | 'people'): Query => (state === 'people' ? { type: 'Persona' } : {});

function Question({ row }: { row: TrashRow }) {
  if (row.type !== 'Persona')
    return (
      <>
        <p>
          {trashNames[row.type]}: «{trashTitle(row)}»
        </p>
        <p>Se borra del todo. Esto no se puede deshacer.</p>
      </>
    );
  return (
    <>
      <p>
        {row.title} ({row.person?.username}) se borra ahora, y se le avisa por correo. Sus resultados quedan
        sin nombre; sus certificados se siguen verificando.
      </p>
      <p>Esto no se puede deshacer.</p>
    </>
  );
}

const items = (rows: readonly TrashRow[]) => ({
  Items: rows.map(({ type, id }) => ({ Type: type, Id: id })),
});

const trashActions = (api: Api, hasPeople: boolean): readonly BulkAction<TrashRow>[] => [
  { label: 'Restaurar', icon: 'undo', send: (rows) => api.papelera.restoreMany(items(rows)) },
  {
    label: 'Eliminar para siempre',
    icon: 'trash',
    danger: true,
    ask: {
      title: 'Desea eliminar?',
      body: ({ length }) =>
        hasPeople
          ? `${length === 1 ? 'Se borra ahora, y se le avisa' : `Las ${length} personas se borran ahora, y se les avisa`} por correo. Esto no se puede deshacer.`
          : `${length === 1 ? 'Se borra' : `Los ${length} se borran`} del todo. Esto no se puede deshacer.`,
    },
    send: (rows) => api.papelera.deleteMany(items(rows)),
  },
];

interface TrashActions {
  onRestore(row: TrashRow): void;
  onRemove(row: TrashRow): void;
}

/** The remaining days from which the figure is highlighted. */
const soon = 3;

/** The columns of the Papelera; `now` is the moment from which the remaining days are counted. */
function trashColumns(now: string, { onRestore, onRemove }: TrashActions): Column<TrashRow>[] {
  return [
    { key: 'title', label: 'Título', kind: 'title', render: (row) => <Named row={row} /> },
    { key: 'type', label: 'Tipo', render: ({ type }) => trashNames[type] },
    {
      key: 'deleted',
      label: 'Eliminado',
      nowrap: true,
      render: ({ deletedAt, deletedBy }) => (
        <>
          <span title={dateAndTime(deletedAt)}>{shortDate(deletedAt)}</span>
          {deletedBy !== null && <div className="small muted">por {deletedBy}</div>}
        </>
      ),
    },
    {
      key: 'left',
      label: 'Días que quedan',
      kind: 'state',
      render: ({ goneAt }) => (
        <Tag kind={daysLeft(goneAt, now) <= soon ? 'no' : 'off'}>{daysLeftText(goneAt, now)}</Tag>
      ),
    },
    actionsColumn({ onRestore, onRemove }),
  ];
}

const actionsColumn = ({ onRestore, onRemove }: TrashActions): Column<TrashRow> => ({
  key: 'actions',
  label: 'Acción',
  kind: 'actions',
  render: (row) => (
    <div>
      <IconButton
        icon="undo"
        label="Restaurar"
        worded
        terse
        subject={trashTitle(row)}
        onClick={() => onRestore(row)}
      />
      <MoreMenu subject={trashTitle(row)}>
        <IconButton
          icon="trash"
          label="Eliminar para siempre"
          subject={trashTitle(row)}
          danger
          onClick={() => onRemove(row)}
        />
      </MoreMenu>
    </div>
  ),
});

/** Clay, and words, for people who go within so many days. */
const soonForPeople = 7;

function peopleColumns(now: string, actions: TrashActions): Column<TrashRow>[] {
  return [
    {
      key: 'title',
      label: 'Persona',
      kind: 'title',
      render: ({ title, person }) => (
        <>
          {title}
          <span className={styles.course}>{person?.username}</span>
        </>
      ),
    },
    { key: 'has', label: 'Vuelve con', render: ({ person }) => person && possessionsText(person) },
    {
      key: 'deleted',
      label: 'Eliminó',
      nowrap: true,
      render: ({ deletedAt, deletedBy }) => (
        <>
          {deletedBy}
          <div className="small muted">{dateAndTime(deletedAt)}</div>
        </>
      ),
    },
    {
      key: 'left',
      label: 'Se borra el',
      nowrap: true,
      render: ({ goneAt }) => (
        <>
          <b className={daysLeft(goneAt, now) <= soonForPeople ? styles.soon : undefined}>
            {dayAndLongMonth(goneAt)}
          </b>
          <div className="small muted">{goneText(goneAt, now)}</div>
        </>
      ),
    },
    actionsColumn(actions),
  ];
}

/** The title and, in small, the course that it belongs to. */
function Named({ row }: { row: TrashRow }) {
  return (
    <>
      {trashTitle(row)}
      {row.course !== null && <span className={styles.course}>Curso: {row.course}</span>}
    </>
  );
}
