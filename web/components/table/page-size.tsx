import { createContext, type ReactNode, useContext, useState } from 'react';

interface PageSize {
  size: number;
  /** The sizes on offer; empty = nothing to choose. */
  sizes: readonly number[];
  /** Chooses another size, for all lists of this browser. */
  choose(size: number): void;
}

const PageSizeContext = createContext<PageSize>({ size: 20, sizes: [], choose: () => undefined });

export const usePageSize = (): PageSize => useContext(PageSizeContext);

/** Provides the page size of an administrator's lists: `given` comes with the page, `onChoose` stores a choice. */
export function PageSizeProvider({
  given,
  sizes,
  onChoose,
  children,
}: {
  given: number;
  sizes: readonly number[];
  onChoose: (size: number) => void;
  children: ReactNode;
}) {
  const [size, setSize] = useState(given);
  const choose = (next: number) => {
    onChoose(next);
    setSize(next);
  };
  return <PageSizeContext value={{ size, sizes, choose }}>{children}</PageSizeContext>;
}
