import type { ReactNode } from 'react';
import styles from './data-table.module.css';
import type { SortOrder } from './data-table.rules.ts';

type OrderLinkProps = {
  order: SortOrder;
  hrefFor: (order: SortOrder) => string;
  onOrder: (order: SortOrder) => void;
  'aria-current'?: 'true' | undefined;
  children: ReactNode;
};

/** Asks for a list in another order: by a plain press in place, else at its address. */
export const OrderLink = ({ order, hrefFor, onOrder, ...rest }: OrderLinkProps) => (
  <a
    {...rest}
    data-handled=""
    className={styles.sort}
    href={hrefFor(order)}
    onClick={(event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      onOrder(order);
    }}
  />
);
