import { Refusal } from '../../contract/refusal.ts';

/** Refuses (404) a missing row. */
export function foundRow<Row>(stored: Row | undefined): Row {
  if (stored === undefined) throw new Refusal('notFound');
  return stored;
}
