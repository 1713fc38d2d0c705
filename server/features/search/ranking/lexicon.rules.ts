import { soundOf } from '../../../../contract/search/phonetics.ts';
import { plainWords, rootOf } from './words.rules.ts';

export interface LexiconEntry {
  kind: 'equals' | 'spelling' | 'apart';
  words: readonly string[];
}

/** The lexicon as the ranking reads it: roots of words, and the groups of meaning that words and phrases belong to. */
export interface Lexicon {
  /** The root of a word, spelt as the lexicon says. */
  rootOf(word: string): string;
  /** The groups of a root; most have none. */
  groupsOf(root: string): readonly number[];
  /** Phrases that begin with a root, the longest first. */
  phrasesFrom(root: string): readonly Phrase[];
  isKnown(root: string): boolean;
  /** The words and phrases of a group. */
  wordsOf(group: number): readonly string[];
}

interface Phrase {
  roots: readonly string[];
  group: number;
}

const none: readonly never[] = [];
const mostRoots = 20_000;

export function openLexicon(entries: readonly LexiconEntry[]): Lexicon {
  const spellings = new Map<string, string>();
  const apart = new Set<string>();
  for (const { kind, words } of entries) {
    const [right = '', ...wrong] = words.map((word) => plainWords(word).join(' '));
    if (kind === 'spelling') for (const word of wrong) spellings.set(word, right);
    if (kind === 'apart') for (const word of [right, ...wrong]) apart.add(word);
  }
  // most words are read many times while the ways of asking are
  const roots = new Map<string, string>();
  const rooted = (word: string): string => {
    const known = roots.get(word);
    if (known !== undefined) return known;
    const spelt = spellings.get(word) ?? word;
    const root = apart.has(spelt) ? soundOf(spelt) : rootOf(spelt);
    if (roots.size < mostRoots) roots.set(word, root);
    return root;
  };
  const groups = new Map<string, number[]>();
  const phrases = new Map<string, Phrase[]>();
  let group = 0;
  const members: (readonly string[])[] = [];
  for (const { kind, words } of entries) {
    if (kind !== 'equals') continue;
    for (const word of words) {
      const roots = plainWords(word).map(rooted);
      const [first] = roots;
      if (first === undefined) continue;
      if (roots.length === 1) groups.set(first, [...new Set([...(groups.get(first) ?? []), group])]);
      else phrases.set(first, [...(phrases.get(first) ?? []), { roots, group }]);
    }
    members.push(words);
    group += 1;
  }
  for (const each of phrases.values()) each.sort((one, other) => other.roots.length - one.roots.length);
  return {
    rootOf: rooted,
    groupsOf: (root) => groups.get(root) ?? none,
    phrasesFrom: (root) => phrases.get(root) ?? none,
    isKnown: (root) => groups.has(root),
    wordsOf: (group) => members[group] ?? none,
  };
}
