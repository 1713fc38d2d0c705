import { deviceStorage } from '../safe-storage.ts';

const key = 'portal.text-size';
const sizes = 3;

function show(size: number): void {
  document.documentElement.dataset['textSize'] = String(size);
}

/** Applies the stored size of reading text: 0 normal, 1 large, 2 larger. */
export function restoreTextSize(): void {
  const size = Number(deviceStorage.read(key));
  if (size > 0 && size < sizes) show(size);
}

/** Switches to the next size, after the largest back to the first, and stores it for every text. */
export function nextTextSize(): number {
  const size = (Number(document.documentElement.dataset['textSize'] ?? 0) + 1) % sizes;
  show(size);
  deviceStorage.write(key, String(size));
  return size;
}
