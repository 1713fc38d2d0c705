import type { Role } from './caller.ts';
import type { Who } from './endpoint.ts';
import type { GrantRole } from './grants/grants.ts';
import type { ImageFolder } from './images/images.ts';
import type { Api } from './index.ts';
import type { CountedKind } from './overview/calls.ts';
import type { PageSettings } from './settings/portal-settings.ts';

/** Numbers beside entries of the administrators' menu (spec 2.3), counted up to 1,000. */
export interface WaitingCounts {
  /** Unhandled messages. */
  newMessages: number;
  /** Comments that no administrator has seen, or that a member reported. */
  newComments: number;
  /** Accounts to activate. */
  newAccounts: number;
}

/** An announcement of the institute as pages show it (spec 6.22). */
export interface ShownAnnouncement {
  id: number;
  title: string;
  text: string;
  /** '' = none. */
  link: string;
}

/** The viewer of a page, reduced to what pages may know; counts are for administrators in their own frame. */
export interface Viewer extends Partial<WaitingCounts> {
  accountId: number;
  username: string;
  firstName: string;
  role: 'member' | 'admin';
  /** The announcement that they see. */
  announcement?: ShownAnnouncement | undefined;
  /** The roles that a member holds besides (spec 4.7); absent = none. */
  grants?: readonly GrantRole[];
}

/** The query parameters that a screen names in `params`; others are dropped. */
export type Query = Record<string, string | undefined>;

/** Settings of the operator and of the institute that pages show (spec 13.2, 13.14). */
export interface Site {
  /** The address of the portal, without a slash at its end. */
  publicUrl: string;
  /** Null until the institute has a real address; pages show no placeholder. */
  contactEmail: string | null;
  settings: PageSettings;
  /** The version of the settings: a page rendered with another one is rendered again. */
  settingsVersion: number;
  timeZone: string;
  /** False without SMTP: the institute activates accounts by hand. */
  sendsMail: boolean;
}

/** Addresses of the built files. */
export interface PageAssets {
  script: string;
  styles: readonly string[];
  /** The styles of `app` screens, loaded after the others. */
  appStyles: readonly string[];
  /** The scripts of an `app` screen, by its view in web/entry/app-views.ts, preloaded. */
  appScripts: Readonly<Record<string, readonly string[]>>;
  fonts: readonly string[];
}

/** The tables of rows that have pages. */
export type RowTable =
  | 'article'
  | 'course'
  | 'law'
  | 'pension_item'
  | 'route'
  | 'subject'
  | 'subject_answer'
  | 'video';

/** A screen, reduced to what the server needs. */
export interface ScreenRow {
  path: string;
  who: Who;
  /** Members with one of these roles besides open it, too (spec 4.7). */
  grants?: readonly GrantRole[];
  mode: 'page' | 'app';
  params: readonly string[];
  /** The address may carry a secret or a return path: the page is never cached, not even for visitors. */
  isPrivate?: boolean;
  /** Parameters in which visitors describe themselves: a page with one is never cached. */
  personalParams?: readonly string[];
  /** Opening it counts for the row that `id` names (spec 10.6), or as a search (spec 6.20). */
  counts?: CountedKind | 'search';
  /** The table of the row that `id` names, without which there is no page: 410 once it was removed for good (spec 2.1). */
  rowOf?: RowTable;
  /** With `rowOf`: a parameter that names a part of the row instead, and the table of the parts. */
  partOf?: { param: string; table: RowTable };
  /** With `rowOf`: without an `id` it is the list of the rows. */
  isListToo?: boolean;
  /** Search engines leave it out; search results are always left out. */
  isNotIndexed?: boolean;
  /** Open to members with a provisional password; other screens redirect them to it. */
  withProvisional?: boolean;
  /** Open to who must have a second step and has none; other closed screens redirect them to it. */
  withoutStep?: boolean;
}

interface DocumentParts {
  site: Site;
  assets: PageAssets;
}

interface ScreenParts extends DocumentParts {
  screen: ScreenRow;
  /** The screen's calls, made as the viewer. */
  api: Api;
  query: Query;
}

/** The data of a viewer's own parts of a screen. */
export interface OwnView<Own> {
  /** Null = a visitor. */
  viewer: Viewer | null;
  /** The result of the screen's `loadOwn` for this viewer; undefined if it has none, or for a visitor. */
  own: Own | undefined;
}

/** Shared HTML with gaps for the viewer's own parts. */
export interface Template {
  /** The HTML between the own parts: one more than there are of them. */
  texts: readonly string[];
  /** The HTML of the own parts, for one viewer. */
  ownTexts(view: OwnView<unknown>): readonly string[];
}

/** One viewer's own parts, which are rendered unless a cache has them. */
export interface OwnParts {
  /** All that `render` depends on; undefined = never cached. */
  state: string | undefined;
  render(): readonly string[];
}

/** A `page` screen as everybody with its variant sees it (spec 13.4). */
export interface SharedPage {
  texts: Template['texts'];
  /** `api` acts for `viewer`; null = a visitor. */
  ownPartsOf(viewer: Viewer | null, api: Api): Promise<OwnParts>;
}

/** An `app` screen for one person: status 200, or that of the error shown on it. */
interface RenderedApp {
  /** The same array for all viewers of a role. */
  texts: Template['texts'];
  own: OwnParts;
  status: number;
}

/** The title and cover from which a page's card is drawn. */
export interface PageCover {
  title: string;
  /** An uploaded picture or a drawing of the portal; undefined without either. */
  cover: { folder: ImageFolder; file: string | null; drawing: string } | undefined;
}

/** The interface of the rendering code, through which alone server and web meet. */
export interface PageRenderer {
  screens: readonly ScreenRow[];
  setTimeZone(zone: string): void;
  /** Renders an `app` screen as HTML for one person; throws the refusals of its calls. */
  renderApp(parts: ScreenParts & { viewer: Viewer }): Promise<RenderedApp>;
  /**
   * Renders a `page` screen for viewers of one role, for visitors with their announcement; throws the refusals of its
   * calls.
   */
  renderPage(
    parts: ScreenParts & { role: Role; announcement?: ShownAnnouncement | null },
  ): Promise<SharedPage>;
  /** Loads the title and the cover of a `page` screen; throws the refusals of its calls. */
  loadCard(parts: Omit<ScreenParts, 'assets'>): Promise<PageCover>;
  /**
   * Renders the page that explains to viewers of a role why the one at `path` cannot be shown; each one's own is the
   * number by which the log finds the request.
   */
  renderRefusal(
    parts: DocumentParts & { role: Role; path: string; title: string; message: string },
  ): Promise<Template>;
}
