import { setTimeZone } from '../lib/time-zone.ts';
import { actEarly, showOffline } from './act-early.ts';
import { counterpartIn } from './counterpart.ts';
import type { IslandLoader } from './hydrate-island.tsx';
import { replayChanges } from './replay-changes.ts';

type Islands = Record<string, IslandLoader>;
type Hydrate = () => Promise<unknown>;
type ForeignNodes = typeof import('./foreign-nodes.ts');
/** The function that hydrates a part, and those that keep it whole in a page that the browser translates. */
type Loaded = readonly [hydrate: Hydrate, foreign: ForeignNodes];

/** Loaded with React, which nothing disturbs before. */
async function loadForeignNodes(): Promise<ForeignNodes> {
  const foreign = await import('./foreign-nodes.ts');
  foreign.tolerateForeignNodes();
  return foreign;
}

/** The content of an `app` screen, hydrated as a whole. */
export interface App {
  place: HTMLElement;
  load(): Promise<Hydrate>;
}

/** Links that merely navigate; a focused tab also handles arrow keys. */
const leadsAway = 'a[href]:not([data-handled], [role=tab]:focus-visible)';

const interactionEvents = [
  'pointerdown',
  'focusin',
  'click',
  'submit',
  'keydown',
  'input',
  'dragenter',
] as const;
/** The function that hydrates each island, once its scripts have loaded. */
const loads = new WeakMap<Element, Promise<Loaded>>();
const hydrations = new WeakMap<Element, Promise<unknown>>();
/** Functions that replay the changes made before hydration. They survive a hydration that fails. */
const pendingChanges = new WeakMap<Element, () => void>();
/** Islands that React is hydrating: an early effect would no longer be undone. */
const takenOver = new WeakSet<Element>();

/** Elements with a pending press: repeated presses count once. */
const waiting = new WeakSet<Element>();

/** The island or the app around the event's target, or an island that the target triggers. */
function islandOf(target: Element): HTMLElement | undefined {
  const around = target.closest<HTMLElement>('[data-island], [data-app]');
  if (around !== null) return target.closest(leadsAway) === null ? around : undefined;
  return [...document.querySelectorAll<HTMLElement>('[data-island][data-trigger]')].find(
    (island) => target.closest(island.dataset['trigger'] ?? '') !== null,
  );
}

/** Loads React and the island's component, once; the returned function hydrates. */
function load(island: HTMLElement, islands: Islands): Promise<Loaded> {
  const known = loads.get(island);
  if (known !== undefined) return known;
  // all are requested at once: sequential requests cost half a second on a slow network
  const loading = Promise.all([
    import('./hydrate-island.tsx'),
    loadForeignNodes(),
    islands[island.dataset['island'] ?? '']?.(),
  ]).then(
    ([{ hydrateIsland }, foreign, component]) => [() => hydrateIsland(island, component), foreign] as const,
  );
  loads.set(island, loading);
  loading.catch(() => loads.delete(island)); // no network: the next interaction tries again
  return loading;
}

/** Loads what an island needs, once, and hydrates the server's HTML. */
function hydrate(island: HTMLElement, islands: Islands): Promise<unknown> {
  const known = hydrations.get(island);
  if (known !== undefined) return known;
  const replayPending = pendingChanges.get(island) ?? replayChanges(island);
  pendingChanges.set(island, replayPending);
  const hydration = load(island, islands).then(async ([takeOver, { ready, restoreTexts }]) => {
    await ready(island);
    for (const note of island.querySelectorAll('[data-offline]')) note.remove();
    island.dispatchEvent(new Event('hydrating'));
    takenOver.add(island);
    restoreTexts(island);
    return takeOver();
  });
  hydrations.set(island, hydration);
  hydration.then(
    () => {
      island.dataset['hydrated'] = '';
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
 * Hydrates islands on the first interaction, and the content of an `app` screen at once. A click or a submit that comes
 * before is held back and replayed once its part can handle it. Returns the function that hydrates an island without a
 * press.
 */
export function hydrateOnInteraction(islands: Islands, app?: App): (island: HTMLElement) => Promise<unknown> {
  setTimeZone(document.documentElement.dataset['timeZone'] ?? 'UTC');
  const listener = (event: Event) => onInteraction(event, islands);
  for (const type of interactionEvents) document.addEventListener(type, listener, { capture: true });
  if (app !== undefined) {
    app.place.dataset['app'] = '';
    loads.set(app.place, Promise.all([app.load(), loadForeignNodes()]));
    void hydrate(app.place, islands);
  }
  const all = [...document.querySelectorAll<HTMLElement>('[data-island]')];
  for (const island of all) if (hasFile(island)) void hydrate(island, islands);
  onceLoaded(() => {
    for (const island of all) if (isEager(island)) void hydrate(island, islands);
  });
  onFirstSign(() => {
    for (const island of all) load(island, islands).catch(() => undefined); // the press tries again
  });
  return (island) => hydrate(island, islands);
}

const signsOfLife = ['pointerdown', 'touchstart', 'scroll', 'keydown'] as const;

/**
 * Calls `act` when somebody does something with a page that has loaded: until then no script of an island competes with
 * what is read, and who only reads the first view fetches none. Not where the browser asks to save data (`Save-Data`):
 * scripts then come with the press.
 */
function onFirstSign(act: () => void): void {
  if (savesData()) return;
  const once = () => {
    for (const sign of signsOfLife) removeEventListener(sign, once, { capture: true });
    onceLoaded(act);
  };
  for (const sign of signsOfLife) addEventListener(sign, once, { capture: true, passive: true });
}

/** Calls `act` after the load event. */
function onceLoaded(act: () => void): void {
  if (document.readyState === 'complete') act();
  else addEventListener('load', act, { once: true });
}

const savesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** True if the island, or a part of it, works without a press. */
const isEager = (island: HTMLElement) =>
  island.dataset['eager'] !== undefined || island.querySelector('[data-eager]') !== null;

/** True if a file was chosen before this script ran. */
const hasFile = (island: HTMLElement) => island.querySelector<HTMLInputElement>('[type=file]')?.files?.length;

function onInteraction(event: Event, islands: Islands): void {
  if (!(event.target instanceof Element)) return;
  const { target } = event;
  const island = islandOf(target);
  if (island === undefined || island.dataset['hydrated'] !== undefined) return;
  const isAction = event.type === 'click' || event.type === 'submit';
  if (isAction && event.cancelable && isHeldBack(event, target)) {
    event.preventDefault();
    event.stopPropagation();
    document.documentElement.dataset['pending'] = ''; // shows that the press was noticed, see base.css
    const early = takenOver.has(island) ? undefined : actEarly(island, target);
    // a translator's element inside the button is gone by then
    const pressed = event.type === 'submit' ? target : (target.closest(deferrable) ?? target);
    const findPressed = counterpartIn(island.contains(pressed) ? island : document, pressed);
    if (waiting.has(pressed) && early === undefined) return;
    waiting.add(pressed);
    if (early?.undo) island.addEventListener('hydrating', early.undo, { once: true });
    hydrate(island, islands)
      .finally(() => {
        delete document.documentElement.dataset['pending'];
        waiting.delete(pressed);
      })
      .then(
        () => {
          if (early?.isWanted() !== false) replay(event.type, findPressed());
        },
        () => {
          early?.giveUp?.();
          if (sendPlainly(target)) return;
          showOffline(island, early?.place ?? besides(target, island));
        },
      );
    return;
  }
  hydrate(island, islands).catch(() => undefined); // the click that follows tries again and shows errors
}

/** Submits a form with an `action` natively, if its script failed although there is a network. */
function sendPlainly(target: Element): boolean {
  const form = target.closest<HTMLButtonElement>('[type=submit]')?.form;
  if (!form?.hasAttribute('action') || !navigator.onLine) return false;
  form.submit();
  return true;
}

/** The element near the press that shows the failure: an island may be larger than the viewport. */
const besides = (target: Element, island: HTMLElement) =>
  island.contains(target) ? (target.closest('form') ?? target.parentElement ?? island) : island;

/**
 * True for events to hold back. A press that only checks, selects or focuses a field, or asks for a new tab,
 * is left to the browser, and so is a form with an `action`.
 */
function isHeldBack(event: Event, target: Element): boolean {
  if (event.type === 'submit') return !target.hasAttribute('action');
  const press = event as MouseEvent;
  if (press.metaKey || press.ctrlKey || press.shiftKey || press.button !== 0) return false;
  return target.closest(deferrable) !== null;
}

const deferrable = 'button:not([popovertarget]), [data-handled], [data-search-open], [role="button"]';

function replay(type: string, target: Element): void {
  if (type === 'submit') (target as HTMLFormElement).requestSubmit();
  else (target.closest<HTMLElement>('button, a, [role="button"]') ?? (target as HTMLElement)).click();
}
