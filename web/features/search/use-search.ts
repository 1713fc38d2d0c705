import { useEffect, useState } from 'react';
import type { SearchResult } from '../../../contract/slider/calls.ts';

/** Searches a text and rejects when it cannot. `signal` cancels an answer that is no longer needed. */
export type Find = (text: string, signal: AbortSignal) => Promise<readonly SearchResult[]>;

/** Fewer letters begin too many words. */
const leastLetters = 3;

type Search = { text: string; results?: readonly SearchResult[]; hasFailed?: boolean };

/** The results for the typed text, requested 250 ms after the last key, and a sentence with their number. */
export function useSearch(
  typed: string,
  find: Find,
): { results?: readonly SearchResult[]; sentence: string } {
  const [search, setSearch] = useState<Search>({ text: '' });
  const text = typed.trim();
  useEffect(() => {
    if (text.length < leastLetters) return;
    const asked = new AbortController();
    const timer = setTimeout(() => {
      find(text, asked.signal).then(
        (results) => !asked.signal.aborted && setSearch({ text, results }),
        () => !asked.signal.aborted && setSearch({ text, hasFailed: true }),
      );
    }, 250);
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [text, find]);
  if (text.length < leastLetters) return { sentence: 'Escribe al menos tres letras.' };
  // the last results stay until the next ones arrive, so that nothing jumps
  return { results: search.results, sentence: searchStatus(search, text) };
}

function searchStatus(search: Search, text: string): string {
  if (search.text !== text) return 'Buscando…';
  if (search.hasFailed) return 'No se pudo buscar. Revisa tu conexión y vuelve a escribir.';
  const count = search.results?.length ?? 0;
  if (count === 0) return `Nada para «${text}». Prueba con otra palabra.`;
  return `${count === 1 ? '1 resultado' : `${count} resultados`} para «${text}»`;
}
