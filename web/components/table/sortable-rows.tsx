import type { ReactNode } from 'react';
import { Icon } from '../display/icon.tsx';
import { Button } from '../forms/button.tsx';
import { IconButton } from '../forms/icon-button.tsx';
import styles from './sortable-rows.module.css';
import type { ClientTableState } from './use-client-table.ts';
import { type MoveStep, moveMark, type SortableRows } from './use-sortable-rows.ts';

type SortableList<Row> = { sortable: SortableRows<Row>; list: ClientTableState };

/** The frame of a sortable table. It announces each move, or why rows cannot be moved now. */
export function SortableFrame<Row>({
  sortable,
  list,
  children,
}: SortableList<Row> & { children: ReactNode }) {
  return (
    <div ref={sortable.frame}>
      {!list.isWhole && sortable.count > 1 && <OtherOrderNote list={list} />}
      {children}
      <p className="sr" role="status">
        {sortable.announcement}
      </p>
    </div>
  );
}

function OtherOrderNote({ list }: { list: ClientTableState }) {
  return (
    <p className={styles.note}>
      Para mover filas, mira la lista entera y en su orden.
      <Button
        kind="text"
        size="small"
        onClick={() => {
          list.search('');
          list.sort(null);
        }}
      >
        Ver la lista en su orden
      </Button>
    </p>
  );
}

type MovableRow<Row> = SortableList<Row> & { row: Row };

/** A row's title after its drag handle. `MoveButtons` do the same by keyboard. */
export function MovableTitle<Row>({
  sortable,
  list,
  row,
  children,
}: MovableRow<Row> & { children: ReactNode }) {
  if (!list.isWhole || sortable.count < 2) return <>{children}</>;
  return (
    <span className={styles.named}>
      <DragHandle sortable={sortable} row={row} />
      <span>{children}</span>
    </span>
  );
}

export function DragHandle<Row>({ sortable, row }: { sortable: SortableRows<Row>; row: Row }) {
  return (
    <span
      className={styles.handle}
      title="Arrastra para cambiar el orden"
      aria-hidden="true"
      data-handle
      onPointerDown={(event) => sortable.onGrab(row, event)}
    >
      <Icon name="drag" />
    </span>
  );
}

/** 'Subir' and 'Bajar'. At the end of the list they stay focusable, so that the focus is not lost. */
export function MoveButtons<Row extends { id: number }>({
  sortable,
  list,
  row,
}: Pick<MovableRow<Row>, 'sortable' | 'row'> & { list: Pick<ClientTableState, 'isWhole'> }) {
  if (!list.isWhole || sortable.count < 2) return null;
  const place = sortable.placeOf(row);
  const button = (step: MoveStep, isOff: boolean) => (
    <IconButton
      icon={step === 'up' ? 'arrow-up' : 'arrow-down'}
      label={step === 'up' ? 'Subir' : 'Bajar'}
      subject={sortable.nameOf(row)}
      aria-disabled={isOff || undefined}
      data-move={moveMark(row, step)}
      onClick={() => sortable.step(row, step)}
    />
  );
  return (
    <>
      {button('up', place === 0)}
      {button('down', place === sortable.count - 1)}
    </>
  );
}
