import type { BulkResult, SeenRow } from '../../../contract/bulk.ts';
import { bulkCap } from '../../../contract/constants.ts';
import { ApiRefusal } from '../api/request.ts';
import type { BulkReply } from './bulk-bar.tsx';

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
