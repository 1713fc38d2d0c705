import { useCallback, useEffect, useRef, useState } from 'react';
import type { MediaRow } from '../../../../contract/images/calls.ts';
import { useApi } from '../../../lib/api/api-context.ts';
import { ApiRefusal } from '../../../lib/api/request.ts';

const pageSize = 24;

export interface MediaList {
  rows: readonly MediaRow[];
  total: number;
  /** The words of the search. */
  words: string;
  isLoading: boolean;
  /** The reason why the last page failed to load. */
  failure: string | null;
}

/** The stored images, newest first, loaded page by page. */
export function useMedia() {
  const api = useApi();
  const [list, setList] = useState<MediaList>({
    rows: [],
    total: 0,
    words: '',
    isLoading: true,
    failure: null,
  });
  const lastAsked = useRef(0);

  const load = useCallback(
    async (words: string, known: readonly MediaRow[]): Promise<void> => {
      lastAsked.current += 1;
      const asked = lastAsked.current;
      setList((before) => ({ ...before, rows: known, words, isLoading: true, failure: null }));
      try {
        // a page that overlaps the known rows, because something was added or deleted, adds its rows only
        // once
        const Page = Math.floor(known.length / pageSize) + 1;
        const { data, total } = await api.media.get({ Page, PageSize: pageSize, Search: words || undefined });
        if (asked !== lastAsked.current) return;
        const ids = new Set(known.map(({ id }) => id));
        const rows = [...known, ...data.filter(({ id }) => !ids.has(id))];
        setList({ rows, total: total ?? rows.length, words, isLoading: false, failure: null });
      } catch (error) {
        if (!(error instanceof ApiRefusal)) throw error;
        if (asked === lastAsked.current)
          setList((before) => ({ ...before, isLoading: false, failure: error.message }));
      }
    },
    [api],
  );
  useEffect(() => void load('', []), [load]);

  return {
    list,
    search: (words: string) => void load(words.trim(), []),
    /** The next page; after a failure, the same one again. */
    more: () => void load(list.words, list.rows),
    changed: (row: MediaRow) =>
      setList((before) => ({
        ...before,
        rows: before.rows.map((other) => (other.id === row.id ? row : other)),
      })),
    removed: ({ id }: MediaRow) =>
      setList((before) => ({
        ...before,
        rows: before.rows.filter((row) => row.id !== id),
        total: before.total - 1,
      })),
  };
}
