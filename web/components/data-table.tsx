// biome-ignore-all lint/a11y/noRedundantRoles: a table laid out as cards loses its roles in some browsers
import { type ReactNode, useState } from 'react';
import { classNames } from './class-names.ts';
import styles from './data-table.module.css';
import { type SortOrder, sortRows } from './data-table.rules.ts';
import type { Column } from './data-table-column.ts';
import { DataTableHead } from './data-table-head.tsx';

export type DataTableProps<Row> = {
  /** What the table lists, for readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Shown instead when there is no row: what that means and what to do. */
  empty: ReactNode;
  /** More room in a row: cells with meters and full buttons. */
  roomy?: boolean;
};

/**
 * A list of things with columns. With little room each row becomes a card: title, labels with values, named buttons.
 * Sorting happens in the browser, over the rows given.
 */
export function DataTable<Row>({ caption, columns, rows, rowKey, empty, roomy }: DataTableProps<Row>) {
  const [order, setOrder] = useState<SortOrder | null>(null);
  if (rows.length === 0) return <>{empty}</>;
  const sortBy = columns.find((column) => column.key === order?.key)?.sortBy;
  return (
    <div className={styles.box}>
      <div className={styles.frame}>
        <table className={classNames(styles.table, roomy && styles.roomy)} role="table">
          <caption className="sr">{caption}</caption>
          <DataTableHead columns={columns} order={order} onOrder={setOrder} />
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
