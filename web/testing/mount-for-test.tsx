import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { SettingsContext } from '../components/page/portal-settings.ts';
import { site } from './site.ts';

const roots: Root[] = [];

/** Unmounts everything and empties the page. The set-up calls it after each test. */
export async function unmountAll(): Promise<void> {
  await act(async () => {
    for (const root of roots.splice(0)) root.unmount();
  });
  document.body.replaceChildren();
}

/** Renders into the test's page and unmounts after the test. The returned function renders again in place. */
export async function mount(node: ReactNode): Promise<(next: ReactNode) => Promise<void>> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  roots.push(root);
  const render = (next: ReactNode) =>
    act(async () => root.render(<SettingsContext value={site.settings}>{next}</SettingsContext>));
  await render(node);
  return render;
}

/** The only element that matches; throws if there is none. */
export function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing matches ${selector}`);
  return found;
}

export async function click(selector: string): Promise<void> {
  await act(async () => find(selector).click());
}

/** Presses a key on the focused element. */
export async function key(name: string): Promise<void> {
  await act(async () => {
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }),
    );
  });
}
