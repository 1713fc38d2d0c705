import './styles/index.css';
import { holdPresses } from './lib/hold-presses.ts';
import { restoreTextSize } from './lib/text-size.ts';
import { wakeIslands } from './lib/wake-islands.ts';

/** The only script of every page: a `page` screen waits for a touch, an `app` screen hydrates at once. */
restoreTextSize();
const slider = document.querySelector<HTMLElement>('[data-island=slider]');
if (slider !== null)
  void import('./features/home/turn-slides.ts').then(({ turnSlides }) => turnSlides(slider));
if (document.getElementById('state') === null) wakeIslands();
else holdPresses(import('./hydrate-app.tsx').then(({ hydrateApp }) => hydrateApp()));
