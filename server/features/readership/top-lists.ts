import type { Overview } from '../../../contract/overview/calls.ts';
import type { Context } from '../../context/context.ts';
import { listFruitlessPhrases } from '../searched-phrases/searched-phrases.ts';
import { listMostRead } from './readership.queries.ts';
import { rowsShown } from './readership.rules.ts';

/** Lists the pages opened most between two days, and what is searched in vain at the second (spec 10.6). */
export async function readTopLists(
  { db }: Pick<Context, 'db'>,
  { from, to }: { from: string; to: string },
): Promise<Pick<Overview, 'mostRead' | 'searches'>> {
  const mostRead = await listMostRead(db, { from, to, limit: rowsShown });
  return { mostRead, searches: await listFruitlessPhrases(db, to, rowsShown) };
}
