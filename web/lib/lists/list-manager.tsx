import { type ReactNode, useEffect, useRef } from 'react';
import type { SeenRow } from '../../../contract/bulk.ts';
import type { TrashType } from '../../../contract/trash/calls.ts';
import { Icon } from '../../components/display/icon.tsx';
import { Button } from '../../components/forms/button.tsx';
import { IconButton } from '../../components/forms/icon-button.tsx';
import { ConfirmDialog } from '../../components/overlay/confirm-dialog.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { ToolHead } from '../../components/page/page-head.tsx';
import { ClientTable, ClientTableSearch } from '../../components/table/client-table.tsx';
import type { Column } from '../../components/table/data-table-column.ts';
import { RowActions } from '../../components/table/row-actions.tsx';
import { MovableTitle, MoveButtons, SortableFrame } from '../../components/table/sortable-rows.tsx';
import { useApi } from '../api/api-context.ts';
import { useCall } from '../api/use-call.ts';
import type { BulkReply } from './bulk-action.ts';
import { restoring, trashAction, trashConsequence } from './bulk-actions.ts';
import { bulkSelection } from './bulk-bar.tsx';
import type { ManagedList } from './use-ordered-list.ts';
import { useRemoval } from './use-removal.ts';

type PressOrLink = { href: string } | { onClick: () => void };

interface Removal<Row> {
  type: TrashType;
  send(row: Row): Promise<{ message: string }>;
  sendMany(input: { Items: SeenRow[] }): Promise<BulkReply>;
  /** Runs before the question; false = the row must stay, and the reason was shown. */
  isAllowed?(row: Row): Promise<boolean>;
  onRemoved?(row: Row): void;
  /** The title of the question; without one the question is the title. */
  title?: string;
  /** The consequence for a named row, for one ticked row, and for several: '#' is their number. */
  consequence: { named(name: string): string; one: string; many: string };
}

type ListManagerProps<Row extends { id: number }> = {
  title: string;
  /** 2 = the list is a part of a screen whose title stands above. */
  titleLevel?: 1 | 2;
  caption: string;
  noun: readonly [one: string, many: string];
  /** 'Buscar un video' */
  searchLabel: string;
  list: ManagedList<Row>;
  /** The text of a row that the search covers. */
  textOf(row: Row): string;
  /** The column of names: its label, and how a name is drawn (without `draw`, as text). */
  name: { label: string; isText?: boolean; draw?(row: Row): ReactNode };
  columns: readonly Column<Row>[];
  actionsLabel?: string;
  edit(row: Row): PressOrLink;
  /** The address of a row's saved versions; absent if its kind keeps none. */
  versionsHref?(row: Row): string;
  removal: Removal<Row>;
  /** The action of 'Agregar'. */
  add: PressOrLink;
  /** A form above the list is open: 'Agregar' takes the focus when it closes. */
  isAdding?: boolean;
  /** Shown between the heading and the list. */
  above?: ReactNode;
  empty: { image: string; title: string; text: ReactNode };
};

/**
 * A list of the administration whose rows are all in the browser: heading with search and 'Agregar', table with ticks
 * and actions, questions before a deletion (spec 2.13 to 2.16). The forms belong to their pages.
 */
export function ListManager<Row extends { id: number }>(props: ListManagerProps<Row>) {
  const { list: managed, noun, removal, above } = props;
  const { rows, nameOf, list, sortable } = managed;
  const api = useApi();
  const { run } = useCall();
  const deletion = useRemoval<Row>({
    remove: removal.send,
    onRemoved(row) {
      managed.replace((before) => before.filter(({ id }) => id !== row.id));
      removal.onRemoved?.(row);
    },
    undo: { restore: (row) => restoring(api, removal.type)([row]), onUndone: managed.reload },
  });
  function askToRemove(row: Row): void {
    const { isAllowed } = removal;
    if (isAllowed === undefined) deletion.ask(row);
    else {
      void run(async () => {
        if (await isAllowed(row)) deletion.ask(row);
      });
    }
  }
  const { named, one, many } = removal.consequence;
  const asked = deletion.asked && trashConsequence(named(nameOf(deletion.asked)));

  const search = rows.length > 0 && <ClientTableSearch list={list} label={props.searchLabel} />;
  const addPlace = useRef<HTMLSpanElement>(null);
  const { isAdding = false } = props;
  const wasAdding = useRef(false);
  useEffect(() => {
    if (wasAdding.current && !isAdding) addPlace.current?.querySelector('button')?.focus();
    wasAdding.current = isAdding;
  }, [isAdding]);
  const add = (
    <Button {...props.add}>
      <Icon name="plus" />
      Agregar
    </Button>
  );
  const table = (
    <ClientTable
      caption={props.caption}
      noun={noun}
      list={list}
      rows={rows}
      rowKey={({ id }) => id}
      selectable={bulkSelection({
        nameOf,
        noun,
        actions: [
          trashAction(api, {
            type: removal.type,
            title: removal.title ?? question,
            send: removal.sendMany,
            consequence: [one, many],
          }),
        ],
        onDone: managed.reload,
      })}
      textOf={props.textOf}
      columns={columnsOf(props, askToRemove)}
      empty={
        <EmptyState image={props.empty.image} title={props.empty.title}>
          {props.empty.text}
        </EmptyState>
      }
    />
  );
  return (
    <>
      <ToolHead title={props.title} level={props.titleLevel ?? 1}>
        {search}
        {!isAdding && <span ref={addPlace}>{add}</span>}
      </ToolHead>
      {above}
      {sortable === undefined ? (
        table
      ) : (
        <SortableFrame sortable={sortable} list={list}>
          {table}
        </SortableFrame>
      )}
      <ConfirmDialog
        {...deletion.dialogProps}
        title={removal.title ?? question}
        body={
          removal.title === undefined ? (
            asked
          ) : (
            <>
              <p>{question}</p>
              <p>{asked}</p>
            </>
          )
        }
      />
    </>
  );
}

const question = 'Desea eliminar?';

/** Columns for the name (with the handle of an ordered list), the page's own values, and the actions. */
function columnsOf<Row extends { id: number }>(
  { list: managed, name, columns, actionsLabel = 'Acción', edit, versionsHref }: ListManagerProps<Row>,
  askToRemove: (row: Row) => void,
): Column<Row>[] {
  const { nameOf, list, sortable } = managed;
  const drawn = (row: Row) => name.draw?.(row) ?? nameOf(row);
  return [
    {
      key: 'name',
      label: name.label,
      kind: 'title',
      isText: name.isText ?? false,
      sortBy: nameOf,
      render: (row) =>
        sortable === undefined ? (
          drawn(row)
        ) : (
          <MovableTitle sortable={sortable} list={list} row={row}>
            {drawn(row)}
          </MovableTitle>
        ),
    },
    ...columns,
    {
      key: 'actions',
      label: actionsLabel,
      kind: 'actions',
      render: (row) => (
        <RowActions subject={nameOf(row)} edit={edit(row)}>
          {sortable && <MoveButtons sortable={sortable} list={list} row={row} />}
          {versionsHref && (
            <IconButton icon="clock" label="Versiones" subject={nameOf(row)} href={versionsHref(row)} />
          )}
          <IconButton
            icon="trash"
            label="Eliminar"
            subject={nameOf(row)}
            danger
            onClick={() => askToRemove(row)}
          />
        </RowActions>
      ),
    },
  ];
}
