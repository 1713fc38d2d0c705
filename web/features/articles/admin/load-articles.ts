import { type ArticleListed, articleListStates } from '../../../../contract/articles/calls.ts';
import type { Api } from '../../../../contract/index.ts';
import { choiceOf, idOf, pageOf, type Query, sortOf } from '../../../lib/page/screen.ts';

export interface ArticlePage {
  articles: ArticleListed[];
  total: number;
}

export async function loadArticles(api: Api, query: Query): Promise<ArticlePage> {
  const { data, total } = await api.article.get({
    ...pageOf(query),
    ...sortOf(query, articleSorts),
    State: choiceOf(query, 'state', articleListStates),
    CategoryId: idOf(query, 'category') || undefined,
  });
  return { articles: data, total: total ?? data.length };
}

/** The columns that the server sorts the administrators' list of articles by. */
export const articleSorts = ['title', 'category', 'date'] as const;
