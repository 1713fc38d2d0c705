import { classNames } from '../display/class-names.ts';
import { Icon } from '../display/icon.tsx';
import styles from './data-table.module.css';
import { type SortOrder, toggledOrder } from './data-table.rules.ts';
import type { Column } from './data-table-column.ts';
import orderStyles from './data-table-order.module.css';
import { OrderLink } from './order-link.tsx';

type DataTableOrderProps<Row> = {
  columns: readonly Column<Row>[];
  order: SortOrder | null;
  hrefFor: (order: SortOrder) => string;
  onOrder: (order: SortOrder) => void;
};

const directionText = { ascending: 'de menor a mayor', descending: 'de mayor a menor' };

/** The sort orders of a list with many pages, for rows of two lines, which have no headings. */
export function DataTableOrder<Row>({ columns, order, hrefFor, onOrder }: DataTableOrderProps<Row>) {
  const now = columns.find(({ key }) => key === order?.key);
  return (
    <details className={orderStyles.order}>
      <summary>
        Ordenar{now && `: ${now.label}`}
        <Icon name="chevron-down" />
      </summary>
      <nav aria-label="Ordenar la lista">
        {columns.map(({ key, label, sortBy }) => {
          if (sortBy === undefined) return null;
          const direction = order?.key === key ? order.direction : undefined;
          return (
            <OrderLink
              key={key}
              order={toggledOrder(order, key)}
              hrefFor={hrefFor}
              onOrder={onOrder}
              aria-current={direction && 'true'}
            >
              {label}
              {direction && <span className="sr">, {directionText[direction]}</span>}
              <Icon name="chevron-down" className={classNames(direction && styles[direction])} />
            </OrderLink>
          );
        })}
      </nav>
    </details>
  );
}
