import type { Size } from './crop.rules.ts';

/** The size in pixels of the upright image at an address; null if it cannot be opened. */
export function measureImage(url: string): Promise<Size | null> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
    image.onerror = () => resolve(null);
    image.src = url;
  });
}
