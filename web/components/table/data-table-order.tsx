import { classNames } from '../display/class-names.ts';
import { Icon } from '../display/icon.tsx';
import styles from './data-table.module.css';
import { type SortOrder, turnedOrder } from './data-table.rules.ts';
import type { Column } from './data-table-column.ts';

type DataTableOrderProps<Row> = {
  columns: readonly Column<Row>[];
  order: SortOrder | null;
  hrefFor: (order: SortOrder) => string;
};

const directionWords = { ascending: 'de menor a mayor', descending: 'de mayor a menor' };

/** The orders of a list that reaches over many pages, where its rows are cards and have no headings. */
export function DataTableOrder<Row>({ columns, order, hrefFor }: DataTableOrderProps<Row>) {
  return (
    <nav className={styles.order} aria-label="Ordenar la lista">
      <span aria-hidden="true">Ordenar por</span>
      {columns.map(({ key, label, sortBy }) => {
        if (sortBy === undefined) return null;
        const direction = order?.key === key ? order.direction : undefined;
        return (
          <a
            key={key}
            className={styles.sort}
            href={hrefFor(turnedOrder(order, key))}
            aria-current={direction && 'true'}
          >
            {label}
            {direction && <span className="sr">, {directionWords[direction]}</span>}
            <Icon name="chevron-down" className={classNames(direction && styles[direction])} />
          </a>
        );
      })}
    </nav>
  );
}
