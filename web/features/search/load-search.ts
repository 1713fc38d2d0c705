import { type FoundPage, type SearchKind, searchKinds } from '../../../contract/calls/home-slider.ts';
import type { Api } from '../../../contract/index.ts';
import { choiceOf, idOf, type Query } from '../../lib/page/screen.ts';
import { searchedCharacters } from './search-places.ts';

export const resultsOnPage = 10;

export interface LoadedSearch {
  search: string;
  /** Null = nothing was looked for. */
  found: FoundPage | null;
  total: number;
}

/** The kind that an address asks for alone. */
export const searchedKind = (query: Query): SearchKind | undefined => choiceOf(query, 'type', searchKinds);

/** The results that an address asks for. */
export async function loadSearch(api: Api, query: Query): Promise<LoadedSearch> {
  const search = (query['search'] ?? '').slice(0, searchedCharacters).trim();
  if (search === '') return { search, found: null, total: 0 };
  const { data, total } = await api.homeSlider.search({
    value: search,
    Type: searchedKind(query),
    Page: Math.max(1, idOf(query, 'page')),
    PageSize: resultsOnPage,
  });
  return { search, found: data, total: total ?? data.results.length };
}
