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
 * A screen (spec 2.2). `page`: whole HTML, only islands hydrate, a visitor's copy is cached.
 * `app`: whole HTML for the person, then hydrated whole.
 */
export interface Screen<Data> extends ScreenRow {
  frame: 'site' | 'admin' | 'exam';
  /** The invitation to write to the institute above the footer (spec 2.4). */
  hasBanner?: boolean;
  title(data: Data): string;
  description?(data: Data): string;
  load(api: Api, query: Query, viewer: Viewer | null): Promise<Data>;
  view(): Promise<{ default: ComponentType<ViewProps<Data>> }>;
}

/** Binds a screen's load to its view, then forgets the type of what passes between them. */
export function screen<Data>(given: Screen<Data>): Screen<unknown> {
  return given as unknown as Screen<unknown>;
}

/** `id` of an address as a number; 0 when it is missing, which every call refuses. */
export function idOf(query: Query, name = 'id'): number {
  const value = Number(query[name]);
  return Number.isInteger(value) ? value : 0;
}

/** Which page of a list an address asks for, and what it searches. */
export function pageOf(query: Query): { Page: number; Search: string | undefined } {
  return { Page: Math.max(1, idOf(query, 'page')), Search: query['search'] || undefined };
}

/** How an address wants a list sorted; nothing where it names no column of `columns`. */
export function sortOf<Column extends string>(
  query: Query,
  columns: readonly Column[],
): { Sort?: Column; Order?: 'asc' | 'desc' } {
  const column = columns.find((name) => name === query['sort']);
  return column === undefined ? {} : { Sort: column, Order: query['order'] === 'desc' ? 'desc' : 'asc' };
}
