import type { BulkResult } from '../../../contract/bulk.ts';
import { type RefusalCode, sentence } from '../../../contract/refusal.ts';

/** Rows with these ids as a bulk call takes them (spec 3.11). */
export const items = (...ids: number[]) => ({ Items: ids.map((Id) => ({ Id })) });

export const states = (results: BulkResult[]) => results.map(({ state }) => state);

/** What a bulk call answers for a row that a rule refused. */
export const failed = (id: number, code: RefusalCode): BulkResult => ({
  id,
  state: 'failed',
  message: sentence(code),
});
