import type { ImageFolder } from '../../../contract/images/images.ts';

/** A stored picture used in a course. */
export interface ShownImage {
  folder: ImageFolder;
  /** The name of its largest form. */
  name: string;
}

const source = /(<img\b[^>]*?\bsrc=")\/(articlefile|coursefileinfo|slider)\/([\w-]+\.webp)(")/g;

export const placeOf = ({ folder, name }: ShownImage): string => `pictures/${folder}/${name}`;

/** The pictures of a sanitised text, each once. */
export function imagesIn(html: string): ShownImage[] {
  const found = new Map<string, ShownImage>();
  for (const [, , folder, name = ''] of html.matchAll(source)) {
    const picture = { folder: folder as ImageFolder, name };
    found.set(placeOf(picture), picture);
  }
  return [...found.values()];
}

/** The text with every picture under its new name; a picture without one is removed. */
export function withImages(html: string, nameNow: (picture: ShownImage) => string | undefined): string {
  const renamed = html.replace(
    source,
    (_, before: string, folder: ImageFolder, name: string, after: string) => {
      const now = nameNow({ folder, name });
      return now === undefined ? '<img data-gone="' : `${before}/${folder}/${now}${after}`;
    },
  );
  return renamed.replace(/<img data-gone="[^>]*>/g, '');
}
