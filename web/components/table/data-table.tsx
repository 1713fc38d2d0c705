// biome-ignore-all lint/a11y/noRedundantRoles: a table laid out as cards loses its roles in some browsers
import { type ReactNode, useState } from 'react';
import { classNames } from '../display/class-names.ts';
import styles from './data-table.module.css';
import { type SortOrder, sortRows } from './data-table.rules.ts';
import type { Column } from './data-table-column.ts';
import { DataTableHead } from './data-table-head.tsx';
import orderStyles from './data-table-order.module.css';
import { DataTableOrder } from './data-table-order.tsx';
import rowStyles from './data-table-rows.module.css';
import { PageTick, RowTick } from './row-tick.tsx';
import { type Selection, useSelection } from './use-selection.ts';

/** Ticks on rows, and the actions for the ticked ones. */
export interface Selectable<Row> {
  nameOf(row: Row): string;
  /** The bar with the actions, rendered even while nothing is ticked. */
  bar(selection: Selection<Row>): ReactNode;
}

export type DataTableProps<Row> = {
  /** The name of the table, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Shown instead of an empty table: why it is empty and what to do. */
  empty: ReactNode;
  /** Taller rows, for cells with meters and full-size buttons. */
  roomy?: boolean;
  /**
   * Given, the rows are already in this order and headings only request another; null = the list's own order.
   */
  order?: SortOrder | null;
  onOrder?: (order: SortOrder | null) => void;
  /** There are rows on other pages: sorting these alone would mislead, so headings do not sort. */
  isPart?: boolean;
  /** Ticks on every row, whose state `bar` receives. */
  selectable?: Selectable<Row>;
  /** Turns headings into links to the list in another order, for `onOrder`: its source sorts it, over all pages. */
  hrefFor?: (order: SortOrder) => string;
};

/**
 * A table of rows. With little room each row becomes two lines: the name with its buttons, then state, figures and dates; a
 * roomy one becomes cards. The browser sorts the given rows, unless `order` says that they come sorted.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, rows, rowKey, empty, roomy, hrefFor, selectable } = props;
  const columns: readonly Column<Row>[] = props.isPart
    ? props.columns.map(({ sortBy: _, ...column }) => column)
    : props.columns;
  const [ownOrder, setOwnOrder] = useState<SortOrder | null>(null);
  const onOrder = props.onOrder ?? setOwnOrder;
  const isSortedElsewhere = props.order !== undefined;
  const order = props.order ?? ownOrder;
  const sortBy = isSortedElsewhere ? undefined : columns.find(({ key }) => key === order?.key)?.sortBy;
  const shown = sortRows(rows, sortBy, order?.direction);
  const selection = useSelection(shown, rowKey);
  const bar = selectable?.bar(selection);
  if (rows.length === 0) {
    return (
      <>
        {empty}
        {bar}
      </>
    );
  }
  return (
    <div className={styles.box} data-list>
      {(selectable || hrefFor) && (
        <div className={orderStyles.above}>
          {selectable && <PageTick count={shown.length} selection={selection} isWorded />}
          {hrefFor && <DataTableOrder columns={columns} order={order} hrefFor={hrefFor} onOrder={onOrder} />}
        </div>
      )}
      <div className={styles.frame}>
        <table className={classNames(styles.table, roomy ? styles.roomy : rowStyles.rows)} role="table">
          <caption className="sr">{caption}</caption>
          <DataTableHead
            columns={columns}
            order={order}
            onOrder={onOrder}
            hrefFor={hrefFor}
            tick={selectable && <PageTick count={shown.length} selection={selection} />}
          />
          <tbody role="rowgroup">
            {shown.map((row) => (
              <tr key={rowKey(row)} role="row" data-chosen={selection.isChosen(row) || undefined}>
                {selectable && (
                  <td role="cell" className={styles.tick} data-cell="tick">
                    <RowTick row={row} name={selectable.nameOf(row)} selection={selection} />
                  </td>
                )}
                {columns.map((column) => (
                  <Cell key={column.key} column={column} row={row} name={selectable?.nameOf(row)} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {bar}
    </div>
  );
}

type CellProps<Row> = { column: Column<Row>; row: Row; name: string | undefined };

/** A cell. The title names its row to a screen reader; in a list it takes the room that the others leave. */
function Cell<Row>({ column, row, name }: CellProps<Row>) {
  const isLine = column.kind === 'title' && !column.isText && name !== undefined;
  const bare = column.kind === 'title' || column.kind === 'actions' ? column.kind : undefined;
  const Tag = column.kind === 'title' ? 'th' : 'td';
  return (
    <Tag
      {...(Tag === 'th' ? { role: 'rowheader', scope: 'row' } : { role: 'cell' })}
      className={classNames(
        bare && styles[bare],
        column.align === 'end' && styles.end,
        (column.nowrap || column.kind === 'state') && styles.nowrap,
        column.isText && styles.text,
        isLine && styles.line,
      )}
      data-cell={column.kind ?? (column.isText ? 'text' : 'value')}
      data-label={column.cardLabel ?? column.label}
      data-labelled={column.align === 'end' || column.cardLabel !== undefined ? '' : undefined}
    >
      {bare ? column.render(row) : <div>{column.render(row)}</div>}
    </Tag>
  );
}
