import type { ColumnsOf, Versioned } from '../versions/versioned-rows.ts';

/** A term; `otherNames` stand one a line, `seeAlso` has the ids of other terms. */
export interface TermState {
  title: string;
  definition: string;
  otherNames: string;
  seeAlso: number[];
  law: string;
  lawLink: string;
}

const termColumns = {
  title: 'title',
  definition: 'definition',
  otherNames: 'other_names',
  seeAlso: 'see_also',
  law: 'law',
  lawLink: 'law_link',
} as const satisfies ColumnsOf<TermState, 'term'> & ColumnsOf<TermState, 'term_revision'>;

export const versionedTerm: Versioned<TermState> = {
  table: 'term',
  columns: termColumns,
  versionColumns: termColumns,
};
