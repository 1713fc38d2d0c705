import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { FramedScreen } from './frame.tsx';
import { setTimeZone } from './lib/format.ts';
import type { Query, Viewer } from './lib/screen.ts';
import type { Site } from './lib/site.ts';
import { screens } from './screens.ts';

interface State {
  path: string;
  data: unknown;
  query: Query;
  viewer: Viewer | null;
  site: Site;
}

/** Brings an `app` screen to life with the data that it was rendered from. */
export async function hydrateApp(): Promise<void> {
  const root = document.getElementById('root');
  const state = JSON.parse(document.getElementById('state')?.textContent ?? 'null') as State | null;
  const screen = screens.find(({ path }) => path === state?.path);
  if (root === null || state === null || screen === undefined) throw new Error('the page carries no screen');
  setTimeZone(state.site.timeZone);
  const { default: View } = await screen.view();
  const { data, query, viewer, site } = state;
  flushSync(() =>
    hydrateRoot(
      root,
      <FramedScreen screen={screen} View={View} data={data} query={query} viewer={viewer} site={site} />,
    ),
  );
  await new Promise((resolve) => setTimeout(resolve)); // effects run before anything that was pressed is done
}
