// biome-ignore-all lint/a11y/noRedundantRoles: a table laid out as cards loses its roles in some browsers
import type { ReactNode } from 'react';
import { classNames } from '../display/class-names.ts';
import { Icon } from '../display/icon.tsx';
import styles from './data-table.module.css';
import { nextOrder, type SortOrder, toggledOrder } from './data-table.rules.ts';
import type { Column } from './data-table-column.ts';
import { OrderLink } from './order-link.tsx';

type DataTableHeadProps<Row> = {
  columns: readonly Column<Row>[];
  order: SortOrder | null;
  onOrder: (order: SortOrder | null) => void;
  hrefFor?: ((order: SortOrder) => string) | undefined;
  tick?: ReactNode;
};

/**
 * The headings of a table. Those that sort are buttons, or with `hrefFor` links, and announce their direction. A plain
 * press on such a link is `onOrder`'s.
 */
export function DataTableHead<Row>({ columns, order, onOrder, hrefFor, tick }: DataTableHeadProps<Row>) {
  return (
    <thead role="rowgroup">
      <tr role="row">
        {tick && (
          <th role="columnheader" scope="col" className={styles.tick}>
            <span className="sr">Selección</span>
            {tick}
          </th>
        )}
        {columns.map((column) => {
          const direction = order?.key === column.key ? order.direction : undefined;
          return (
            <th
              key={column.key}
              role="columnheader"
              scope="col"
              aria-sort={column.sortBy && (direction ?? 'none')}
              className={classNames((column.align === 'end' || column.kind === 'actions') && styles.end)}
            >
              {column.sortBy === undefined ? (
                column.label
              ) : hrefFor ? (
                <OrderLink order={toggledOrder(order, column.key)} hrefFor={hrefFor} onOrder={onOrder}>
                  {column.label}
                  <Icon name="chevron-down" className={classNames(direction && styles[direction])} />
                </OrderLink>
              ) : (
                <button
                  type="button"
                  className={styles.sort}
                  onClick={() => onOrder(nextOrder(order, column.key))}
                >
                  {column.label}
                  <Icon name="chevron-down" className={classNames(direction && styles[direction])} />
                </button>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
