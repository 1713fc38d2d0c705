import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Sentences as people speak, with what a person at the counter would hand over: the measure of the search. Bounds and
 * weights are fitted to one half and checked on the other, so nothing may be tuned to a sentence of the checking half.
 */
export interface Sentence {
  text: string;
  half: 'fitting' | 'checking';
  /** Kinds with the beginnings of their titles: any may come first. None = nothing here answers it. */
  wanted: readonly string[];
}

interface Shown {
  type: string;
  title: string;
}

/** An answer of the search, as the page of results shows it: what stands above the list, and the list. */
export interface Answered {
  best: readonly Shown[];
  results: readonly Shown[];
}

const folder = join(import.meta.dirname, 'sentences');

/**
 * The lines of a file: '# Dato: Horario | Dato: Oficinas' before its sentences, each after 'f' (fitting) or 'c' (checking).
 */
function sentencesIn(text: string): Sentence[] {
  let wanted: readonly string[] = [];
  return text.split('\n').flatMap((line): Sentence[] => {
    const [, mark, words = ''] = /^([#fc]) (.+)$/.exec(line) ?? [];
    if (mark === '#') wanted = words === 'nada' ? [] : words.split(' | ');
    if (mark !== 'f' && mark !== 'c') return [];
    return [{ text: words, half: mark === 'f' ? 'fitting' : 'checking', wanted }];
  });
}

export const sentences: readonly Sentence[] = readdirSync(folder)
  .toSorted()
  .flatMap((file) => sentencesIn(readFileSync(join(folder, file), 'utf8')));

export interface Verdict {
  first: boolean;
  withinThree: boolean;
  /** Undefined = no short answer stands above the list. */
  short: boolean | undefined;
}

const keyOf = ({ type, title }: Shown): string => `${type}: ${title}`;

export function verdictOn({ wanted }: Sentence, { best, results }: Answered): Verdict {
  const shown = [...new Set([...best, ...results].map(keyOf))];
  const isWanted = (key: string | undefined) => wanted.some((each) => key?.startsWith(each) === true);
  const [short] = best;
  return {
    first: wanted.length === 0 ? short === undefined : isWanted(shown[0]),
    withinThree: wanted.length === 0 ? short === undefined : shown.slice(0, 3).some(isWanted),
    short: short === undefined ? undefined : isWanted(keyOf(short)),
  };
}

/** Shares of a hundred; `shortRight` of the short answers that stood. */
export interface Figures {
  count: number;
  first: number;
  withinThree: number;
  short: number;
  shortRight: number;
}

export function figuresOf(verdicts: readonly Verdict[]): Figures {
  const share = (some: readonly unknown[], of: readonly unknown[]) =>
    of.length === 0 ? 0 : (100 * some.length) / of.length;
  const shorts = verdicts.filter(({ short }) => short !== undefined);
  return {
    count: verdicts.length,
    first: share(
      verdicts.filter(({ first }) => first),
      verdicts,
    ),
    withinThree: share(
      verdicts.filter(({ withinThree }) => withinThree),
      verdicts,
    ),
    short: share(shorts, verdicts),
    shortRight: share(
      shorts.filter(({ short }) => short),
      shorts,
    ),
  };
}
