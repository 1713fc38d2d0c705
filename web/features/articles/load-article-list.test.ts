import { expect, test } from 'vitest';
import type { Api } from '../../../contract/index.ts';
import { articlesOnPage, loadArticleList } from './load-article-list.ts';

/** A blog of so many articles in two categories by turns, the newest first. */
const blogOf = (count: number) => {
  const articles = Array.from({ length: count }, (_, place) => ({
    id: count - place,
    category: 1 + (place % 2),
  }));
  return {
    category: { get: async () => ({ data: [1, 2].map((id) => ({ id })) }) },
    article: {
      getClient: async (input: { Page: number; PageSize: number; CategoryId?: number }) => {
        const rows = articles.filter(({ category }) => category === (input.CategoryId ?? category));
        const start = (input.Page - 1) * input.PageSize;
        return { data: rows.slice(start, start + input.PageSize), total: rows.length };
      },
    },
  } as unknown as Api;
};
const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

test('recent articles are the five newest, on every page', async () => {
  const first = await loadArticleList(blogOf(30), {});
  expect(ids(first.articles)).toHaveLength(articlesOnPage);
  expect(ids(first.recent)).toEqual([30, 29, 28, 27, 26]);
  expect(ids((await loadArticleList(blogOf(30), { page: '2' })).recent)).toEqual([30, 29, 28, 27, 26]);
});

test('a subject shows its articles alone; of one that is not there all are shown', async () => {
  const { articles, total, category } = await loadArticleList(blogOf(30), { category: '2' });
  expect([ids(articles).every((id) => id % 2 === 1), total, category?.id]).toEqual([true, 15, 2]);
  expect(await loadArticleList(blogOf(30), { category: '9' })).toMatchObject({ total: 30, category: null });
});
