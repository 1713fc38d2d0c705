import type { Candidate, LineState, PeopleLine } from '../../../contract/results/calls.ts';

/** A parsed line of a list: the e-mail in it, or the words of a name, the longest first. */
export interface AskedLine {
  line: number;
  text: string;
  email: string | null;
  words: string[];
}

/** Words for the index: three of them, with three letters or more. */
const wordsSearched = 3;
const shortestWord = 3;
const shownText = 200;

/** A database accepts no half character, as a cut may leave. */
const whole = (text: string) => text.toWellFormed();

/** It begins where a word does, or a long word would be read once for each of its signs. */
const email = /(?<![^\s<>"',;:()])[^\s<>"',;:()]+@[^\s<>"',;:()]+/;
const emailIn = (text: string) => email.exec(text)?.[0] ?? null;

/**
 * The lines of a pasted list that are not empty (spec 17.3). An e-mail counts wherever it is in its line, as in a
 * row copied from a spreadsheet; 'Quispe, Ana' is the name 'Quispe Ana'.
 */
export function linesOf(pasted: string): AskedLine[] {
  return pasted.split(/\r\n?|\n/).flatMap((raw, index) => {
    const text = whole(
      raw
        .replaceAll(/[\s,;]+/g, ' ')
        .trim()
        .slice(0, shownText),
    );
    if (text === '') return [];
    const words = text.split(' ').filter((word) => word.length >= shortestWord);
    const longest = words.toSorted((one, other) => other.length - one.length).slice(0, wordsSearched);
    return [{ line: index + 1, text, email: emailIn(whole(raw)), words: longest }];
  });
}

/** A person whom a line may name. */
export interface Match extends Candidate {
  line: number;
  /** E-mail, username or whole name is equal; otherwise the name only has the same words. */
  isSure: boolean;
  isAdmin: boolean;
  /** Was taken out of the course and can be enrolled again. */
  isClosed: boolean;
}

/** Classifies each line. A person named by an earlier line is a repetition. */
export function judgeLines(lines: readonly AskedLine[], matches: readonly Match[]): PeopleLine[] {
  const ofLine = Map.groupBy(matches, ({ line }) => line);
  const seen = new Set<number>();
  return lines.map(({ line, text }) => {
    const all = ofLine.get(line) ?? [];
    const sure = all.filter(({ isSure }) => isSure);
    const similar = all.filter(({ isAdmin }) => !isAdmin);
    const people = sure.length > 0 ? sure : similar;
    const [only] = people;
    if (only === undefined) return { line, text, state: 'unknown', people: [] };
    if (sure.length !== 1) return { line, text, state: 'choose', people: people.map(candidateOf) };
    const state = seen.has(only.userId) ? 'repeated' : stateOf(only);
    seen.add(only.userId);
    return { line, text, state, people: [candidateOf(only)] };
  });
}

function stateOf({ isAdmin, isActive, isEnrolled, isClosed }: Match): LineState {
  if (isEnrolled) return 'enrolled';
  if (isAdmin) return 'admin';
  if (isClosed) return 'closed';
  return isActive ? 'found' : 'inactive';
}

const candidateOf = ({ userId, fullname, username, email, isEnrolled, isActive }: Match): Candidate => ({
  userId,
  fullname,
  username,
  email,
  isEnrolled,
  isActive,
});
