import type { Context } from '../../context/context.ts';
import { listArticleCandidates } from '../articles/articles.ts';
import { findContent, type Hit } from './search.queries.ts';

const hitsShown = 20;

/**
 * The search (spec 6.14). Accents, case and word endings do not matter, and typos are tolerated. Articles are limited
 * by the caller's age.
 */
export async function searchContent(context: Context, value: string): Promise<Hit[]> {
  const articleIds = await listArticleCandidates(context, value, hitsShown);
  return findContent(context.db, value, articleIds, hitsShown);
}
