import type { Role } from '../../contract/caller.ts';
import type { Query, ScreenRow, SharedPage, ShownAnnouncement, Site, Viewer } from '../../contract/pages.ts';
import { inProcessApi } from '../api/in-process-api.ts';
import type { Context } from '../context/context.ts';
import { addTags, type CacheTags } from '../features/content/cache-tags.ts';
import type { Pages } from './assets.ts';

/** The build and the site's settings, which every page needs. */
interface RenderParts {
  pages: Pages;
  site: Site;
  /** The one that visitors see; that of a viewer comes with the viewer. */
  announcement?: ShownAnnouncement | null;
}

interface AskedScreen {
  screen: ScreenRow;
  query: Query;
}

/** Loads and renders a `page` screen as `context` may see it, without the own parts. */
export async function renderShared(
  { pages, site, announcement = null }: RenderParts,
  { screen, query }: AskedScreen,
  role: Role,
  context: Context,
): Promise<SharedPage & { tags: CacheTags }> {
  const tags: CacheTags = new Set();
  const api = inProcessApi(context, (controller, input) => addTags(tags, controller, input));
  const { assets, renderer } = pages;
  const page = await renderer.renderPage({ screen, query, role, site, assets, api, announcement });
  return { ...page, tags };
}

/** Loads and renders a `page` screen for one viewer, with the own parts. */
export async function renderWhole(
  parts: RenderParts,
  asked: AskedScreen,
  viewer: Viewer | null,
  context: Context,
): Promise<{ html: string; tags: CacheTags }> {
  const { texts, ownPartsOf, tags } = await renderShared(parts, asked, context.caller.role, context);
  const own = (await ownPartsOf(viewer, inProcessApi(context))).render();
  return { html: texts.map((text, index) => text + (own[index] ?? '')).join(''), tags };
}
