import type { ComponentType } from 'react';
import type { Role } from '../../../contract/caller.ts';
import type { ImageFolder } from '../../../contract/content/images.ts';
import type { Api } from '../../../contract/index.ts';
import type { Query, ScreenRow, Site, Viewer } from '../../../contract/pages.ts';
import { sizeOf } from './page-size.ts';

export type { Query, Viewer };

/** What the view of a `page` screen gets. It does not know who is looking: see OwnPart. */
export interface PageViewProps<Data> {
  data: Data;
  query: Query;
  viewerRole: Role;
  site: Site;
}

/** What the view of an `app` screen gets. */
export interface ViewProps<Data> {
  data: Data;
  query: Query;
  viewer: Viewer | null;
  site: Site;
}

/** What other sites show beside a link to a page. */
export interface Card {
  title: string;
  description: string;
  /** Whole. */
  url: string;
  picture: CardPicture;
  /** Search engines take `url` for the one address of the page. */
  isCanonical?: boolean;
}

export interface CardPicture {
  /** Whole. */
  url: string;
  /** The picture in words. */
  text: string;
  /** Width and height, where they are known. */
  size?: readonly [number, number];
  /** Shown small beside the words, not large above them. */
  isSquare?: boolean;
}

/** A stored picture of a row. */
export interface Cover {
  folder: ImageFolder;
  file: string | null;
  text: string;
}

interface CommonScreen<Data> extends ScreenRow {
  /** 'person': the administration's frame for administrators, who work there too, and the site's for everybody else. */
  frame: 'site' | 'admin' | 'person' | 'exam';
  /** Shows the invitation to write to the institute above the footer (spec 2.4). */
  hasBanner?: boolean;
  title(data: Data): string;
}

/**
 * Complete HTML in which only islands hydrate, rendered once for everybody who shares its variant, and cached (spec 13.4). What
 * differs from person to person is an OwnPart; `loadOwn` loads what those need, for who signed in.
 */
export interface PageScreen<Data> extends CommonScreen<Data> {
  mode: 'page';
  description?(data: Data): string;
  /** Of an indexed screen: the picture of its card; without one it has the portal's. */
  cover?(data: Data): Cover;
  /** The card of a screen that search engines leave out, where it has one; the indexed all have one: see cardOf. */
  card?(data: Data): Card;
  load(api: Api, query: Query): Promise<Data>;
  loadOwn?(api: Api, query: Query, viewer: Viewer): Promise<unknown>;
  view(): Promise<{ default: ComponentType<PageViewProps<Data>> }>;
}

/** Complete HTML for one person, hydrated as a whole. */
export interface AppScreen<Data> extends CommonScreen<Data> {
  mode: 'app';
  /** The status of the answer, where it is not always 200. */
  status?(data: Data): number;
  load(api: Api, query: Query, viewer: Viewer | null): Promise<Data>;
  view(): Promise<{ default: ComponentType<ViewProps<Data>> }>;
}

/** A screen (spec 2.2). */
export type Screen = PageScreen<unknown> | AppScreen<unknown>;

/** Ties a screen's `load` to its view, then drops the type of the data between them. */
export function screen<Data>(given: AppScreen<Data>): Screen;
export function screen<Data>(given: PageScreen<Data>): Screen;
export function screen(given: unknown): Screen {
  return given as Screen;
}

/** The `id` of an address as a number; 0 if it is missing, which every call refuses. */
export function idOf(query: Query, name = 'id'): number {
  const value = Number(query[name]);
  return Number.isInteger(value) ? value : 0;
}

/** The page, its size and the search of an administrators' list in an address. */
export function pageOf(query: Query): { Page: number; PageSize: number; Search: string | undefined } {
  return {
    Page: Math.max(1, idOf(query, 'page')),
    PageSize: sizeOf(query),
    Search: query['search'] || undefined,
  };
}

/** One of the choices of a filter in an address; undefined if it names none of them. */
export const choiceOf = <Choice extends string>(
  query: Query,
  name: string,
  choices: readonly Choice[],
): Choice | undefined => choices.find((choice) => choice === query[name]);

/** The sort order of a list in an address; empty if it names no column of `columns`. */
export function sortOf<Column extends string>(
  query: Query,
  columns: readonly Column[],
): { Sort?: Column; Order?: 'asc' | 'desc' } {
  const column = columns.find((name) => name === query['sort']);
  return column === undefined ? {} : { Sort: column, Order: query['order'] === 'desc' ? 'desc' : 'asc' };
}
