const turnMilliseconds = 7_000;
const readyMilliseconds = 3_500;

/**
 * Turns the slider of the home page before its island is hydrated, so that a visitor who only looks needs no
 * more script than this. It stops when the island hydrates. It pauses while the pointer or the focus is on
 * the slider, while the page is hidden, and for readers who ask for less motion.
 */
export function turnSlides(island: HTMLElement): void {
  loadSlides(island);
  const track = island.querySelector<HTMLElement>('[data-track]');
  const place = island.querySelector('[data-place]');
  if (track === null || place === null) return;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    tellStanding(island);
    return;
  }
  const count = track.children.length;
  const drawn = place.textContent;
  const indexNow = () => Math.round(track.scrollLeft / Math.max(1, track.clientWidth));
  const showPlace = () => {
    place.textContent = `${indexNow() + 1} de ${count}`;
  };
  const turn = () => {
    if (island.matches(':hover, :focus-within') || document.visibilityState !== 'visible') return;
    track.scrollTo({ left: ((indexNow() + 1) % count) * track.clientWidth, behavior: 'smooth' });
  };
  const timer = setInterval(turn, turnMilliseconds);
  track.addEventListener('scrollend', showPlace);
  island.addEventListener('hydrating', () => {
    clearInterval(timer);
    track.removeEventListener('scrollend', showPlace);
    place.textContent = drawn; // React must find what it rendered
  });
}

/** It stands for readers who ask for less motion, so its first button does not offer to pause it. */
function tellStanding(island: HTMLElement): void {
  const button = island.querySelector('button');
  const drawn = button?.getAttribute('aria-label');
  button?.setAttribute('aria-label', 'Mover el carrusel');
  island.addEventListener('hydrating', () => button?.setAttribute('aria-label', drawn ?? ''));
}

/** The slides behind the first are loaded once the page is there, or at the first touch: a first view is spared them. */
function loadSlides(island: HTMLElement): void {
  const load = () => {
    island.dataset['ready'] = '';
    for (const image of island.querySelectorAll('img')) image.loading = 'eager';
  };
  setTimeout(load, readyMilliseconds);
  for (const touch of ['pointerdown', 'wheel', 'focusin'])
    island.addEventListener(touch, load, { once: true, passive: true });
}
