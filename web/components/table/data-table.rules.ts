export type SortDirection = 'ascending' | 'descending';

/** By which column, and which way. */
export type SortOrder = { key: string; direction: SortDirection };

const spanish = new Intl.Collator('es', { sensitivity: 'base', numeric: true });

/** The rows in order, as Spanish sorts words; the same rows when nothing is sorted by. Equal rows keep their places. */
export function sortRows<Row>(
  rows: readonly Row[],
  sortBy: ((row: Row) => string | number) | undefined,
  direction: SortDirection = 'ascending',
): readonly Row[] {
  if (!sortBy) return rows;
  const sign = direction === 'ascending' ? 1 : -1;
  return [...rows].sort((left, right) => sign * compare(sortBy(left), sortBy(right)));
}

/** What a press on a heading asks for: up first, then down, then as the rows came. */
export function nextOrder(order: SortOrder | null, key: string): SortOrder | null {
  if (order?.key !== key) return { key, direction: 'ascending' };
  return order.direction === 'ascending' ? { key, direction: 'descending' } : null;
}

function compare(left: string | number, right: string | number): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return spanish.compare(String(left), String(right));
}

/** What a heading's link asks for where a list is always in some order: up first, then the other way. */
export function turnedOrder(order: SortOrder | null, key: string): SortOrder {
  const isUp = order?.key === key && order.direction === 'ascending';
  return { key, direction: isUp ? 'descending' : 'ascending' };
}
