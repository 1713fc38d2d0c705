import { setTimeZone } from '../lib/time-zone.ts';
import type { IslandLoader } from './hydrate-island.tsx';
import { replayChanges } from './replay-changes.ts';
import { actEarly, showOffline } from './while-asleep.ts';

type Islands = Record<string, IslandLoader>;

const interactionEvents = [
  'pointerdown',
  'focusin',
  'click',
  'submit',
  'keydown',
  'input',
  'dragenter',
] as const;
const hydrations = new WeakMap<Element, Promise<void>>();
/** Functions that replay the changes made before hydration. They survive a hydration that fails. */
const pendingChanges = new WeakMap<Element, () => void>();
/** Islands that React has begun to take over: what a press did early from now on would not be undone. */
const takenOver = new WeakSet<Element>();

/** The island of an event: the one around its target, or one that the target triggers. */
function islandOf(target: Element): HTMLElement | undefined {
  const around = target.closest<HTMLElement>('[data-island]');
  if (around !== null) return around;
  return [...document.querySelectorAll<HTMLElement>('[data-island][data-trigger]')].find(
    (island) => target.closest(island.dataset['trigger'] ?? '') !== null,
  );
}

/** Loads React and the island's component, once, and hydrates the server's HTML. */
function hydrate(island: HTMLElement, islands: Islands): Promise<void> {
  const known = hydrations.get(island);
  if (known !== undefined) return known;
  const replayPending = pendingChanges.get(island) ?? replayChanges(island);
  pendingChanges.set(island, replayPending);
  const name = island.dataset['island'] ?? '';
  // React and the component are asked for at once: on a slow network each asking after the other costs half a second
  const hydration = Promise.all([import('./hydrate-island.tsx'), islands[name]?.()]).then(
    ([{ hydrateIsland }, component]) => {
      island.querySelector('[data-offline]')?.remove();
      island.dispatchEvent(new Event('hydrating'));
      takenOver.add(island);
      return hydrateIsland(island, component);
    },
  );
  hydrations.set(island, hydration);
  hydration.then(
    () => {
      island.dataset['awake'] = '';
      replayPending();
    },
    () => {
      hydrations.delete(island); // no network: the next interaction tries again
      takenOver.delete(island);
    },
  );
  return hydration;
}

/**
 * Hydrates islands on the first interaction. A click or a submit that causes it is held back and replayed
 * once the island can handle it.
 */
export function hydrateOnInteraction(islands: Islands): void {
  setTimeZone(document.documentElement.dataset['timeZone'] ?? 'UTC');
  const listener = (event: Event) => onInteraction(event, islands);
  for (const type of interactionEvents) document.addEventListener(type, listener, { capture: true });
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]'))
    if (island.dataset['eager'] !== undefined || hasFile(island)) void hydrate(island, islands);
}

/** A file was chosen before this script came: it waits for an answer. */
const hasFile = (island: HTMLElement) => island.querySelector<HTMLInputElement>('[type=file]')?.files?.length;

function onInteraction(event: Event, islands: Islands): void {
  if (!(event.target instanceof Element)) return;
  const { target } = event;
  const island = islandOf(target);
  if (island === undefined || island.dataset['awake'] !== undefined) return;
  const isAction = event.type === 'click' || event.type === 'submit';
  if (isAction && event.cancelable && isHeldBack(event, target)) {
    event.preventDefault();
    event.stopPropagation();
    document.documentElement.dataset['held'] = ''; // shows that the press was noticed, see base.css
    const early = takenOver.has(island) ? undefined : actEarly(island, target);
    if (early?.undo) island.addEventListener('hydrating', early.undo, { once: true });
    hydrate(island, islands)
      .finally(() => delete document.documentElement.dataset['held'])
      .then(
        () => {
          if (early?.isWanted() !== false) replay(event.type, target);
        },
        () => showOffline(island, early?.place ?? island),
      );
    return;
  }
  hydrate(island, islands).catch(() => undefined); // the click that follows tries again and shows errors
}

/**
 * True for events to hold back. A press that only checks, selects or focuses a field, or asks for a new tab,
 * is left to the browser, and so is a form that leads somewhere without script.
 */
function isHeldBack(event: Event, target: Element): boolean {
  if (event.type === 'submit') return !target.hasAttribute('action');
  const press = event as MouseEvent;
  if (press.metaKey || press.ctrlKey || press.shiftKey || press.button !== 0) return false;
  return target.closest('button, [data-search-open], [data-sign-out], [role="button"]') !== null;
}

function replay(type: string, target: Element): void {
  if (type === 'submit') (target as HTMLFormElement).requestSubmit();
  else (target.closest<HTMLElement>('button, a, [role="button"]') ?? (target as HTMLElement)).click();
}
