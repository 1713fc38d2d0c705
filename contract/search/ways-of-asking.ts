import { folded } from '../text/folded.ts';

const atMost = 40;
const longest = 120;

/** The other ways in which people ask for something, one a line, without repetitions. */
export function askedLines(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim().replace(/\s+/g, ' '));
  const own = new Map(lines.filter((line) => line !== '').map((line) => [folded(line), line]));
  return [...own.values()];
}

/** The reason why the ways of asking are refused; undefined = accepted. */
export function wrongInAsked(lines: readonly string[]): string | undefined {
  if (lines.length > atMost) return `Escribe ${atMost} formas de preguntar como máximo: hay ${lines.length}.`;
  const long = lines.find((line) => line.length > longest);
  return long === undefined
    ? undefined
    : `«${long.slice(0, 40)}…» tiene ${long.length} letras; caben ${longest}. Escribe una forma de preguntar por línea.`;
}
