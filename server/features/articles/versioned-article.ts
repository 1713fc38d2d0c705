import { assertCategory } from '../categories/categories.ts';
import type { ColumnsOf, Versioned } from '../versions/versioned-rows.ts';
import {
  type ArticleState,
  type ArticleVersion,
  articleColumns,
  articleVersionColumns,
} from './articles.rules.ts';

export const versionedArticle: Versioned<ArticleState, ArticleState, ArticleVersion> = {
  table: 'article',
  columns: articleColumns satisfies ColumnsOf<ArticleState, 'article'>,
  versionColumns: articleVersionColumns satisfies ColumnsOf<ArticleVersion, 'article_revision'>,
  words: { of: 'html', column: 'content_text' },
  async refuse(inside, stored, next) {
    if (next.categoryId !== stored.categoryId) await assertCategory(inside, next.categoryId);
  },
};
