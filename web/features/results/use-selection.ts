import { useState } from 'react';

/** The rows of a page that somebody ticked, or everybody the list finds, on other pages too. */
export interface Selection {
  ids: readonly number[];
  isEverybody: boolean;
  has(id: number): boolean;
  toggle(id: number): void;
  choose(ids: readonly number[]): void;
  chooseEverybody(): void;
  clear(): void;
}

/** Ticks on the rows of `page`. Taking one tick away from everybody leaves the rest of the page. */
export function useSelection(page: readonly number[]): Selection {
  const [ids, setIds] = useState<readonly number[]>([]);
  const [isEverybody, setEverybody] = useState(false);
  const shown = isEverybody ? page : ids;
  const choose = (next: readonly number[]) => {
    setIds(next);
    setEverybody(false);
  };
  return {
    ids: shown,
    isEverybody,
    has: (id) => shown.includes(id),
    toggle: (id) => choose(shown.includes(id) ? shown.filter((each) => each !== id) : [...shown, id]),
    choose,
    chooseEverybody: () => setEverybody(true),
    clear: () => choose([]),
  };
}
