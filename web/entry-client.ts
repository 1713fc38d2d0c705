import { islands } from './islands.ts';
import { restoreTextSize } from './lib/page/text-size.ts';
import { hydrateOnInteraction } from './runtime/hydrate-on-interaction.ts';
import { replayClicks } from './runtime/replay-clicks.ts';
import { tellShown } from './runtime/tell-shown.ts';

/**
 * The only script of every page: a `page` screen waits for an interaction, and so does an `app` screen that sleeps; another one
 * hydrates at once.
 */
restoreTextSize();
tellShown();
const slider = document.querySelector<HTMLElement>('[data-island=slider]');
if (slider !== null)
  void import('./features/home/turn-slides.ts').then(({ turnSlides }) => turnSlides(slider));
const state = document.getElementById('state');
// an exam has no frame
const place = document.querySelector<HTMLElement>('[data-framed]') ?? document.getElementById('root');
if (state === null || place === null) hydrateOnInteraction(islands);
else if (state.dataset['scripts'] === undefined)
  replayClicks(startApp(place).then(() => hydrateOnInteraction(islands)));
else hydrateOnInteraction(islands, { place, load: () => wakeApp(place, state) });

/** Asks for all scripts of an `app` screen that has slept at once: those of its view would come one after the other. */
function wakeApp(at: Element, { dataset }: HTMLElement): Promise<() => Promise<void>> {
  for (const href of dataset['scripts']?.split(' ') ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  return import('./hydrate-app.tsx').then(({ loadApp }) => loadApp(at));
}

/**
 * The scripts of a new build have other names: a page of the old build that cannot load its own reloads
 * itself, once.
 */
function startApp(at: Element): Promise<void> {
  return import('./hydrate-app.tsx').then(
    async ({ loadApp }) => (await loadApp(at))(),
    (error: unknown) => {
      const isFirst = sessionStorage.getItem('reloaded') !== location.href;
      sessionStorage.setItem('reloaded', location.href);
      if (isFirst && navigator.onLine) location.reload();
      throw error;
    },
  );
}
