const turnMilliseconds = 7_000;

/**
 * Turns the slider of the home page while its island still sleeps, so that looking at it costs no more script than this.
 * Stops for good when the island wakes; rests while the pointer or the focus is on it, the page is hidden, or the
 * reader asks for less motion.
 */
export function turnSlides(island: HTMLElement): void {
  const track = island.querySelector<HTMLElement>('[data-track]');
  const place = island.querySelector('[data-place]');
  if (track === null || place === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const count = track.children.length;
  const drawn = place.textContent;
  const indexNow = () => Math.round(track.scrollLeft / Math.max(1, track.clientWidth));
  const sayPlace = () => {
    place.textContent = `${indexNow() + 1} de ${count}`;
  };
  const turn = () => {
    if (island.matches(':hover, :focus-within') || document.visibilityState !== 'visible') return;
    track.scrollTo({ left: ((indexNow() + 1) % count) * track.clientWidth, behavior: 'smooth' });
  };
  const timer = setInterval(turn, turnMilliseconds);
  track.addEventListener('scrollend', sayPlace);
  island.addEventListener('waking', () => {
    clearInterval(timer);
    track.removeEventListener('scrollend', sayPlace);
    place.textContent = drawn; // what React is going to find must be what it drew
  });
}
