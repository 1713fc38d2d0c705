import type { Api } from '../../../contract/index.ts';
import {
  type PhraseFigures,
  type PhraseHeap,
  type PhraseRow,
  phraseHeaps,
} from '../../../contract/searched-phrases/calls.ts';
import { choiceOf, pageOf, type Query } from '../../lib/page/screen.ts';

export interface PhraseData {
  rows: PhraseRow[];
  total: number;
  figures: PhraseFigures;
}

/** The heap that an address shows. */
export const heapOf = (query: Query): PhraseHeap => choiceOf(query, 'monton', phraseHeaps) ?? 'unanswered';

export async function loadPhrases(api: Api, query: Query): Promise<PhraseData> {
  const [{ data, total }, figures] = await Promise.all([
    api.searchedPhrase.get({ ...pageOf(query), Heap: heapOf(query) }),
    api.searchedPhrase.getFigures({}),
  ]);
  return { rows: data, total: total ?? data.length, figures: figures.data };
}
