import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { appViews } from './app-views.ts';
import { FramedScreen, type FramedScreenProps } from './frame.tsx';
import { setTimeZone } from './lib/format.ts';

/** The data that the server wrote into the page. */
export interface AppState extends Omit<FramedScreenProps, 'View'> {
  /** A name from app-views.ts. */
  view: string;
}

const views = appViews as unknown as Record<
  string,
  (() => Promise<{ default: FramedScreenProps['View'] }>) | undefined
>;

/** Hydrates an `app` screen with the data that it was rendered from. */
export async function hydrateApp(): Promise<void> {
  const root = document.getElementById('root');
  const state = JSON.parse(document.getElementById('state')?.textContent ?? 'null') as AppState | null;
  const load = views[state?.view ?? ''];
  if (root === null || state === null || load === undefined) throw new Error('the page carries no screen');
  const { view: _, ...framed } = state;
  setTimeZone(framed.site.timeZone);
  const { default: View } = await load();
  flushSync(() => hydrateRoot(root, <FramedScreen {...framed} View={View} />));
  await new Promise((resolve) => setTimeout(resolve)); // effects run before the replayed presses
}
