import type { MediaRow } from '../../../../contract/calls/media.ts';
import { imageUrl } from '../../../../contract/content/images.ts';

/** A picture as a text places it: the address of its largest form, its size there in pixels, what it shows. */
export interface PickedPicture {
  src: string;
  alt: string;
  width: number;
  height: number;
}

export const pictureOfRow = ({ path, alt, width, height }: MediaRow): PickedPicture => ({
  src: imageUrl('articlefile', path),
  alt,
  width,
  height,
});
