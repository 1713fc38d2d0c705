import { Refusal } from '../../../contract/refusal.ts';

/** A row of an ordered list; a row in the Papelera keeps its position. */
export interface Placed {
  id: number;
  position: number;
  isDeleted: boolean;
}

/**
 * Reorders rows of an ordered list like `given`: they share the positions that they had, and all others stay. If two share
 * a position, the newer comes first, as in lists. Refuses a duplicate id (400) and one that is not in the list or is in
 * the Papelera (404).
 */
export function reordered(rows: readonly Placed[], given: readonly number[]): number[] {
  const moved = new Set(given);
  if (moved.size < given.length) {
    throw new Refusal('invalidInput', {
      errors: [{ field: 'Ids', message: 'El nuevo orden nombra dos veces lo mismo.' }],
    });
  }
  const living = new Set(rows.filter(({ isDeleted }) => !isDeleted).map(({ id }) => id));
  if (!given.every((id) => living.has(id))) throw new Refusal('notFound');
  const next = given.values();
  return rows
    .toSorted((a, b) => a.position - b.position || b.id - a.id)
    .map(({ id }) => (moved.has(id) ? (next.next().value ?? id) : id));
}
