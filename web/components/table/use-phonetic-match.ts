import { useEffect, useState } from 'react';
import type { WordMatch } from './client-table.rules.ts';

/** Loads phonetic matching with the first search; without network a search finds words as they are written. */
export function usePhoneticMatch(words: string): WordMatch | undefined {
  const [match, setMatch] = useState<WordMatch>();
  const isSearching = words.trim() !== '';
  useEffect(() => {
    if (!isSearching) return;
    void import('./phonetic-match.ts').then(
      ({ phoneticMatch }) => setMatch(() => phoneticMatch),
      () => undefined,
    );
  }, [isSearching]);
  return match;
}
