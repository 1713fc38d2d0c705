import { useState } from 'react';
import type { SortOrder } from './data-table.rules.ts';

/** What is looked for in a list that is in the browser whole, how it is sorted, and which page of it is open. */
export interface ClientTableState {
  words: string;
  search(words: string): void;
  order: SortOrder | null;
  sort(order: SortOrder | null): void;
  /** From 1. */
  page: number;
  turnTo(page: number): void;
  /** Every row shows, as the list itself is ordered: nothing is looked for, nothing sorted. */
  isWhole: boolean;
}

/** Searching, sorting and paging in the browser; `ClientTable` shows the rows that it leads to. */
export function useClientTable(): ClientTableState {
  const [words, setWords] = useState('');
  const [order, setOrder] = useState<SortOrder | null>(null);
  const [page, setPage] = useState(1);
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
    isWhole: words.trim() === '' && order === null,
  };
}
