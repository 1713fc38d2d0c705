import type { Database } from '../../platform/database/database.ts';
import * as queries from './searched-phrases.queries.ts';
import { countedPhrase, keyOfTarget, openingWeight, sinceOf, type Target } from './searched-phrases.rules.ts';

/**
 * Reads the weights of results in the order of those for a search, 0 to 1: only those that were opened from three addresses
 * have any, and no number of openings gives more than 1.
 */
export async function readWeights(
  db: Database,
  typed: string,
  day: string,
): Promise<(target: Target) => number> {
  const words = countedPhrase(typed);
  if (words === undefined) return () => 0;
  const openings = await queries.listOpenings(db, words, sinceOf(day));
  const all = openings.reduce((sum, { count }) => sum + count, 0);
  const shared = openings.filter(({ isShared }) => isShared);
  const weights = new Map(shared.map((each) => [keyOfTarget(each), openingWeight(each.count, all)]));
  return (target) => weights.get(keyOfTarget(target)) ?? 0;
}
