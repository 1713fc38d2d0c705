import { createContext } from 'react';

/** A page of the portal that a link may lead to. */
export interface OfferedLink {
  label: string;
  href: string;
}

/** Finds the articles of laws that a link can cite; null = none are offered. */
export const FindLinksContext = createContext<((words: string) => Promise<readonly OfferedLink[]>) | null>(
  null,
);
