import { soundOf } from '../../../../contract/search/phonetics.ts';
import type { Lexicon } from './lexicon.rules.ts';
import { askedBy, denies, isAmount, isFiller, isNumber } from './words.rules.ts';

/** A word or phrase of a text: its root, its meanings, and how much of a word it counts for. */
export interface Term {
  root: string;
  groups: readonly number[];
  share: number;
  /** A word as it sounds; '' for all that is no word of a text. */
  spelling: string;
}

/** Question words tell 'cuándo' and 'cuánto' apart, and little else. */
const askingShare = 0.55;
const denyingShare = 0.8;
/** The words of a phrase count less beside what the phrase means. */
const withinPhrase = 0.5;
const numberShare = 0.25;

/** The terms of words, each once: roots, phrases of the lexicon, question words, and what is denied. */
export function termsOf(words: readonly string[], lexicon: Lexicon): Term[] {
  const roots = words.map((word) => lexicon.rootOf(word));
  const terms = new Map<string, Term>();
  const add = (root: string, groups: readonly number[], share: number, spelling = '') => {
    const known = terms.get(root);
    if (known === undefined || known.share < share) terms.set(root, { root, groups, share, spelling });
  };
  const inPhrase = new Set<number>();
  for (const [at, root] of roots.entries())
    for (const { roots: phrase, group } of lexicon.phrasesFrom(root))
      if (phrase.every((each, place) => roots[at + place] === each)) {
        add(`=${group}`, [group], 1);
        for (const place of phrase.keys()) inPhrase.add(at + place);
      }
  let denied = false;
  for (const [at, word] of words.entries()) {
    const root = roots[at] ?? word;
    const asked = askedBy(word);
    if (denies(word)) {
      add('!', [], denyingShare);
      denied = true;
    } else if (asked !== undefined) add(`?${asked}`, [], askingShare);
    else if (isNumber(word)) {
      if (!isAmount(word)) add(root, [], numberShare);
    } else if (!isFiller(word)) {
      add(root, lexicon.groupsOf(root), inPhrase.has(at) ? withinPhrase : 1, soundOf(word));
      if (denied) add(`!${root}`, [], denyingShare);
      denied = false;
    }
  }
  return [...terms.values()];
}
