import { useEffect, useState } from 'react';
import type { Heard } from './client-table.rules.ts';

/** How words are heard, once something is searched for: it comes then, and without network only what is written is found. */
export function useHeard(words: string): Heard | undefined {
  const [heard, setHeard] = useState<Heard>();
  const isSought = words.trim() !== '';
  useEffect(() => {
    if (!isSought) return;
    void import('./heard-words.ts').then(
      ({ heardWords }) => setHeard(() => heardWords),
      () => undefined,
    );
  }, [isSought]);
  return heard;
}
