import type { BulkResult, SeenRow } from '../../../contract/bulk.ts';
import { bulkCap, trashDays } from '../../../contract/constants.ts';
import type { Api } from '../../../contract/index.ts';
import type { TrashType } from '../../../contract/trash/calls.ts';
import { ApiRefusal } from '../api/request.ts';
import type { BulkAction, BulkReply } from './bulk-action.ts';

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

/** 'Publicar' and 'Pasar a borrador' for several rows. */
export const publishActions = <Row extends Numbered & { version: number }>(
  send: (input: Items & { Published: boolean }) => Promise<BulkReply>,
): BulkAction<Row>[] => [
  {
    label: 'Publicar',
    icon: 'check',
    send: (rows) => send({ ...seenItemsOf(rows), Published: true }),
  },
  {
    label: 'Pasar a borrador',
    icon: 'lock',
    send: (rows) => send({ ...seenItemsOf(rows), Published: false }),
  },
];

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

/** The consequence of deleting something, in one wording for the Papelera (spec 6.12). */
export const trashConsequence = (what: string): string =>
  `${what}. Queda ${trashDays} días en la Papelera y se puede restaurar.`;

/**
 * A bulk call for more rows than one call takes, in consecutive batches. After a success, a failing batch stops the
 * rest, which are reported as failed with its reason.
 */
export const inBatches =
  <Input extends { Items: SeenRow[] }, Reply extends BulkReply>(
    send: (input: Input) => Promise<Reply>,
    { size = bulkCap, onProgress }: { size?: number; onProgress?(done: number): void } = {},
  ) =>
  async (input: Input): Promise<BulkReply> => {
    const items = input.Items;
    if (items.length <= size) return send(input);
    const data: BulkResult[] = [];
    let refusal: ApiRefusal | undefined;
    for (let from = 0; from < items.length && refusal === undefined; from += size) {
      try {
        data.push(...(await send({ ...input, Items: items.slice(from, from + size) })).data);
        onProgress?.(data.length);
      } catch (error) {
        if (!(error instanceof ApiRefusal) || data.length === 0) throw error;
        refusal = error;
      }
    }
    const rest = items.slice(data.length);
    const reason = refusal?.message ?? '';
    data.push(...rest.map(({ Id }) => ({ id: Id, state: 'failed' as const, message: reason })));
    const done = data.filter(({ state }) => state !== 'failed').length;
    return { data, message: `Hecho: ${done} de ${items.length}.` };
  };
