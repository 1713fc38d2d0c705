import type { Who } from './endpoint.ts';
import type { Api } from './index.ts';

/** Who looks at a page, as far as the page may know. */
export interface Viewer {
  accountId: number;
  username: string;
  firstName: string;
  role: 'member' | 'admin';
}

/** The query parameters that a screen named in `params`; whatever else an address carries is not seen. */
export type Query = Record<string, string | undefined>;

/** What the operator set and pages show (spec 13.2). */
export interface Site {
  contactEmail: string;
  timeZone: string;
  /** Without SMTP the institute activates accounts by hand. */
  sendsMail: boolean;
}

/** Addresses of what the build made. */
export interface PageAssets {
  script: string;
  /** Of every screen. */
  styles: readonly string[];
  /** Of `app` screens, after the others. */
  appStyles: readonly string[];
  /** What an `app` screen comes to life with, by its view as web/app-views.ts names it: asked for at once. */
  appScripts: Readonly<Record<string, readonly string[]>>;
  fonts: readonly string[];
}

/** A screen as far as the server has to know it. */
export interface ScreenRow {
  path: string;
  who: Who;
  mode: 'page' | 'app';
  params: readonly string[];
  /** Its address may carry a secret or a way back: never kept by a cache, not even for visitors. */
  isPrivate?: boolean;
}

interface PageParts {
  viewer: Viewer | null;
  site: Site;
  assets: PageAssets;
}

/** What the rendering code offers the server: the two meet here and nowhere else. */
export interface PageRenderer {
  screens: readonly ScreenRow[];
  setTimeZone(zone: string): void;
  /** The HTML of a screen for one viewer; throws what its calls refuse. */
  renderScreen(parts: PageParts & { screen: ScreenRow; api: Api; query: Query }): Promise<string>;
  /** The page that says why another can't be shown. */
  renderRefusal(parts: PageParts & { title: string; message: string }): Promise<string>;
}
