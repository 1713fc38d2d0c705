import { searchedCharacters } from '../../../contract/content/searched-characters.ts';
import type { ParameterShown } from '../../../contract/facts/calls.ts';
import type { Api } from '../../../contract/index.ts';
import { type FoundPage, type SearchKind, searchKinds } from '../../../contract/slider/calls.ts';
import { choiceOf, idOf, type Query } from '../../lib/page/screen.ts';

export const resultsOnPage = 10;

/** A hit that answers directly; a fact with its value, source and dates. */
export type BestAnswer = FoundPage['best'][number] & { fact?: ParameterShown };

export interface LoadedSearch {
  search: string;
  /** Null = no search. */
  found: FoundPage | null;
  total: number;
  /** The answers above the results of the first page. */
  best: BestAnswer[];
}

/** The kind that an address restricts the results to. */
export const searchedKind = (query: Query): SearchKind | undefined => choiceOf(query, 'type', searchKinds);

const searchedIn = (query: Query): string => (query['search'] ?? '').slice(0, searchedCharacters).trim();

/** The results for an address. */
export async function loadSearch(api: Api, query: Query): Promise<LoadedSearch> {
  const search = searchedIn(query);
  if (search === '') return { search, found: null, total: 0, best: [] };
  const page = Math.max(1, idOf(query, 'page'));
  const { data, total } = await api.homeSlider.search({
    value: search,
    Type: searchedKind(query),
    Page: page,
    PageSize: resultsOnPage,
  });
  const best = await withFacts(api, data.best);
  return { search, found: data, total: total ?? data.results.length, best };
}

/** The most documents of one's courses above the results. */
const materialShown = 5;

/**
 * A member's hits in the documents of their courses, for the first page of all results or of `Material`. The results are
 * shared by all members, so they have none.
 */
export async function loadMaterial(api: Api, query: Query): Promise<FoundPage['results']> {
  const value = searchedIn(query);
  const isElsewhere = idOf(query, 'page') > 1 || (searchedKind(query) ?? 'Material') !== 'Material';
  if (value === '' || isElsewhere) return [];
  const { data } = await api.homeSlider.search({ value, Type: 'Material', Page: 1, PageSize: materialShown });
  return data.results;
}

async function withFacts(api: Api, best: FoundPage['best']): Promise<BestAnswer[]> {
  if (!best.some(({ type }) => type === 'Dato')) return best;
  const facts = new Map((await api.parameter.get({})).data.map((fact) => [fact.name as string, fact]));
  return best.map((row) => {
    const fact = row.type === 'Dato' ? facts.get(row.anchor ?? '') : undefined;
    return fact === undefined ? row : { ...row, fact };
  });
}
