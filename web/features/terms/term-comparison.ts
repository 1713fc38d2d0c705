import type { TermRevision } from '../../../contract/terms/calls.ts';
import type { ComparedField } from '../../components/text/compare-fields.tsx';

type ComparableTerm = Pick<
  TermRevision,
  'title' | 'definition' | 'otherNames' | 'seeAlso' | 'law' | 'lawLink'
>;

export const termLabels: Readonly<Record<keyof ComparableTerm, string>> = {
  title: 'Término',
  definition: 'Definición',
  otherNames: 'Otros nombres',
  seeAlso: 'Mira también',
  law: 'Artículo de la ley',
  lawLink: 'Enlace al artículo',
};

/** Two states of a term, text by text as written. */
export const comparedTerms = (before: ComparableTerm, after: ComparableTerm): ComparedField[] =>
  (Object.keys(termLabels) as (keyof ComparableTerm)[]).map((text) => ({
    label: termLabels[text],
    before: before[text],
    after: after[text],
  }));
