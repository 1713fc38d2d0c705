import { pageSizeCookie, tablePageSizes } from '../../../contract/constants.ts';
import type { Query } from './screen.ts';

/** The size of the pages of a list: one of those on offer, or the usual one. */
export const sizeOf = (query: Query): number =>
  tablePageSizes.find((size) => String(size) === query['size']) ?? tablePageSizes[0];

/** Keeps the size where the server finds it when it renders the next list. */
export function keepSize(size: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
  document.cookie = `${pageSizeCookie}=${size}; path=/; max-age=31536000; samesite=lax`;
}
