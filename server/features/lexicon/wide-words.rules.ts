import { type LexiconEntry, openLexicon } from '../search/ranking/lexicon.rules.ts';
import { askedBy, denies, isFiller, isNumber, plainWords } from '../search/ranking/words.rules.ts';

/** A row that answers, and everything that it is asked by: its title and its ways of asking. */
export interface Answering {
  title: string;
  lines: readonly string[];
}

/** A group that would be stored, and which of its words are new. */
export interface Proposed extends LexiconEntry {
  added: readonly string[];
}

/** A word may bring together so many answers that had nothing to do with each other, or a share of all of them. */
const mostJoined = 8;
const shareJoined = 0.04;
const mostOtherGroups = 2;
const named = 3;

const quoted = (names: readonly string[]) =>
  new Intl.ListFormat('es').format(names.slice(0, named).map((name) => `«${name}»`));

/**
 * Tells of a group that would make everything alike what it would join: a word that is in nearly every sentence, one that
 * is in several other groups, or two that many different answers say (spec 6.14). Undefined = it joins little.
 */
export function openWideWords(answers: readonly Answering[], groups: readonly LexiconEntry[]) {
  const lexicon = openLexicon(groups);
  const rootsOf = (text: string) => plainWords(text).map(lexicon.rootOf);
  const said = answers.map(({ lines }) => lines.map((line) => ` ${rootsOf(line).join(' ')} `));
  const saying = new Map<string, Set<number>>();
  for (const [row, lines] of said.entries())
    for (const root of new Set(lines.join('').split(' '))) {
      const rows = saying.get(root);
      if (rows === undefined) saying.set(root, new Set([row]));
      else rows.add(row);
    }
  const most = Math.max(mostJoined, shareJoined * answers.length);
  const names = groups.filter(({ kind }) => kind === 'equals').map(({ words: [name = ''] }) => name);

  const rowsWith = (word: string): ReadonlySet<number> => {
    const roots = rootsOf(word);
    const [first = '', ...others] = roots;
    const rows = [...(saying.get(first) ?? [])].filter((row) =>
      others.every((root) => saying.get(root)?.has(row)),
    );
    if (others.length === 0) return new Set(rows);
    const phrase = ` ${roots.join(' ')} `;
    return new Set(rows.filter((row) => said[row]?.some((line) => line.includes(phrase))));
  };
  const everywhere = (word: string) => {
    const words = plainWords(word);
    const [only = ''] = words;
    return (
      words.length === 1 && (isFiller(only) || denies(only) || askedBy(only) !== undefined || isNumber(only))
    );
  };

  return ({ kind, words, added }: Proposed): string | undefined => {
    const filler = added.find(everywhere);
    if (filler !== undefined)
      return `«${filler}» está en casi cualquier frase: haría iguales muchas cosas. Escribe más palabras alrededor.`;
    if (kind === 'apart') return undefined;
    if (kind === 'spelling') {
      const real = added.find((word) => word !== words[0] && rowsWith(word).size > most);
      return real === undefined
        ? undefined
        : `«${real}» es una palabra de ${rowsWith(real).size} respuestas, como ${titlesOf(rowsWith(real))}: no está mal escrita.`;
    }
    const own = new Set(words);
    const others = new Set(
      added
        .flatMap((word) => {
          const roots = rootsOf(word);
          return roots.length === 1 ? lexicon.groupsOf(roots[0] ?? '') : [];
        })
        .map((group) => names[group] ?? '')
        .filter((name) => !own.has(name)),
    );
    if (others.size > mostOtherGroups)
      return `Haría iguales muchas cosas: junta los grupos ${quoted([...others])}.`;
    for (const word of added) {
      const rows = rowsWith(word);
      const rest = new Set(words.filter((each) => each !== word).flatMap((each) => [...rowsWith(each)]));
      const alone = [...rows].filter((row) => !rest.has(row));
      const without = [...rest].filter((row) => !rows.has(row));
      if (Math.min(alone.length, without.length) <= most) continue;
      return `«${word}» haría iguales muchas cosas: juntaría ${alone.length} respuestas, como ${titlesOf(alone)}, con otras ${without.length}, como ${titlesOf(without)}. Escribe más palabras alrededor.`;
    }
    return undefined;
  };

  function titlesOf(rows: Iterable<number>): string {
    return quoted([...rows].slice(0, 2).map((row) => answers[row]?.title ?? ''));
  }
}
