import { renderToString } from 'react-dom/server';
import type { PageRenderer } from '../contract/pages.ts';
import { appViews } from './app-views.ts';
import { documentOf } from './document.ts';
import { FramedScreen } from './frame.tsx';
import type { AppState } from './hydrate-app.tsx';
import { RefusedPage } from './layout/refused-page.tsx';
import { setTimeZone } from './lib/format.ts';
import { sizeOf } from './lib/page/page-size.ts';
import type { AppScreen, PageScreen } from './lib/page/screen.ts';
import { filled, renderTemplate } from './render-page.tsx';
import { screens } from './screens.ts';

const viewNames = new Map<unknown, string>(Object.entries(appViews).map(([name, view]) => [view, name]));

/**
 * The state that an `app` screen hydrates from: its frame and the name of its view, without the code that
 * loads it.
 */
function stateOf(screen: AppScreen<unknown>, rest: Omit<AppState, 'screen' | 'view'>): AppState {
  const view = viewNames.get(screen.view);
  if (view === undefined) throw new Error(`app-views.ts lacks the view of ${screen.path}`);
  const { path, frame, hasBanner } = screen;
  return { ...rest, view, screen: { path, frame, ...(hasBanner === undefined ? {} : { hasBanner }) } };
}

const renderApp: PageRenderer['renderApp'] = async ({ screen: row, api, query, viewer, site, assets }) => {
  const screen = row as AppScreen<unknown>;
  const [data, { default: View }] = await Promise.all([screen.load(api, query, viewer), screen.view()]);
  const html = documentOf({
    title: screen.title(data),
    body: renderToString(
      <FramedScreen
        screen={screen}
        viewerRole={viewer.role}
        viewer={viewer}
        site={site}
        pageSize={sizeOf(query)}
      >
        <View data={data} query={query} viewer={viewer} site={site} />
      </FramedScreen>,
    ),
    site,
    assets,
    state: stateOf(screen, { data, query, viewer, site }),
  });
  return { html, status: screen.status?.(data) ?? 200 };
};

const renderPage: PageRenderer['renderPage'] = async ({ screen: row, api, query, role, site, assets }) => {
  const screen = row as PageScreen<unknown>;
  const [data, { default: View }] = await Promise.all([screen.load(api, query), screen.view()]);
  const { texts, ownTexts } = renderTemplate(
    <FramedScreen screen={screen} viewerRole={role} site={site}>
      <View data={data} query={query} viewerRole={role} site={site} />
    </FramedScreen>,
    (body) =>
      documentOf({
        title: screen.title(data),
        description: screen.description?.(data),
        card: screen.card?.(data),
        isNotIndexed: screen.isNotIndexed === true || query['search'] !== undefined,
        body,
        site,
        assets,
        isCounted: screen.counts !== undefined,
      }),
  );
  return {
    texts,
    async renderOwn(viewer, ownApi) {
      const own = viewer === null ? undefined : await screen.loadOwn?.(ownApi, query, viewer);
      return ownTexts({ viewer, own });
    },
  };
};

const renderRefusal: PageRenderer['renderRefusal'] = async ({ viewer, site, assets, ...why }) => {
  const viewerRole = viewer?.role ?? 'open';
  const template = renderTemplate(
    <FramedScreen screen={{ path: why.path, frame: 'person' }} viewerRole={viewerRole} site={site}>
      <RefusedPage {...why} viewerRole={viewerRole} />
    </FramedScreen>,
    (body) => {
      const hasAppStyles = viewerRole === 'admin';
      return documentOf({ title: why.title, body, site, assets, hasAppStyles, isNotIndexed: true });
    },
  );
  return filled(template, { viewer, own: undefined });
};

export const renderer: PageRenderer = { screens, setTimeZone, renderApp, renderPage, renderRefusal };
