import type { Context } from '../../context/context.ts';
import { findArticleCandidates } from './article-candidates.queries.ts';
import { findContent, type Hit } from './search.queries.ts';

const hitsShown = 20;

/**
 * The search (spec 6.14): accents, case and word endings don't matter, a typo still finds. Articles as the caller's
 * years allow.
 */
export async function searchContent({ db, caller }: Context, value: string): Promise<Hit[]> {
  const articleIds = await findArticleCandidates(db, value, caller.years, hitsShown);
  return findContent(db, value, articleIds, hitsShown);
}
