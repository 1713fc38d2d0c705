import type { ImageFolder } from '../../../contract/content/images.ts';

/** A stored picture that a course shows. */
export interface ShownImage {
  folder: ImageFolder;
  /** Of its largest form. */
  name: string;
}

const source = /(<img\b[^>]*?\bsrc=")\/(articlefile|coursefileinfo|slider)\/([\w-]+\.webp)(")/g;

/** Where a picture lies in an archive. */
export const placeOf = ({ folder, name }: ShownImage): string => `pictures/${folder}/${name}`;

/** The pictures that a sanitised text shows, each once. */
export function imagesIn(html: string): ShownImage[] {
  const found = new Map<string, ShownImage>();
  for (const [, , folder, name = ''] of html.matchAll(source)) {
    const picture = { folder: folder as ImageFolder, name };
    found.set(placeOf(picture), picture);
  }
  return [...found.values()];
}

/** The text with every picture under the name that it has now; one without a name is taken out. */
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
