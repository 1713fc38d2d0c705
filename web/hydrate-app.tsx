import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { appViews } from './app-views.ts';
import { type Frame, FramedScreen } from './frame.tsx';
import { setTimeZone } from './lib/format.ts';
import { sizeOf } from './lib/page/page-size.ts';
import type { Query, Viewer, ViewProps } from './lib/page/screen.ts';
import type { Site } from './lib/page/site.ts';

/** The data that the server wrote into the page. */
export interface AppState {
  screen: Frame;
  /** A name from app-views.ts. */
  view: string;
  data: unknown;
  query: Query;
  viewer: Viewer;
  site: Site;
}

const views = appViews as unknown as Record<
  string,
  (() => Promise<{ default: ComponentType<ViewProps<unknown>> }>) | undefined
>;

/** Hydrates an `app` screen with the data that it was rendered from. */
export async function hydrateApp(): Promise<void> {
  const root = document.getElementById('root');
  const state = JSON.parse(document.getElementById('state')?.textContent ?? 'null') as AppState | null;
  const load = views[state?.view ?? ''];
  if (root === null || state === null || load === undefined) throw new Error('the page carries no screen');
  const { screen, data, query, viewer, site } = state;
  setTimeZone(site.timeZone);
  const { default: View } = await load();
  const framed = (
    <FramedScreen
      screen={screen}
      viewerRole={viewer.role}
      viewer={viewer}
      site={site}
      pageSize={sizeOf(query)}
    >
      <View data={data} query={query} viewer={viewer} site={site} />
    </FramedScreen>
  );
  flushSync(() => hydrateRoot(root, framed));
  await new Promise((resolve) => setTimeout(resolve)); // effects run before the replayed presses
}
