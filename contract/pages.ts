import type { Who } from './endpoint.ts';
import type { Api } from './index.ts';

/** The viewer of a page, with only what pages may know. */
export interface Viewer {
  accountId: number;
  username: string;
  firstName: string;
  role: 'member' | 'admin';
}

/** The query parameters that a screen names in `params`; it gets no others. */
export type Query = Record<string, string | undefined>;

/** Settings of the operator that pages show (spec 13.2). */
export interface Site {
  contactEmail: string;
  timeZone: string;
  /** False without SMTP: the institute activates accounts by hand. */
  sendsMail: boolean;
}

/** Addresses of the built files. */
export interface PageAssets {
  script: string;
  /** The styles of every screen. */
  styles: readonly string[];
  /** The styles of `app` screens, loaded after the others. */
  appStyles: readonly string[];
  /** The scripts of an `app` screen, by its view in web/app-views.ts, preloaded. */
  appScripts: Readonly<Record<string, readonly string[]>>;
  fonts: readonly string[];
}

/** A screen, with only what the server has to know. */
export interface ScreenRow {
  path: string;
  who: Who;
  mode: 'page' | 'app';
  params: readonly string[];
  /** The address may carry a secret or a return path: no cache stores the page, not even for visitors. */
  isPrivate?: boolean;
  /** Open to who signed in with a provisional password; other screens of the signed-in lead to it. */
  withProvisional?: boolean;
}

interface PageParts {
  viewer: Viewer | null;
  site: Site;
  assets: PageAssets;
}

/** A screen as it is answered: 200, or the status of what is wrong with its address and said on the page. */
interface RenderedScreen {
  html: string;
  status: number;
}

/** The interface of the rendering code, the only place where server and web meet. */
export interface PageRenderer {
  screens: readonly ScreenRow[];
  setTimeZone(zone: string): void;
  /** Renders a screen as HTML for one viewer; throws the refusals of its calls. */
  renderScreen(parts: PageParts & { screen: ScreenRow; api: Api; query: Query }): Promise<RenderedScreen>;
  /** Renders the page that explains why the one at `path` cannot be shown. */
  renderRefusal(parts: PageParts & { path: string; title: string; message: string }): Promise<string>;
}
