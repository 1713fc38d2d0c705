import { type ImageFolder, imageUrl, imageWidths } from '../../contract/images/images.ts';
import { placeholderUrl } from './placeholder.ts';

/** The attributes of an `<img>` for a row: its own image in all sizes, or a placeholder drawing. */
export interface ImageSource {
  src: string;
  srcSet?: string;
  drawn: boolean;
}

/** A stored image in all its sizes, as a srcset. */
export function storedImage(folder: ImageFolder, file: string): ImageSource & { srcSet: string } {
  const forms = imageWidths.map((width) => `${imageUrl(folder, file, width)} ${width}w`);
  return { src: imageUrl(folder, file, 640), srcSet: forms.join(', '), drawn: false };
}

/** The image of a row at full width, or a placeholder chosen by the row's id. */
export function imageOf(folder: ImageFolder, id: number, file: string | null): ImageSource {
  return file === null ? { src: placeholderUrl(id), drawn: true } : storedImage(folder, file);
}

/** The small square image of a row, 80 × 80 on a dense screen. */
export function thumbnailOf(folder: ImageFolder, id: number, file: string | null): ImageSource {
  return file === null
    ? { src: placeholderUrl(id), drawn: true }
    : { src: imageUrl(folder, file, 'thumb'), drawn: false };
}
