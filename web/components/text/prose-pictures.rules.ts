import { type ImageFolder, imageUrl, imageWidths } from '../../../contract/content/images.ts';

const image = /<img\b((?:[^>"]|"[^"]*")*)>/g;
const ownAddress = /\bsrc="\/(articlefile|coursefileinfo|slider)\/([\w-]+\.webp)"/;
const ownSize = /-(?:640|320|thumb)\.webp$/;
const statedWidth = /\bwidth="(\d+)"/;

/** The reading column, in CSS pixels. */
const column = 744;
/** The part of a narrow window that a picture fills is a hair more: so said, two dots a pixel on a phone take the 640. */
const narrow = '88vw';

/**
 * Lets the browser choose how large a form of a text's pictures it loads, and load them only when they come near. Only
 * for the stored pictures of the portal, whose other sizes exist; anything else stays as it is.
 */
export function offerImageSizes(html: string): string {
  if (!html.includes('<img')) return html;
  return html.replace(image, (found, attributes: string) => {
    const [, folder, file = ''] = ownAddress.exec(attributes) ?? [];
    if (folder === undefined || ownSize.test(file) || /\bsrcset=/.test(attributes)) return found;
    const width = Math.min(Number(statedWidth.exec(attributes)?.[1] ?? imageWidths[0]), imageWidths[0]);
    const shown = Math.min(width, column);
    const more = `srcset="${formsOf(folder as ImageFolder, file, width)}" sizes="(max-width: ${shown}px) ${narrow}, ${shown}px"`;
    return `<img ${more} loading="lazy" decoding="async"${attributes}>`;
  });
}

/** The forms of a picture that are smaller than its largest, and that one with its true width. */
function formsOf(folder: ImageFolder, file: string, width: number): string {
  const smaller = imageWidths
    .filter((form) => form < width)
    .map((form) => [form, imageUrl(folder, file, form)]);
  return [[width, imageUrl(folder, file)], ...smaller].map(([wide, url]) => `${url} ${wide}w`).join(', ');
}
