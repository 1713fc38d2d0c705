import type { LexiconKind, LexiconRow } from '../../../contract/lexicon/calls.ts';

export const kindNames: Record<LexiconKind, string> = {
  equals: 'Significan lo mismo',
  spelling: 'Se escriben mal',
  apart: 'No se confunden',
};

/** The one to whom a group belongs, in a word or two. */
export const ownerOf = ({ isProduct, added, removed }: LexiconRow): string =>
  !isProduct
    ? 'De tu institución'
    : added.length + removed.length > 0
      ? 'Del portal, con cambios tuyos'
      : 'Lo trae el portal';

/** The hint of the words of a kind of group. */
export const wordsHints: Record<LexiconKind, string> = {
  equals: 'Una por línea, palabras o frases: quien escribe una encuentra las otras.',
  spelling: 'Una por línea: primero la palabra bien escrita, después como la escribe la gente.',
  apart: 'Una por línea: palabras parecidas que no son lo mismo, como «retiro» y «retrato».',
};
