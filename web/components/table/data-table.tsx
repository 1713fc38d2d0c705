// biome-ignore-all lint/a11y/noRedundantRoles: a table laid out as cards loses its roles in some browsers
import { type ReactNode, useState } from 'react';
import { classNames } from '../display/class-names.ts';
import styles from './data-table.module.css';
import { type SortOrder, sortRows } from './data-table.rules.ts';
import type { Column } from './data-table-column.ts';
import { DataTableHead } from './data-table-head.tsx';
import { DataTableOrder } from './data-table-order.tsx';

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
  /** Turns headings into links to the list in another order. Its source sorts it, over all pages. */
  hrefFor?: (order: SortOrder) => string;
};

/**
 * A table of rows. With little room each row becomes a card: title, labels with values, named buttons. The
 * browser sorts the given rows, unless `order` says that they come sorted.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, empty, roomy, hrefFor } = props;
  const [ownOrder, setOwnOrder] = useState<SortOrder | null>(null);
  const isSortedElsewhere = props.order !== undefined;
  const order = props.order ?? ownOrder;
  if (rows.length === 0) return <>{empty}</>;
  const sortBy = isSortedElsewhere ? undefined : columns.find(({ key }) => key === order?.key)?.sortBy;
  return (
    <div className={styles.box}>
      {hrefFor && <DataTableOrder columns={columns} order={order} hrefFor={hrefFor} />}
      <div className={styles.frame}>
        <table className={classNames(styles.table, roomy && styles.roomy)} role="table">
          <caption className="sr">{caption}</caption>
          <DataTableHead
            columns={columns}
            order={order}
            onOrder={props.onOrder ?? setOwnOrder}
            hrefFor={hrefFor}
          />
          <tbody role="rowgroup">
            {sortRows(rows, sortBy, order?.direction).map((row) => (
              <tr key={rowKey(row)} role="row">
                {columns.map((column) => (
                  <td
                    key={column.key}
                    role="cell"
                    className={classNames(
                      column.kind && styles[column.kind],
                      column.align === 'end' && styles.end,
                      column.nowrap && styles.nowrap,
                      column.isText && styles.text,
                    )}
                    data-label={column.cardLabel ?? column.label}
                  >
                    {column.kind ? column.render(row) : <div>{column.render(row)}</div>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
