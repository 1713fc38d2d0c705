import type * as z from 'zod/mini';
import type { articleShown } from '../../../contract/calls/article-fields.ts';
import type { contract } from '../../../contract/index.ts';
import type { Context } from '../../context/context.ts';
import type { ArticleState } from '../../features/articles/articles.rules.ts';
import type { ArticleInput, NewArticle } from '../../features/articles/save-article.ts';
import { instantOfPublishAt } from '../../features/articles/schedule.ts';

type Calls = typeof contract.article;
type Shown = z.output<z.ZodMiniObject<typeof articleShown>>;

/** What every answer says of an article, by the names of the wire. */
export const articleFields = (row: Omit<ArticleState, 'html' | 'publishAt' | 'publishedAt'>): Shown => ({
  title: row.title,
  categoryId: row.categoryId,
  published: row.isPublished,
  yearsRange: row.yearsRange,
});

/** What Add says, by the names of the code; what it leaves out is decided here. */
export const newArticle = (context: Context, input: z.output<Calls['add']['input']>): NewArticle => ({
  title: input.Title,
  html: input.Description ?? '',
  categoryId: input.CategoryId,
  yearsRange: input.YearsRange ?? 1,
  isPublished: input.Published ?? true,
  publishAt: instantOfPublishAt(context, input.PublishAt),
});

/** What Update says, by the names of the code. */
export const articleChanges = (
  context: Context,
  input: z.output<Calls['update']['input']>,
): ArticleInput => ({
  title: input.Title,
  html: input.Description,
  categoryId: input.CategoryId,
  yearsRange: input.YearsRange,
  isPublished: input.Published,
  publishAt: instantOfPublishAt(context, input.PublishAt),
});
