import type { Context } from '../../context/context.ts';
import { findArticleCandidates } from './article-candidates.queries.ts';
import { findContent, type Hit } from './search.queries.ts';

const hitsShown = 20;

/**
 * The search (spec 6.14). Accents, case and word endings do not matter, and typos are tolerated. Articles are limited
 * by the caller's age.
 */
export async function searchContent({ db, caller }: Context, value: string): Promise<Hit[]> {
  const articleIds = await findArticleCandidates(db, value, caller.years, hitsShown);
  return findContent(db, value, articleIds, hitsShown);
}
