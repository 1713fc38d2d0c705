import type {
  ArticleRevisionText,
  ArticleToEdit,
  article as calls,
} from '../../../../contract/articles/calls.ts';
import type { CategoryRow } from '../../../../contract/categories/calls.ts';
import { recommendedAge } from '../../../../contract/constants.ts';
import type { InputOf } from '../../../../contract/endpoint.ts';
import type { ComparedField } from '../../../components/text/compare-fields.tsx';
import type { TextsFor } from '../../../lib/form-texts.ts';
import { stateText } from './article-state.tsx';

/** The fields of an article that a form sends. */
export type ArticleInput = InputOf<typeof calls.add>;

/** The form's fields as texts, for a stored article or a new one. */
export const textsFor = (article: ArticleToEdit | null): TextsFor<ArticleInput> => ({
  Title: article?.title ?? '',
  Description: article?.description ?? '',
  CategoryId: String(article?.categoryId ?? ''),
  YearsRange: String(article?.yearsRange ?? recommendedAge.initial),
  Published: String(article?.published ?? true),
  PublishAt: article?.publishAt ?? undefined,
});

/**
 * The fields that restoring a version brings back, without its text. The publication state is not one of
 * them.
 */
type RestoredField = Exclude<keyof ArticleInput, 'Description' | 'Published' | 'PublishAt'>;
type ComparedName = RestoredField | 'Published';

/** The labels of the fields in a comparison, in order. The state includes its date and time. */
const comparedLabels: Readonly<Record<ComparedName, string>> = {
  Title: 'Título',
  CategoryId: 'Categoría',
  YearsRange: 'Edad recomendada',
  Published: 'Estado',
};

/** An article as one side of a comparison. Everything except the HTML is plain text. */
export interface ComparableArticle {
  /** Absent if the state is not compared. */
  values: Record<RestoredField, string> & { Published?: string };
  html: string;
}

/** 'desde 25 años' */
export const ageText = (years: number): string => (years === 1 ? 'desde 1 año' : `desde ${years} años`);

const nameOf = (categories: readonly CategoryRow[], id: number): string =>
  categories.find((category) => category.id === id)?.name ?? 'Una categoría que ya no existe';

export function comparableOfStored(
  article: ArticleToEdit,
  categories: readonly CategoryRow[],
): ComparableArticle {
  const side = comparableOfRevision(article, categories);
  return { ...side, values: { ...side.values, Published: stateText(article) } };
}

/**
 * Builds a comparable article from a version. A version has no publication state, since restoring does not
 * bring it back.
 */
export function comparableOfRevision(
  version: ArticleRevisionText | ArticleToEdit,
  categories: readonly CategoryRow[],
): ComparableArticle {
  return {
    values: {
      Title: version.title,
      CategoryId: nameOf(categories, version.categoryId),
      YearsRange: ageText(version.yearsRange),
    },
    html: version.description,
  };
}

export function comparableOfInput(
  input: ArticleInput,
  categories: readonly CategoryRow[],
): ComparableArticle {
  return {
    values: {
      Title: input.Title,
      CategoryId: nameOf(categories, input.CategoryId),
      YearsRange: ageText(input.YearsRange ?? recommendedAge.initial),
      Published: stateText({ published: input.Published ?? true, publishAt: input.PublishAt ?? null }),
    },
    html: input.Description ?? '',
  };
}

/** Compares two states of an article: title, category, age, publication and text. */
export function comparedFields(before: ComparableArticle, after: ComparableArticle): ComparedField[] {
  const values = (Object.keys(comparedLabels) as ComparedName[]).flatMap((name) => {
    const [was, is] = [before.values[name], after.values[name]];
    return was === undefined || is === undefined
      ? []
      : [{ label: comparedLabels[name], before: was, after: is }];
  });
  return [...values, { label: 'Descripción', before: before.html, after: after.html, isHtml: true }];
}
