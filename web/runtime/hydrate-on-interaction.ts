import { setTimeZone } from '../lib/format.ts';
import type { IslandLoader } from './hydrate-island.tsx';
import { replayChanges } from './replay-changes.ts';

/** Fetches the table of islands. */
type LoadIslands = () => Promise<Record<string, IslandLoader>>;

const wakingEvents = ['pointerdown', 'focusin', 'click', 'submit', 'keydown'] as const;
const awake = new WeakMap<Element, Promise<void>>();
/** What says the changes that a sleeping island did not hear, kept over a waking that fails. */
const unheard = new WeakMap<Element, () => void>();

/** The sleeping island that an event belongs to: the one around its target, or one that the target triggers. */
function islandOf(target: Element): HTMLElement | undefined {
  const around = target.closest<HTMLElement>('[data-island]');
  if (around !== null) return around;
  return [...document.querySelectorAll<HTMLElement>('[data-island][data-trigger]')].find(
    (island) => target.closest(island.dataset['trigger'] ?? '') !== null,
  );
}

/** Fetches React and the island's component, once, and hydrates what the server rendered. */
function wake(island: HTMLElement, loadIslands: LoadIslands): Promise<void> {
  const known = awake.get(island);
  if (known !== undefined) return known;
  const sayChanges = unheard.get(island) ?? replayChanges(island);
  unheard.set(island, sayChanges);
  const waking = Promise.all([import('./hydrate-island.tsx'), loadIslands()]).then(
    ([{ hydrateIsland }, islands]) => {
      island.querySelector('[data-offline]')?.remove();
      island.dispatchEvent(new Event('waking'));
      return hydrateIsland(island, islands);
    },
  );
  awake.set(island, waking);
  waking.then(
    () => {
      island.dataset['awake'] = '';
      sayChanges();
    },
    () => awake.delete(island), // no network: the next touch tries again
  );
  return waking;
}

/**
 * Lets islands sleep until they are touched. A press or a sending that wakes one is held back and done again once the
 * island can answer it.
 */
export function hydrateOnInteraction(loadIslands: LoadIslands): void {
  setTimeZone(document.documentElement.dataset['timeZone'] ?? 'UTC');
  const onTouch = (event: Event) => answerTouch(event, loadIslands);
  for (const type of wakingEvents) document.addEventListener(type, onTouch, { capture: true });
  for (const island of document.querySelectorAll<HTMLElement>('[data-island][data-eager]'))
    void wake(island, loadIslands);
}

function answerTouch(event: Event, loadIslands: LoadIslands): void {
  if (!(event.target instanceof Element)) return;
  const { target } = event;
  const island = islandOf(target);
  if (island === undefined || island.dataset['awake'] !== undefined) return;
  const isAction = event.type === 'click' || event.type === 'submit';
  if (isAction && event.cancelable && isOurs(event, target)) {
    event.preventDefault();
    event.stopPropagation();
    document.documentElement.dataset['held'] = ''; // shows that the press was heard, see base.css
    wake(island, loadIslands)
      .finally(() => delete document.documentElement.dataset['held'])
      .then(
        () => repeat(event.type, target),
        () => sayOffline(island),
      );
    return;
  }
  wake(island, loadIslands).catch(() => undefined); // a mere touch: the press that follows tries again and says so
}

/** A part of the page that could not be fetched says so in its place, once. */
function sayOffline(island: HTMLElement): void {
  if (island.querySelector('[data-offline]') !== null) return;
  const note = document.createElement('p');
  note.setAttribute('role', 'alert');
  note.dataset['offline'] = '';
  note.textContent = navigator.onLine
    ? 'No pudimos cargar esta parte: quizá el portal se acaba de actualizar. Recarga la página.'
    : 'No hay conexión. Revisa tu internet y vuelve a pulsar.';
  island.append(note);
}

/** A press that only checks, selects or focuses a field, or asks for a new tab, is the browser's own. */
function isOurs(event: Event, target: Element): boolean {
  if (event.type === 'submit') return true;
  const press = event as MouseEvent;
  if (press.metaKey || press.ctrlKey || press.shiftKey || press.button !== 0) return false;
  return target.closest('button, [data-search-open], [data-sign-out], [role="button"]') !== null;
}

function repeat(type: string, target: Element): void {
  if (type === 'submit') (target as HTMLFormElement).requestSubmit();
  else (target.closest<HTMLElement>('button, a, [role="button"]') ?? (target as HTMLElement)).click();
}
