import type { Context } from '../../context.ts';
import { findContent, type Hit } from './search.queries.ts';

const hitsShown = 20;

/** The search (decisions §4): accents, case and word endings don't matter, a typo still finds. */
export function searchContent(context: Context, value: string): Promise<Hit[]> {
  return findContent(context.db, value, context.caller.years, hitsShown);
}
