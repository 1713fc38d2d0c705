import type { ComponentType } from 'react';
import type { Api } from '../../../contract/index.ts';
import type { Query, ScreenRow, Site, Viewer } from '../../../contract/pages.ts';

export type { Query, Viewer };

export interface ViewProps<Data> {
  data: Data;
  query: Query;
  viewer: Viewer | null;
  site: Site;
}

/**
 * A screen (spec 2.2). `page`: complete HTML in which only islands hydrate; the visitors' copy is cached.
 * `app`: complete HTML for the person, hydrated as a whole.
 */
export interface Screen<Data> extends ScreenRow {
  /** 'person': the administration's frame for administrators, who work there too, and the site's for everybody else. */
  frame: 'site' | 'admin' | 'person' | 'exam';
  /** Shows the invitation to write to the institute above the footer (spec 2.4). */
  hasBanner?: boolean;
  title(data: Data): string;
  description?(data: Data): string;
  /** The status of the answer, where it is not always 200. Only for screens of one person: others are cached. */
  status?(data: Data): number;
  load(api: Api, query: Query, viewer: Viewer | null): Promise<Data>;
  view(): Promise<{ default: ComponentType<ViewProps<Data>> }>;
}

/** Ties a screen's `load` to its view, then drops the type of the data between them. */
export function screen<Data>(given: Screen<Data>): Screen<unknown> {
  return given as unknown as Screen<unknown>;
}

/** The `id` of an address as a number; 0 if it is missing, which every call refuses. */
export function idOf(query: Query, name = 'id'): number {
  const value = Number(query[name]);
  return Number.isInteger(value) ? value : 0;
}

/** Rows on a page of the administrators' tables. */
export const tablePageSize = 20;

/** The page and the search of a list in an address. */
export function pageOf(query: Query): { Page: number; Search: string | undefined } {
  return { Page: Math.max(1, idOf(query, 'page')), Search: query['search'] || undefined };
}

/** The sort order of a list in an address; empty if it names no column of `columns`. */
export function sortOf<Column extends string>(
  query: Query,
  columns: readonly Column[],
): { Sort?: Column; Order?: 'asc' | 'desc' } {
  const column = columns.find((name) => name === query['sort']);
  return column === undefined ? {} : { Sort: column, Order: query['order'] === 'desc' ? 'desc' : 'asc' };
}
