import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { unfoldGroups } from '../layout/unfold-groups.ts';
import type { ViewProps } from '../lib/page/screen.ts';
import { setTimeZone } from '../lib/time-zone.ts';
import { AppContent, type AppState } from './app-content.tsx';
import { appViews } from './app-views.ts';

const views = appViews as unknown as Record<
  string,
  (() => Promise<{ default: ComponentType<ViewProps<unknown>> }>) | undefined
>;

/**
 * Loads the view of an `app` screen. The returned function hydrates its content with the data that it was rendered
 * from.
 */
export async function loadApp(place: Element): Promise<() => Promise<Root>> {
  const state = JSON.parse(document.getElementById('state')?.textContent ?? 'null') as AppState | null;
  const load = views[state?.view ?? ''];
  if (state === null || load === undefined) throw new Error('the page carries no screen');
  const { view: _, ...shown } = state;
  setTimeZone(shown.site.timeZone);
  const { default: View } = await load();
  const groups = document.querySelector<HTMLElement>('[data-menu-groups]');
  return async () => {
    if (groups !== null) unfoldGroups(groups);
    const root = flushSync(() => hydrateRoot(place, <AppContent View={View} {...shown} />));
    await new Promise((resolve) => setTimeout(resolve)); // effects run before the replayed presses
    return root;
  };
}
