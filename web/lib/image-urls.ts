import { type ImageFolder, imageUrl, imageWidths } from '../../contract/content/images.ts';
import { placeholderUrl } from './placeholder.ts';

/** What an `<img>` needs to show a row's picture: its own one in all sizes, or the drawing that stands for it. */
export interface ImageSource {
  src: string;
  srcSet?: string;
  drawn: boolean;
}

/** A stored picture in all its sizes, from which the browser takes the one that fits its place. */
export function storedImage(folder: ImageFolder, file: string): ImageSource & { srcSet: string } {
  const forms = imageWidths.map((width) => `${imageUrl(folder, file, width)} ${width}w`);
  return { src: imageUrl(folder, file, 640), srcSet: forms.join(', '), drawn: false };
}

/** The picture of a row, as wide as its place; without one of its own, a drawing chosen by the row's number. */
export function imageOf(folder: ImageFolder, id: number, file: string | null): ImageSource {
  return file === null ? { src: placeholderUrl(id), drawn: true } : storedImage(folder, file);
}

/** The small square of a row, 80 × 80 on a dense screen. */
export function thumbnailOf(folder: ImageFolder, id: number, file: string | null): ImageSource {
  return file === null
    ? { src: placeholderUrl(id), drawn: true }
    : { src: imageUrl(folder, file, 'thumb'), drawn: false };
}
