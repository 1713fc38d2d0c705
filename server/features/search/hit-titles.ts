import type { SearchKind } from '../../../contract/slider/calls.ts';
import type { Context } from '../../context/context.ts';
import { listTitles } from './search.queries.ts';

/** The titles of results by '<type> <id> <anchor>', as visitors see them; what is gone is left out. */
export const findHitTitles = (
  { db }: Pick<Context, 'db'>,
  hits: readonly { type: SearchKind; id: number; anchor: string }[],
): Promise<Map<string, string>> => listTitles(db, hits);
