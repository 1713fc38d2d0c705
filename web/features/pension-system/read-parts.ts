import { deviceStorage } from '../../lib/safe-storage.ts';

const key = 'pension.read';

/** The parts read on this device, by their ids. */
const storedParts = () => (deviceStorage.read(key) ?? '').split(',').filter((id) => /^\d+$/.test(id));

/**
 * Ticks the parts of the pension system whose end was seen on this device, and notes the open one once its end is. Nothing
 * is sent (decision 0110).
 */
export function markReadParts(): void {
  const read = new Set(storedParts());
  for (const tick of document.querySelectorAll<HTMLElement>('[data-read-part]'))
    tick.hidden = !read.has(tick.dataset['readPart'] ?? '');
  const end = document.querySelector<HTMLElement>('[data-end-of-part]');
  if (end === null) return;
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    const parts = new Set([...storedParts(), end.dataset['endOfPart'] ?? '']); // another tab may have read one meanwhile
    deviceStorage.write(key, [...parts].join());
  });
  observer.observe(end);
}
