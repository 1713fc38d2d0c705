import type { ComponentType } from 'react';
import type { Role } from '../../../contract/caller.ts';
import { rolesOfScreen } from '../../../contract/grants/screens.ts';
import type { ImageFolder } from '../../../contract/images/images.ts';
import type { Api } from '../../../contract/index.ts';
import type { Query, ScreenRow, Site, Viewer } from '../../../contract/pages.ts';
import type { AdminBarData } from './admin-bar.tsx';
import type { CardPicture, LinkedPage, Thing } from './linked-data.ts';
import { sizeOf } from './page-size.ts';

export type { Query, Viewer };

/** The props of a `page` screen's view. It has no viewer: see OwnPart. */
export interface PageViewProps<Data> {
  data: Data;
  query: Query;
  viewerRole: Role;
  site: Site;
}

/** The props of an `app` screen's view. */
export interface ViewProps<Data> {
  data: Data;
  query: Query;
  viewer: Viewer | null;
  site: Site;
}

/** The preview that other sites show beside a link to a page. */
export interface Card {
  title: string;
  description: string;
  /** Absolute. */
  url: string;
  picture: CardPicture;
  /** True if `url` is the canonical address of the page. */
  isCanonical?: boolean;
}

/** The picture of a row: an uploaded one, else a drawing of the portal. */
interface Cover {
  folder: ImageFolder;
  file: string | null;
  /** The path of the drawing that stands in for a missing file. */
  drawing: string;
}

interface CommonScreen<Data> extends ScreenRow {
  /** 'person': the administration's frame for administrators, who work there too, and the site's for everybody else. */
  frame: 'site' | 'admin' | 'person' | 'exam';
  /** Shows the invitation to write to the institute above the footer (spec 2.4). */
  hasBanner?: boolean;
  title(data: Data, site: Site): string;
}

/**
 * Complete HTML in which only islands hydrate, rendered once for everybody who shares its variant, and cached (spec
 * 13.4). Personal parts are OwnParts; `loadOwn` loads their data for signed-in viewers.
 */
export interface PageScreen<Data> extends CommonScreen<Data> {
  mode: 'page';
  /** An indexed screen must have one (card.test.ts). */
  description?(data: Data): string;
  /** The parameters that identify the page, where the address may say others: of an answer's page those of its subject. */
  identity?(data: Data): Query;
  /** The cover that the picture of its card shows beside the title. */
  cover?(data: Data): Cover;
  /** The page's linked data in schema.org's vocabulary; an indexed screen must have some (card.test.ts). */
  linkedData?(data: Data, page: LinkedPage): readonly Thing[];
  /** The card of a screen that search engines leave out; indexed screens all have one: see cardOf. */
  card?(data: Data): Card;
  load(api: Api, query: Query): Promise<Data>;
  loadOwn?(api: Api, query: Query, viewer: Viewer): Promise<unknown>;
  /** The administrators' bar above the page; by default it only has the way back. */
  adminBar?(data: Data, query: Query): AdminBarData;
  view(): Promise<{ default: ComponentType<PageViewProps<Data>> }>;
}

/** Complete HTML for one person, hydrated as a whole. */
export interface AppScreen<Data> extends CommonScreen<Data> {
  mode: 'app';
  /** The status of the response, if it is not always 200. */
  status?(data: Data): number;
  load(api: Api, query: Query, viewer: Viewer | null): Promise<Data>;
  view(): Promise<{ default: ComponentType<ViewProps<Data>> }>;
}

/** A screen (spec 2.2). */
export type Screen = PageScreen<unknown> | AppScreen<unknown>;

/** Ties a screen's `load` to its view, then erases the type of the data between them. */
export function screen<Data>(given: AppScreen<Data>): Screen;
export function screen<Data>(given: PageScreen<Data>): Screen;
export function screen(given: unknown): Screen {
  return given as Screen;
}

/** A tool of the administration, which those with a role besides open where it is theirs (spec 4.7). */
export const adminScreen = <Data>(row: Omit<AppScreen<Data>, 'who' | 'mode' | 'frame'>): Screen =>
  screen<Data>({ ...row, who: 'admin', grants: rolesOfScreen(row.path), mode: 'app', frame: 'admin' });

/** A document for everybody. */
export const publicScreen = <Data>(row: Omit<PageScreen<Data>, 'who' | 'mode' | 'frame'>): Screen =>
  screen<Data>({ ...row, who: 'open', mode: 'page', frame: 'site' });

/** The `id` in an address; 0 if it is missing, which every call refuses. */
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

/** The chosen value of a filter in an address; undefined if it is none of them. */
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
