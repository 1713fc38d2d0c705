import { type FoundPage, type SearchKind, searchKinds } from '../../../contract/calls/home-slider.ts';
import type { ParameterShown } from '../../../contract/calls/parameter.ts';
import type { Api } from '../../../contract/index.ts';
import { choiceOf, idOf, type Query } from '../../lib/page/screen.ts';
import { type AskedAnswer, askedAnswer } from './asked-facts.rules.ts';
import { searchedCharacters } from './search-places.ts';

export const resultsOnPage = 10;

/** An answer with the facts it prints. */
export type FoundAnswer = Omit<AskedAnswer, 'facts'> & { facts: ParameterShown[] };

export interface LoadedSearch {
  search: string;
  /** Null = nothing was looked for. */
  found: FoundPage | null;
  total: number;
  /** The answer above the results of the first page; null = none is sure. */
  answer: FoundAnswer | null;
}

/** The kind that an address asks for alone. */
export const searchedKind = (query: Query): SearchKind | undefined => choiceOf(query, 'type', searchKinds);

/** The results that an address asks for. */
export async function loadSearch(api: Api, query: Query): Promise<LoadedSearch> {
  const search = (query['search'] ?? '').slice(0, searchedCharacters).trim();
  if (search === '') return { search, found: null, total: 0, answer: null };
  const type = searchedKind(query);
  const page = Math.max(1, idOf(query, 'page'));
  const { data, total } = await api.homeSlider.search({
    value: search,
    Type: type,
    Page: page,
    PageSize: resultsOnPage,
  });
  const answer = type === undefined && page === 1 ? await answerTo(api, search) : null;
  return { search, found: data, total: total ?? data.results.length, answer };
}

async function answerTo(api: Api, search: string): Promise<FoundAnswer | null> {
  const asked = askedAnswer(search);
  if (asked === undefined) return null;
  const { calculator, href } = asked;
  const known = asked.facts.length === 0 ? [] : (await api.parameter.get({})).data;
  const facts = asked.facts.flatMap((name) => known.filter((fact) => fact.name === name));
  return { facts, ...(calculator && { calculator }), ...(href !== undefined && { href }) };
}
