import { accountIdOf } from '../../../contract/caller.ts';
import type { Demand } from '../../../contract/content/search-terms.ts';
import type { Context } from '../../context/context.ts';
import { listArticleCandidates } from '../articles/articles.ts';
import { findContent, type Hit } from './search.queries.ts';

const hitsShown = 20;
/** Lines that videos, laws and pension texts have, however many articles and courses are found. */
const keptForOthers = 6;

/**
 * The search (spec 6.14). Accents, case, word endings and letters that sound alike do not matter. Where nothing has every
 * word, what has any of them is found, and titles with a word that is like one. Articles are limited by the caller's age.
 */
export async function searchContent(context: Context, value: string): Promise<Hit[]> {
  const exact = await findWith(context, value, 'every');
  const hits = exact.length > 0 ? exact : await findWith(context, value, 'any');
  countSearch(context, value, hits.length === 0);
  return hits;
}

async function findWith(context: Context, value: string, demand: Demand): Promise<Hit[]> {
  const articleIds = await listArticleCandidates(context, { value, demand, enough: hitsShown });
  return findContent(context.db, { value, demand }, articleIds, { all: hitsShown, kept: keptForOthers });
}

/** Counts what people search for in vain (spec 10.6), without who they are. */
function countSearch({ caller, address, readership }: Context, value: string, isFruitless: boolean): void {
  if (caller.role === 'admin') return;
  readership.searched({ visitor: `${accountIdOf(caller)} ${address}`, value, isFruitless });
}
