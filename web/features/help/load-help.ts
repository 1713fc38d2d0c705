import type { Query } from '../../lib/page/screen.ts';
import type { Chapter } from './chapters/chapter.ts';
import { type FoundChapter, findChapters, type HelpPart, helpParts } from './chapters.ts';

export interface LoadedHelp {
  /** The words that were searched; '' = none. */
  searched: string;
  found: readonly FoundChapter[];
  /** Null = the part of who reads. */
  part: HelpPart | null;
  /** Null = the list of the part's chapters. */
  chapter: Chapter | null;
}

/** The longest search; nobody means more. */
export const searchedLetters = 100;

/** The part and chapter that an address names, or what a search finds. Refuses (404) those that are not there. */
export async function loadHelp(query: Query): Promise<LoadedHelp> {
  const searched = (query['buscar'] ?? '').slice(0, searchedLetters).trim();
  const part = helpParts.find(({ slug }) => slug === query['parte']) ?? null;
  const chapter = part?.chapters.find(({ slug }) => slug === query['capitulo']) ?? null;
  const isUnknown =
    (query['parte'] !== undefined && part === null) || (query['capitulo'] !== undefined && chapter === null);
  if (isUnknown) throw Object.assign(new Error('no such chapter'), { statusCode: 404 });
  return { searched, found: findChapters(searched), part, chapter };
}
