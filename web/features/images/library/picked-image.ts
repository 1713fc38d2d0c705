import type { MediaRow } from '../../../../contract/calls/media.ts';
import { imageUrl } from '../../../../contract/content/images.ts';

/** An image for a text: the address of its largest size, its width and height in pixels, its description. */
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
