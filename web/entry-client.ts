import { islands } from './islands.ts';
import { restoreTextSize } from './lib/page/text-size.ts';
import { hydrateOnInteraction } from './runtime/hydrate-on-interaction.ts';
import { replayClicks } from './runtime/replay-clicks.ts';
import { tellShown } from './runtime/tell-shown.ts';

/**
 * The only script of every page: a `page` screen waits for an interaction, an `app` screen hydrates at once.
 */
restoreTextSize();
tellShown();
const slider = document.querySelector<HTMLElement>('[data-island=slider]');
if (slider !== null)
  void import('./features/home/turn-slides.ts').then(({ turnSlides }) => turnSlides(slider));
if (document.getElementById('state') === null) hydrateOnInteraction(islands);
else replayClicks(startApp().then(() => hydrateOnInteraction(islands)));

/**
 * The scripts of a new build have other names: a page of the old build that cannot load its own reloads
 * itself, once.
 */
function startApp(): Promise<void> {
  return import('./hydrate-app.tsx').then(
    ({ hydrateApp }) => hydrateApp(),
    (error: unknown) => {
      const isFirst = sessionStorage.getItem('reloaded') !== location.href;
      sessionStorage.setItem('reloaded', location.href);
      if (isFirst && navigator.onLine) location.reload();
      throw error;
    },
  );
}
