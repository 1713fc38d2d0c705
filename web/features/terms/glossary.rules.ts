import { folded } from '../../../contract/content/folded.ts';

/** The terms by their first letter, in the order in which they come; what begins with no letter stands under '#'. */
export function byLetter<Row extends { term: string }>(
  rows: readonly Row[],
): { letter: string; terms: Row[] }[] {
  const letters = Map.groupBy(rows, ({ term }) => /^[a-z]/.exec(folded(term))?.[0].toUpperCase() ?? '#');
  return [...letters].map(([letter, terms]) => ({ letter, terms }));
}

export const letterId = (letter: string): string => `letra-${letter === '#' ? 'otras' : letter}`;
