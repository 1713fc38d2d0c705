import type { Query } from '../../lib/page/screen.ts';
import type { Chapter } from './chapters/chapter.ts';
import { type FoundChapter, findChapters, type HelpPart, helpParts } from './chapters.ts';

export interface LoadedHelp {
  /** The searched words; '' = none. */
  searched: string;
  found: readonly FoundChapter[];
  /** Null = the part for readers. */
  part: HelpPart | null;
  /** Null = the list of the part's chapters. */
  chapter: Chapter | null;
}

/** The longest search that makes sense. */
export const searchedLetters = 100;

/** The part and chapter in an address, or the result of a search. Refuses (404) unknown ones. */
export async function loadHelp(query: Query): Promise<LoadedHelp> {
  const searched = (query['buscar'] ?? '').slice(0, searchedLetters).trim();
  const part = helpParts.find(({ slug }) => slug === query['parte']) ?? null;
  const chapter = part?.chapters.find(({ slug }) => slug === query['capitulo']) ?? null;
  const isUnknown =
    (query['parte'] !== undefined && part === null) || (query['capitulo'] !== undefined && chapter === null);
  if (isUnknown) throw Object.assign(new Error('no such chapter'), { statusCode: 404 });
  return { searched, found: findChapters(searched), part, chapter };
}
