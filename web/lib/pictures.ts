import { type ImageFolder, imageUrl } from '../../contract/images.ts';
import { motifUrl } from './motif.ts';

/** What an `<img>` needs to show a row's picture: its own one in all sizes, or the drawing that stands for it. */
export interface PictureSource {
  src: string;
  srcSet?: string;
  drawn: boolean;
}

/** The picture of a row, as wide as its place; without one of its own, a drawing chosen by the row's number. */
export function pictureOf(folder: ImageFolder, id: number, file: string | null): PictureSource {
  if (file === null) return { src: motifUrl(id), drawn: true };
  const sizes = [320, 640, 1280] as const;
  return {
    src: imageUrl(folder, file, 640),
    srcSet: sizes.map((width) => `${imageUrl(folder, file, width)} ${width}w`).join(', '),
    drawn: false,
  };
}

/** The small square of a row, 80 × 80 on a dense screen. */
export function thumbnailOf(folder: ImageFolder, id: number, file: string | null): PictureSource {
  return file === null
    ? { src: motifUrl(id), drawn: true }
    : { src: imageUrl(folder, file, 'thumb'), drawn: false };
}
