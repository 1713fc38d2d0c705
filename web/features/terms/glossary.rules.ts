import { folded } from '../../../contract/text/folded.ts';

/** The terms by first letter, in order; those that begin with no letter are under '#'. */
export function byLetter<Row extends { term: string }>(
  rows: readonly Row[],
): { letter: string; terms: Row[] }[] {
  const letters = Map.groupBy(rows, ({ term }) => /^[a-z]/.exec(folded(term))?.[0].toUpperCase() ?? '#');
  return [...letters].map(([letter, terms]) => ({ letter, terms }));
}

export const letterId = (letter: string): string => `letra-${letter === '#' ? 'otras' : letter}`;
