import type { BulkResult } from '../../../contract/bulk.ts';
import { type RefusalCode, sentence } from '../../../contract/refusal.ts';
import { sql } from '../../platform/database/database.ts';
import type { TestPortal } from '../portal.ts';

/** Makes the input of a bulk call for these ids (spec 3.11). */
export const items = (...ids: number[]) => ({ Items: ids.map((Id) => ({ Id })) });

export const states = (results: BulkResult[]) => results.map(({ state }) => state);

/** The result of a bulk call for a refused row. */
export const failed = (id: number, code: RefusalCode): BulkResult => ({
  id,
  state: 'failed',
  message: sentence(code),
});

/** The activated accounts among these, in the order of their ids. */
export async function activeAmong({ portal }: TestPortal, ids: number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from account
    where id = any(${ids}::int[]) and activated_at is not null order by id`.execute(portal.db);
  return rows.map(({ id }) => id);
}
