import type { BulkResult } from '../../../contract/bulk.ts';
import { type RefusalCode, sentence } from '../../../contract/refusal.ts';

/** Makes the input of a bulk call for these ids (spec 3.11). */
export const items = (...ids: number[]) => ({ Items: ids.map((Id) => ({ Id })) });

export const states = (results: BulkResult[]) => results.map(({ state }) => state);

/** The result of a bulk call for a refused row. */
export const failed = (id: number, code: RefusalCode): BulkResult => ({
  id,
  state: 'failed',
  message: sentence(code),
});
