import { type ComponentType, createElement } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';

/** Loads an island's component. Its props are the JSON in the page. */
export type IslandLoader = () => Promise<ComponentType<never>>;

export async function hydrateIsland(
  element: HTMLElement,
  component: ComponentType<never> | undefined,
): Promise<void> {
  const name = element.dataset['island'] ?? '';
  if (component === undefined) throw new Error(`no island named ${name}`);
  const Component = component as ComponentType<Record<string, unknown>>;
  const props = JSON.parse(element.dataset['props'] ?? '{}') as Record<string, unknown>;
  flushSync(() =>
    hydrateRoot(element, createElement(Component, props), {
      identifierPrefix: name + (element.dataset['of'] ?? ''),
    }),
  );
  await new Promise((resolve) => setTimeout(resolve)); // effects run before the press is replayed
}
