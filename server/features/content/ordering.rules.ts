import { Refusal } from '../../../contract/refusal.ts';

/** A row of a shelf as it stands; one in the Papelera keeps its place. */
export interface Placed {
  id: number;
  position: number;
  isDeleted: boolean;
}

/**
 * The ids of a whole shelf in their new order: the given rows take, in the order given, the places that they had among
 * themselves; all others stay. Of two rows in one place the newer comes first, as lists show them. Refuses an id given
 * twice (400) and one that is not on the shelf or lies in the Papelera (404).
 */
export function reordered(shelf: readonly Placed[], given: readonly number[]): number[] {
  const moved = new Set(given);
  if (moved.size < given.length) {
    throw new Refusal('invalidInput', {
      errors: [{ field: 'Ids', message: 'El nuevo orden nombra dos veces lo mismo.' }],
    });
  }
  const living = new Set(shelf.filter(({ isDeleted }) => !isDeleted).map(({ id }) => id));
  if (!given.every((id) => living.has(id))) throw new Refusal('notFound');
  const next = given.values();
  return shelf
    .toSorted((a, b) => a.position - b.position || b.id - a.id)
    .map(({ id }) => (moved.has(id) ? (next.next().value ?? id) : id));
}
