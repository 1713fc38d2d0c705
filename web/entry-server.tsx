import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { PageRenderer } from '../contract/pages.ts';
import { documentOf } from './document.ts';
import { RefusedPage } from './features/refusals/refused-page.tsx';
import { FramedScreen } from './frame.tsx';
import { setTimeZone } from './lib/format.ts';
import { IslandRenderer } from './lib/island.tsx';
import { type Screen, screen } from './lib/screen.ts';
import { screens } from './screens.ts';

const renderIsland = (element: ReactNode, prefix: string) =>
  renderToString(element, { identifierPrefix: prefix });

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
  const framed = (
    <FramedScreen screen={screen} View={View} data={data} query={query} viewer={viewer} site={site} />
  );
  const isApp = screen.mode === 'app';
  const body = renderToString(
    isApp ? framed : <IslandRenderer value={renderIsland}>{framed}</IslandRenderer>,
  );
  return documentOf({
    title: screen.title(data),
    description: screen.description?.(data),
    body,
    site,
    assets,
    state: isApp ? { path: screen.path, data, query, viewer, site } : undefined,
  });
};

const refusedScreen = screen<{ title: string; message: string }>({
  path: '',
  who: 'open',
  mode: 'page',
  frame: 'site',
  params: [],
  title: ({ title }) => title,
  load: async () => ({ title: '', message: '' }),
  view: async () => ({ default: RefusedPage }),
});

const renderRefusal: PageRenderer['renderRefusal'] = ({ title, message, viewer, site, assets }) => {
  const data = { title, message };
  const body = renderToString(
    <IslandRenderer value={renderIsland}>
      <FramedScreen
        screen={refusedScreen}
        View={RefusedPage as never}
        data={data}
        query={{}}
        viewer={viewer}
        site={site}
      />
    </IslandRenderer>,
  );
  return documentOf({ title, body, site, assets, isNotIndexed: true });
};

export const renderer: PageRenderer = { screens, setTimeZone, renderScreen, renderRefusal };
