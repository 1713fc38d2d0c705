import type { ArticleRevisionText, ArticleToEdit } from '../../../../contract/calls/article.ts';
import type { CategoryRow } from '../../../../contract/calls/category.ts';
import { stateInWords } from './article-state.tsx';

/** An article as one side of a comparison shows it, all in words but the text. */
export interface ComparableArticle {
  title: string;
  category: string;
  age: string;
  /** Left out where it is not compared. */
  state?: string;
  html: string;
}

/** What a form sends of an article. */
export interface ArticleInput {
  Title: string;
  Description: string;
  CategoryId: number;
  Published?: boolean | undefined;
  PublishAt?: string | undefined;
  YearsRange?: number | undefined;
}

/** 'desde 25 años' */
export const ageInWords = (years: number): string => (years === 1 ? 'desde 1 año' : `desde ${years} años`);

const nameOf = (categories: readonly CategoryRow[], id: number): string =>
  categories.find((category) => category.id === id)?.name ?? 'Una categoría que ya no existe';

/** A stored article. */
export function comparableOfStored(
  article: ArticleToEdit,
  categories: readonly CategoryRow[],
): ComparableArticle {
  return { ...comparableOfRevision(article, categories), state: stateInWords(article) };
}

/** A version of an article: what restoring it brings back, which its state is not among. */
export function comparableOfRevision(
  version: Pick<ArticleRevisionText, 'title' | 'categoryId' | 'yearsRange' | 'description'>,
  categories: readonly CategoryRow[],
): ComparableArticle {
  return {
    title: version.title,
    category: nameOf(categories, version.categoryId),
    age: ageInWords(version.yearsRange),
    html: version.description,
  };
}

/** What stands in the form. */
export function comparableOfInput(
  input: ArticleInput,
  categories: readonly CategoryRow[],
): ComparableArticle {
  return {
    title: input.Title,
    category: nameOf(categories, input.CategoryId),
    age: ageInWords(input.YearsRange ?? 1),
    state: stateInWords({ published: input.Published ?? true, publishAt: input.PublishAt ?? null }),
    html: input.Description,
  };
}
