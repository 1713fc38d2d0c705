import type { LawReadPart } from '../../../contract/laws/text-calls.ts';
import { type WordFinder, wordFinder } from '../../../contract/search/found-words.ts';
import { withTermLinks } from '../../../contract/terms/mark-terms.ts';

/** A piece of a title; a match has its number. */
interface TitlePiece {
  text: string;
  hit: number | null;
}

export interface MarkedPart {
  part: LawReadPart;
  title: TitlePiece[];
  html: string;
}

/**
 * Marks glossary terms and searched words in a law: whole words in any form, like the portal's search (spec 6.14).
 * Matches are numbered through the law from 1, in reading order.
 */
export function markLaw(
  parts: readonly LawReadPart[],
  search: string,
): { parts: MarkedPart[]; hits: number } {
  const find = wordFinder(search);
  let hits = 0;
  const next = () => {
    hits += 1;
    return hits;
  };
  const marked = parts.map((part) => ({
    part,
    title: piecesOf(part.title, find, next),
    html: markHtml(
      part.kind === 'article' ? withTermLinks(part.html, part.terms) : (part.html ?? ''),
      find,
      next,
    ),
  }));
  return { parts: marked, hits };
}

function piecesOf(text: string, find: WordFinder, next: () => number): TitlePiece[] {
  const pieces: TitlePiece[] = [];
  let at = 0;
  for (const { start, end } of find(text)) {
    if (start < at) continue;
    if (start > at) pieces.push({ text: text.slice(at, start), hit: null });
    pieces.push({ text: text.slice(start, end), hit: next() });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), hit: null });
  return pieces;
}

/** Marks words between the tags of stored HTML, but not entities (`&amp;`). */
function markHtml(html: string, find: WordFinder, next: () => number): string {
  return html
    .split(/(<[^>]*>|&[a-z0-9#]+;)/i)
    .map((token, index) => {
      if (index % 2 === 1) return token;
      return piecesOf(token, find, next)
        .map(({ text, hit }) => (hit === null ? text : `<mark id="hit-${hit}">${text}</mark>`))
        .join('');
    })
    .join('');
}
