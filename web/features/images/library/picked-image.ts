import type { MediaRow } from '../../../../contract/calls/media.ts';
import { imageUrl } from '../../../../contract/content/images.ts';

/** A picture as a text places it: the address of its largest form, its size there in pixels, what it shows. */
export interface PickedImage {
  src: string;
  alt: string;
  width: number;
  height: number;
}

export const imageOfRow = ({ path, alt, width, height }: MediaRow): PickedImage => ({
  src: imageUrl('articlefile', path),
  alt,
  width,
  height,
});
