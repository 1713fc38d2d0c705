import type * as z from 'zod/mini';
import type { articleShown } from '../../../contract/articles/fields.ts';
import { recommendedAge } from '../../../contract/constants.ts';
import type { contract } from '../../../contract/index.ts';
import type { Context } from '../../context/context.ts';
import { instantOfMinute } from '../../context/local-minutes.ts';
import type { ArticleState } from './articles.rules.ts';
import type { ArticleInput, NewArticle } from './save-article.ts';

type Calls = typeof contract.article;
type Shown = z.output<z.ZodMiniObject<typeof articleShown>>;

/** The wire fields of an article that all answers share. */
export const articleFields = (row: Omit<ArticleState, 'html' | 'publishAt' | 'publishedAt'>): Shown => ({
  title: row.title,
  categoryId: row.categoryId,
  published: row.isPublished,
  yearsRange: row.yearsRange,
});

/** The input of Add under the code's names, with defaults for absent fields. */
export const newArticle = (context: Context, input: z.output<Calls['add']['input']>): NewArticle => ({
  title: input.Title,
  html: input.Description ?? '',
  categoryId: input.CategoryId,
  yearsRange: input.YearsRange ?? recommendedAge.initial,
  isPublished: input.Published ?? true,
  publishAt: instantOfMinute(context, input.PublishAt),
});

/** The input of Update under the code's names. */
export const articleChanges = (
  context: Context,
  input: z.output<Calls['update']['input']>,
): ArticleInput => ({
  title: input.Title,
  html: input.Description,
  categoryId: input.CategoryId,
  yearsRange: input.YearsRange,
  isPublished: input.Published,
  publishAt: instantOfMinute(context, input.PublishAt),
});
