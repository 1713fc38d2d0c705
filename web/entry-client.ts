import { runAsleep } from './asleep.ts';
import { islands } from './islands.ts';
import { keepFocusInMenu } from './layout/menu-focus.ts';
import { restoreTextSize } from './lib/page/text-size.ts';
import { datePrints } from './runtime/date-prints.ts';
import { hydrateOnInteraction } from './runtime/hydrate-on-interaction.ts';
import { replayClicks } from './runtime/replay-clicks.ts';
import { tellNoStorage } from './runtime/tell-no-storage.ts';
import { tellShown } from './runtime/tell-shown.ts';

/**
 * The only script of every page: a `page` screen waits for an interaction, and so does an `app` screen that sleeps; another one
 * hydrates at once.
 */
restoreTextSize();
tellShown();
datePrints();
const menu = document.getElementById('menu');
if (menu !== null) keepFocusInMenu(menu);
tellNoStorage();
const slider = document.querySelector<HTMLElement>('[data-island=slider]');
if (slider !== null)
  void import('./features/home/turn-slides.ts').then(({ turnSlides }) => turnSlides(slider));
const state = document.getElementById('state');
// an exam has no frame
const place = document.querySelector<HTMLElement>('[data-framed]') ?? document.getElementById('root');
if (state === null || place === null) hydrateOnInteraction(islands);
else if (state.dataset['scripts'] === undefined)
  replayClicks(startApp(place).then(() => void hydrateOnInteraction(islands)));
else sleepUntilUsed(place, state);

/** Holds an `app` screen until somebody presses what needs it; what runs meanwhile may wake it, too. */
function sleepUntilUsed(at: HTMLElement, { textContent, dataset }: HTMLElement): void {
  const hydrate = hydrateOnInteraction(islands, { place: at, load });
  const wake = () => {
    hydrate(at).catch(() => addEventListener('online', wake, { once: true }));
  };
  runAsleep({ place: at, wake }, JSON.parse(textContent)).catch(reloadOnce);
  /** All scripts are asked for at once: those of the view would come one after the other. */
  function load(): Promise<() => Promise<void>> {
    for (const href of dataset['scripts']?.split(' ').filter(Boolean) ?? []) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
    return import('./hydrate-app.tsx').then(({ loadApp }) => loadApp(at));
  }
}

function startApp(at: Element): Promise<void> {
  return import('./hydrate-app.tsx').then(async ({ loadApp }) => (await loadApp(at))(), reloadOnce);
}

/**
 * The scripts of a new build have other names: a page of the old build that cannot load its own reloads
 * itself, once.
 */
function reloadOnce(error: unknown): never {
  const isFirst = sessionStorage.getItem('reloaded') !== location.href;
  sessionStorage.setItem('reloaded', location.href);
  if (isFirst && navigator.onLine) location.reload();
  throw error;
}
