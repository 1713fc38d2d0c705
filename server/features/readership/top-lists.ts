import type { Overview } from '../../../contract/calls/inicio.ts';
import type { Context } from '../../context/context.ts';
import { listMostRead, listSearches } from './readership.queries.ts';
import { rowsShown, searchDays } from './readership.rules.ts';

/** Lists the pages opened most between two days, and the searches without results of the thirty days before the second (spec 10.6). */
export async function readTopLists(
  { db }: Pick<Context, 'db'>,
  { from, to }: { from: string; to: string },
): Promise<Pick<Overview, 'mostRead' | 'searches'>> {
  const firstDay = Temporal.PlainDate.from(to).subtract({ days: searchDays - 1 });
  const mostRead = await listMostRead(db, { from, to, limit: rowsShown });
  const searches = await listSearches(db, { from: firstDay.toString(), limit: rowsShown });
  return { mostRead, searches };
}
