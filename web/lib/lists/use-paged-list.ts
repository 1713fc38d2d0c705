import { useCallback, useEffect, useRef, useState } from 'react';
import type { Api } from '../../../contract/index.ts';
import { useToast } from '../../components/overlay/toast.tsx';
import { usePageSize } from '../../components/table/page-size.tsx';
import { useApi } from '../api/api-context.ts';
import { ApiRefusal } from '../api/request.ts';
import type { Query } from '../page/screen.ts';

/** The pause in typing after which the list follows. */
const pauseMilliseconds = 250;

interface PagedListOptions<Loaded> {
  path: string;
  /** The query and the rows that came with the page. */
  query: Query;
  loaded: Loaded;
  load(api: Api, query: Query): Promise<Loaded>;
}

export interface PagedList<Loaded> {
  path: string;
  /** The shown query, as in the address. */
  query: Query;
  loaded: Loaded;
  /**
   * Shows the list for another query, at once or after a pause in typing. It is made from the wanted query, which the
   * shown one may not have reached yet.
   */
  change(next: (wanted: Query) => Query, when?: 'now' | 'afterPause'): void;
  reload(): Promise<void>;
  /** Like `reload`, with calls that never ask for a sign-in, for background work. */
  reloadBy(calls: Api): Promise<void>;
}

export function listHref(path: string, query: Query): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const words = new URLSearchParams(given as [string, string][]).toString();
  return words === '' ? path : `${path}?${words}`;
}

/**
 * A list that the server searches, filters and pages. It follows typing and choices without leaving the page, and
 * ignores answers that arrive late.
 */
export function usePagedList<Loaded>(options: PagedListOptions<Loaded>): PagedList<Loaded> {
  const { path, load } = options;
  const api = useApi();
  const { size } = usePageSize();
  const { size: _, ...given } = options.query; // it is kept beside the address
  const [query, setQuery] = useState<Query>(given);
  const [loaded, setLoaded] = useState(options.loaded);
  const latest = useRef<{ query: Query; size: number; asked: number }>({ query: given, size, asked: 0 });
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const toast = useToast();

  const reloadBy = useCallback(
    async (calls: Api) => {
      latest.current.asked += 1;
      const { asked, query: wanted, size: rows } = latest.current;
      const found = await load(calls, { ...wanted, size: String(rows) });
      if (asked !== latest.current.asked) return;
      setQuery(wanted);
      setLoaded(found);
    },
    [load],
  );
  const reload = useCallback(() => reloadBy(api), [reloadBy, api]);
  /** Does not use `useCall`, which would ignore typing while a call is pending. */
  const follow = useCallback(async () => {
    try {
      await reload();
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error;
      toast({ kind: 'bad', text: error.message });
    }
  }, [reload, toast]);

  function change(next: (wanted: Query) => Query, when: 'now' | 'afterPause' = 'now'): void {
    clearTimeout(pause.current);
    const wanted = next(latest.current.query);
    latest.current.query = wanted;
    const show = () => {
      history.replaceState(history.state, '', listHref(path, wanted));
      void follow();
    };
    if (when === 'now') show();
    else pause.current = setTimeout(show, pauseMilliseconds);
  }

  useEffect(() => () => clearTimeout(pause.current), []);
  useEffect(() => {
    if (latest.current.size === size) return;
    latest.current.size = size;
    const { page: _, ...first } = latest.current.query;
    latest.current.query = first;
    void follow();
  }, [size, follow]);

  return { path, query, loaded, change, reload, reloadBy };
}
