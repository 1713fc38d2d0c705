import type { ArticleCard } from '../../../contract/calls/article.ts';
import type { CategoryRow } from '../../../contract/calls/category.ts';
import { recentArticles } from '../../../contract/constants.ts';
import type { Api } from '../../../contract/index.ts';
import { idOf, pageOf, type Query } from '../../lib/page/screen.ts';

export const articlesOnPage = 10;

export interface LoadedArticleList {
  articles: ArticleCard[];
  total: number;
  recent: ArticleCard[];
  categories: CategoryRow[];
  /** The category that the address names; null = all. */
  category: CategoryRow | null;
}

/** A page of the blog, of every category or of one, with the newest articles that are not on it. */
export async function loadArticleList(api: Api, query: Query): Promise<LoadedArticleList> {
  const { data: categories } = await api.category.get({});
  const category = categories.find(({ id }) => id === idOf(query, 'category')) ?? null;
  const [list, newest] = await Promise.all([
    api.article.getClient({ ...pageOf(query), PageSize: articlesOnPage, CategoryId: category?.id }),
    api.article.getClient({ Page: 1, PageSize: recentArticles + articlesOnPage }),
  ]);
  const listed = new Set(list.data.map(({ id }) => id));
  const others = newest.data.filter(({ id }) => !listed.has(id));
  return {
    articles: list.data,
    total: list.total ?? list.data.length,
    recent: (others.length === 0 ? newest.data : others).slice(0, recentArticles),
    categories,
    category,
  };
}
