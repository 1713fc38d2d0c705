export type SortDirection = 'ascending' | 'descending';

export type SortOrder = { key: string; direction: SortDirection };

const spanish = new Intl.Collator('es', { sensitivity: 'base', numeric: true });

/**
 * The rows in order, sorted as Spanish sorts words; without an order, the same rows. Equal rows keep their
 * places.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  sortBy: ((row: Row) => string | number) | undefined,
  direction: SortDirection = 'ascending',
): readonly Row[] {
  if (!sortBy) return rows;
  const sign = direction === 'ascending' ? 1 : -1;
  return [...rows].sort((left, right) => sign * compare(sortBy(left), sortBy(right)));
}

/** The order after a press on a heading: ascending first, then descending, then unsorted. */
export function nextOrder(order: SortOrder | null, key: string): SortOrder | null {
  if (order?.key !== key) return { key, direction: 'ascending' };
  return order.direction === 'ascending' ? { key, direction: 'descending' } : null;
}

function compare(left: string | number, right: string | number): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return spanish.compare(String(left), String(right));
}

/**
 * The order that a heading links to in a list that is always sorted: ascending first, then the other
 * direction.
 */
export function toggledOrder(order: SortOrder | null, key: string): SortOrder {
  const isUp = order?.key === key && order.direction === 'ascending';
  return { key, direction: isUp ? 'descending' : 'ascending' };
}
