import type { ArticleCard } from '../../../contract/articles/calls.ts';
import type { CategoryRow } from '../../../contract/categories/calls.ts';
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

/** A page of the blog, of every category or of one, with the newest articles, as on every page (spec 2.6). */
export async function loadArticleList(api: Api, query: Query): Promise<LoadedArticleList> {
  const { data: categories } = await api.category.get({});
  const category = categories.find(({ id }) => id === idOf(query, 'category')) ?? null;
  const [list, newest] = await Promise.all([
    api.article.getClient({ ...pageOf(query), PageSize: articlesOnPage, CategoryId: category?.id }),
    api.article.getClient({ Page: 1, PageSize: recentArticles }),
  ]);
  return {
    articles: list.data,
    total: list.total ?? list.data.length,
    recent: newest.data,
    categories,
    category,
  };
}
