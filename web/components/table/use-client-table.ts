import { useState } from 'react';
import type { SortOrder } from './data-table.rules.ts';
import { usePageSize } from './page-size.tsx';

/** The search, order and page of a list whose rows are all in the browser. */
export interface ClientTableState {
  words: string;
  search(words: string): void;
  order: SortOrder | null;
  sort(order: SortOrder | null): void;
  /** From 1. */
  page: number;
  turnTo(page: number): void;
  pageSize: number;
  /** True while the list is neither searched nor sorted. */
  isWhole: boolean;
}

/** Searches, sorts and pages in the browser. `ClientTable` shows the resulting rows. */
export function useClientTable(): ClientTableState {
  const [words, setWords] = useState('');
  const [order, setOrder] = useState<SortOrder | null>(null);
  const [page, setPage] = useState(1);
  const { size: pageSize } = usePageSize();
  return {
    words,
    search(text) {
      setWords(text);
      setPage(1);
    },
    order,
    sort(next) {
      setOrder(next);
      setPage(1);
    },
    page,
    turnTo: setPage,
    pageSize,
    isWhole: words.trim() === '' && order === null,
  };
}
