import { groupAmounts } from '../features/home/group-amounts.ts';
import { closeFoldPanel } from '../layout/fold-panel.ts';
import { keepFocusInMenu } from '../layout/menu-focus.ts';
import { restoreTextSize } from '../lib/page/text-size.ts';
import { tabStorage } from '../lib/safe-storage.ts';
import { countOpenings } from '../runtime/count-openings.ts';
import { countPrefetchedView } from '../runtime/count-prefetched-view.ts';
import { noteEarlyChanges } from '../runtime/early-changes.ts';
import { type App, hydrateOnInteraction } from '../runtime/hydrate-on-interaction.ts';
import { takeShortcuts } from '../runtime/shortcuts.ts';
import { tellNoStorage } from '../runtime/tell-no-storage.ts';
import { islands } from './islands.ts';
import { memberIslands } from './member-islands.ts';

/** The only script of every page. A `page` screen waits for an interaction; an `app` screen hydrates at once. */
noteEarlyChanges();
restoreTextSize();
countPrefetchedView();
countOpenings();
writePrintDate();
groupAmounts();
if (document.querySelector('[data-print-at-once]') !== null) addEventListener('load', () => print());
const menu = document.getElementById('menu');
if (menu !== null) keepFocusInMenu(menu);
const fold = document.querySelector<HTMLDetailsElement>('[data-fold-panel]');
if (fold !== null) closeFoldPanel(fold);
tellNoStorage();
takeShortcuts();
if (document.querySelector('[data-term]') !== null)
  void import('../lib/terms/open-terms.ts').then(({ openTerms }) => openTerms());
const content = document.querySelector<HTMLElement>('[data-framed]') ?? document.body;
const isApp = document.getElementById('state') !== null;
startPage(isApp ? { place: content, load: loadContent } : undefined);

/** The content of an `app` screen, islands, and the parts of a page that run without React. */
function startPage(app: App | undefined): void {
  const hydrate = hydrateOnInteraction({ ...islands, ...memberIslands }, app);
  const slider = document.querySelector<HTMLElement>('[data-island=slider]');
  if (slider !== null)
    void import('../features/home/turn-slides.ts').then(({ turnSlides }) => turnSlides(slider));
  if (document.querySelector('[data-read-part]') !== null)
    void import('../features/pension-system/read-parts.ts').then(({ markReadParts }) => markReadParts());
  const help = document.querySelector<HTMLFormElement>('[data-help-search]');
  if (help !== null)
    void import('../features/help/search-as-typed.ts').then(({ searchAsTyped }) => searchAsTyped(help));
  const reading = document.querySelector<HTMLElement>('[data-reading]');
  if (reading !== null)
    import('../features/reading/read-page.ts').then(
      ({ readPage }) => readPage(reading, hydrateAids),
      reloadOnce,
    );

  function hydrateAids(): void {
    const aids = document.querySelector<HTMLElement>('[data-island=reading-aids]');
    if (aids !== null) hydrate(aids).catch(() => addEventListener('online', hydrateAids, { once: true }));
  }
}

function loadContent(): Promise<() => Promise<unknown>> {
  return import('./hydrate-app.tsx').then(({ loadApp }) => loadApp(content), reloadOnce);
}

/**
 * Reloads a page of an old build once, if its scripts are gone: those of a new build have other names.
 */
function reloadOnce(error: unknown): never {
  const { href } = location;
  // a tab that can't remember it might reload for ever
  if (tabStorage.read('reloaded') !== href && tabStorage.write('reloaded', href) && navigator.onLine)
    location.reload();
  throw error;
}

function writePrintDate(): void {
  addEventListener('beforeprint', () => {
    const place = document.querySelector('[data-print-date]');
    if (place !== null) place.textContent = `· ${new Date().toLocaleDateString('es', { dateStyle: 'long' })}`;
  });
}
