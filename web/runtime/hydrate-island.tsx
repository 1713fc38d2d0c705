import { type ComponentType, createElement } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';

/** How an island's component is fetched. Its props are the JSON that stands in the page. */
export type IslandLoader = () => Promise<ComponentType<never>>;

/** Hydrates an island in place with the props that stand in the page. */
export async function hydrateIsland(
  element: HTMLElement,
  islands: Record<string, IslandLoader>,
): Promise<void> {
  const name = element.dataset['island'] ?? '';
  const load = islands[name];
  if (load === undefined) throw new Error(`no island named ${name}`);
  const Component = (await load()) as ComponentType<Record<string, unknown>>;
  const props = JSON.parse(element.dataset['props'] ?? '{}') as Record<string, unknown>;
  flushSync(() => hydrateRoot(element, createElement(Component, props), { identifierPrefix: name }));
  await new Promise((resolve) => setTimeout(resolve)); // effects run before the touch is repeated
}
