import type { WordFinder } from '../../../contract/search/found-words.ts';
import { markFound } from './search-marks.rules.ts';

export function MarkedText({ text, find }: { text: string; find: WordFinder }) {
  return markFound(text, find).map((part) =>
    part.isFound ? <mark key={part.start}>{part.text}</mark> : part.text,
  );
}
