import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { PageRenderer } from '../contract/pages.ts';
import { appViews } from './app-views.ts';
import { documentOf } from './document.ts';
import { FramedScreen, type FramedScreenProps } from './frame.tsx';
import type { AppState } from './hydrate-app.tsx';
import { RefusedPage, type RefusedPageData } from './layout/refused-page.tsx';
import { setTimeZone } from './lib/format.ts';
import { type Screen, screen } from './lib/page/screen.ts';
import { IslandRenderer } from './runtime/island.tsx';
import { screens } from './screens.ts';

const renderIsland = (element: ReactNode, prefix: string) =>
  renderToString(element, { identifierPrefix: prefix });

const viewNames = new Map<unknown, string>(Object.entries(appViews).map(([name, view]) => [view, name]));

/**
 * The state that an `app` screen hydrates from: its frame and the name of its view, without the code that
 * loads it.
 */
function stateOf(screen: Screen<unknown>, rest: Omit<AppState, 'screen' | 'view'>): AppState {
  const view = viewNames.get(screen.view);
  if (view === undefined) throw new Error(`app-views.ts lacks the view of ${screen.path}`);
  const { path, frame, hasBanner } = screen;
  return { ...rest, view, screen: { path, frame, ...(hasBanner === undefined ? {} : { hasBanner }) } };
}

const renderScreen: PageRenderer['renderScreen'] = async ({
  screen: row,
  api,
  query,
  viewer,
  site,
  assets,
}) => {
  const screen = row as Screen<unknown>;
  const [data, { default: View }] = await Promise.all([screen.load(api, query, viewer), screen.view()]);
  const props: FramedScreenProps = { screen, View, data, query, viewer, site };
  const framed = <FramedScreen {...props} />;
  const isApp = screen.mode === 'app';
  const body = renderToString(
    isApp ? framed : <IslandRenderer value={renderIsland}>{framed}</IslandRenderer>,
  );
  const html = documentOf({
    title: screen.title(data),
    description: screen.description?.(data),
    body,
    site,
    assets,
    ...(isApp ? { state: stateOf(screen, { data, query, viewer, site }) } : {}),
  });
  return { html, status: screen.status?.(data) ?? 200 };
};

const refusedScreen = screen<RefusedPageData>({
  path: '',
  who: 'open',
  mode: 'page',
  frame: 'person',
  params: [],
  title: ({ title }) => title,
  load: async () => ({ path: '', title: '', message: '' }),
  view: async () => ({ default: RefusedPage }),
});

const renderRefusal: PageRenderer['renderRefusal'] = async ({
  path,
  title,
  message,
  viewer,
  site,
  assets,
}) => {
  const data = { path, title, message };
  const body = renderToString(
    <IslandRenderer value={renderIsland}>
      <FramedScreen
        screen={{ ...refusedScreen, path }}
        View={RefusedPage as never}
        data={data}
        query={{}}
        viewer={viewer}
        site={site}
      />
    </IslandRenderer>,
  );
  const hasAppStyles = viewer?.role === 'admin';
  return documentOf({ title, body, site, assets, hasAppStyles, isNotIndexed: true });
};

export const renderer: PageRenderer = { screens, setTimeZone, renderScreen, renderRefusal };
