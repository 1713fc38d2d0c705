import type {
  ArticleRevisionText,
  ArticleToEdit,
  article as calls,
} from '../../../../contract/calls/article.ts';
import type { CategoryRow } from '../../../../contract/calls/category.ts';
import type { InputOf } from '../../../../contract/endpoint.ts';
import type { TextsFor } from '../../../lib/form-texts.ts';
import { stateInWords } from './article-state.tsx';

/** What a form sends of an article. */
export type ArticleInput = InputOf<typeof calls.add>;

/** The fields of the form as texts, for a stored article or a new one. */
export const textsFor = (article: ArticleToEdit | null): TextsFor<ArticleInput> => ({
  Title: article?.title ?? '',
  Description: article?.description ?? '',
  CategoryId: String(article?.categoryId ?? ''),
  YearsRange: String(article?.yearsRange ?? 1),
  Published: String(article?.published ?? true),
  PublishAt: article?.publishAt ?? undefined,
});

/** The fields that restoring a version brings back, its text aside; its state is not among them. */
type RestoredField = Exclude<keyof ArticleInput, 'Description' | 'Published' | 'PublishAt'>;
type ComparedField = RestoredField | 'Published';

/** What a comparison calls each field, in its order; the state is said with its moment. */
export const comparedLabels: Readonly<Record<ComparedField, string>> = {
  Title: 'Título',
  CategoryId: 'Categoría',
  YearsRange: 'Edad recomendada',
  Published: 'Estado',
};

/** An article as one side of a comparison shows it, all in words but the text. */
export interface ComparableArticle {
  /** The state is left out where it is not compared. */
  values: Record<RestoredField, string> & { Published?: string };
  html: string;
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
  const side = comparableOfRevision(article, categories);
  return { ...side, values: { ...side.values, Published: stateInWords(article) } };
}

/** A version of an article: what restoring it brings back, which its state is not among. */
export function comparableOfRevision(
  version: ArticleRevisionText | ArticleToEdit,
  categories: readonly CategoryRow[],
): ComparableArticle {
  return {
    values: {
      Title: version.title,
      CategoryId: nameOf(categories, version.categoryId),
      YearsRange: ageInWords(version.yearsRange),
    },
    html: version.description,
  };
}

/** What stands in the form. */
export function comparableOfInput(
  input: ArticleInput,
  categories: readonly CategoryRow[],
): ComparableArticle {
  return {
    values: {
      Title: input.Title,
      CategoryId: nameOf(categories, input.CategoryId),
      YearsRange: ageInWords(input.YearsRange ?? 1),
      Published: stateInWords({ published: input.Published ?? true, publishAt: input.PublishAt ?? null }),
    },
    html: input.Description ?? '',
  };
}
