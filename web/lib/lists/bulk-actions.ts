import type { SeenRow } from '../../../contract/bulk.ts';
import type { TrashType } from '../../../contract/calls/papelera.ts';
import type { Api } from '../../../contract/index.ts';
import type { BulkAction, BulkReply } from './bulk-bar.tsx';
import { trashConsequence } from './trash-words.ts';

type Numbered = { id: number };
type Items = { Items: SeenRow[] };

/** Rows for a bulk call. */
export const itemsOf = (rows: readonly Numbered[]): Items => ({ Items: rows.map(({ id }) => ({ Id: id })) });

/** Rows for a bulk call that skips rows changed since they were loaded. */
export const seenItemsOf = (rows: readonly (Numbered & { version: number })[]): Items => ({
  Items: rows.map(({ id, version }) => ({ Id: id, Version: version })),
});

/** 'Deshacer' after a deletion: restores rows of a type from the Papelera. */
export const restoring = (api: Api, type: TrashType) => (rows: readonly Numbered[]) =>
  api.papelera.restoreMany({ Items: rows.map(({ id }) => ({ Type: type, Id: id })) });

/** The words and calls for deleting several rows of a list. */
interface TrashWords {
  type: TrashType;
  send(input: Items): Promise<BulkReply>;
  title?: string;
  /** The consequence for one row and for several: '#' is their number. */
  consequence: readonly [one: string, many: string];
}

/** 'Eliminar' for several rows: asks first and offers 'Deshacer'. */
export function trashAction<Row extends Numbered>(
  api: Api,
  { type, send, title = 'Desea eliminar?', consequence: [one, many] }: TrashWords,
): BulkAction<Row> {
  return {
    label: 'Eliminar',
    icon: 'trash',
    danger: true,
    ask: {
      title,
      body: ({ length }) => trashConsequence(length === 1 ? one : many.replace('#', String(length))),
    },
    send: (rows) => send(itemsOf(rows)),
    undo: restoring(api, type),
  };
}
