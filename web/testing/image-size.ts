import { vi } from 'vitest';
import type { Size } from '../lib/uploads/crop.rules.ts';

/** The size in pixels of the next opened images; null = they cannot be opened. */
export type ImageSize = () => Size | null | Promise<Size | null>;

/** Gives images a size for the rest of the test: happy-dom opens none. */
export function sizeImages(sizeOf: ImageSize): void {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:one');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.stubGlobal(
    'Image',
    class {
      naturalWidth = 0;
      naturalHeight = 0;
      onload: () => void = () => undefined;
      onerror: () => void = () => undefined;
      set src(_address: string) {
        void Promise.resolve(sizeOf()).then((size) => {
          if (size === null) return this.onerror();
          this.naturalWidth = size.width;
          this.naturalHeight = size.height;
          this.onload();
        });
      }
    },
  );
}
