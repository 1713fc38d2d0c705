import { pageSizeCookie, tablePageSizes } from '../../../contract/constants.ts';
import type { Query } from '../../../contract/pages.ts';

/** The page size of a list: one of those on offer, or the default. */
export const sizeOf = (query: Query): number =>
  tablePageSizes.find((size) => String(size) === query['size']) ?? tablePageSizes[0];

/** Stores the page size where the server finds it when it renders the next list. */
export function keepSize(size: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
  document.cookie = `${pageSizeCookie}=${size}; path=/; max-age=31536000; samesite=lax`;
}
