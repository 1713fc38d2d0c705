import type { Lexicon } from './lexicon.rules.ts';
import { denies, isFiller, searchedWords } from './words.rules.ts';

/** A word of a sentence as the search understands it. */
interface Understood {
  word: string;
  /** The names of the groups that it belongs to, alone or as part of a phrase. */
  groups: string[];
  counts: boolean;
  denies: boolean;
}

/** The words of a sentence, each with the groups of the lexicon that it belongs to. */
export function understood(sentence: string, lexicon: Lexicon): Understood[] {
  const words = searchedWords(sentence);
  const roots = words.map(lexicon.rootOf);
  const groups = roots.map((root, at) => new Set(isFiller(words[at] ?? '') ? [] : lexicon.groupsOf(root)));
  for (const [at, root] of roots.entries())
    for (const { roots: phrase, group } of lexicon.phrasesFrom(root))
      if (phrase.every((each, place) => roots[at + place] === each))
        for (const place of phrase.keys()) groups[at + place]?.add(group);
  const nameOf = (group: number) => lexicon.wordsOf(group)[0] ?? '';
  return words.map((word, at) => {
    const own = [...(groups[at] ?? [])].map(nameOf);
    return {
      word,
      groups: [...new Set(own)],
      counts: own.length > 0 || denies(word) || !isFiller(word),
      denies: denies(word),
    };
  });
}
