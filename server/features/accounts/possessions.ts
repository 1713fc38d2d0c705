import type { TrashedPerson } from '../../../contract/trash/calls.ts';
import type { Context } from '../../context/context.ts';
import * as queries from './possessions.queries.ts';

/** Lists what people have in the portal and get back when restored (spec 5.13), by id; erased ones have nothing. */
export async function listPossessions(
  { db }: Context,
  ids: readonly number[],
): Promise<Map<number, TrashedPerson & { fullname: string }>> {
  if (ids.length === 0) return new Map();
  return new Map((await queries.listPossessions(db, ids)).map(({ id, ...person }) => [id, person]));
}
