import { type ImageFolder, imageUrl, imageWidths } from '../../../contract/images/images.ts';

const image = /<img\b((?:[^>"]|"[^"]*")*)>/g;
const ownAddress = /\bsrc="\/(articlefile|coursefileinfo|slider)\/([\w-]+\.webp)"/;
const ownSize = /-(?:640|320|thumb)\.webp$/;
const statedWidth = /\bwidth="(\d+)"/;
const statedHeight = /\bheight="(\d+)"/;

/** The width of the reading column, in CSS pixels. */
const column = 744;
/**
 * An image on a phone fills a little more than this part of the window. With 88, a phone with two dots a
 * pixel loads the 640 px file.
 */
const narrow = '88vw';

/** An upright picture is no higher than this: it would push the text out of view. */
const highest = 640;

/** The size at which a picture stands in a text: its box is as narrow as the picture, so that it can be centred. */
export function sizeInText(width: number, height: number): { width: number; height: number } {
  const fitting = Math.round((width * highest) / height);
  return fitting >= Math.min(width, column) ? { width, height } : { width: fitting, height: highest };
}

/**
 * Adds sizes and lazy loading to the images of a text, so that the browser chooses the file. Only stored
 * images of the portal exist in several sizes; anything else stays as it is.
 */
export function offerImageSizes(html: string): string {
  if (!html.includes('<img')) return html;
  return html.replace(image, (found, attributes: string) => {
    const [, folder, file = ''] = ownAddress.exec(attributes) ?? [];
    if (folder === undefined || ownSize.test(file) || /\bsrcset=/.test(attributes)) return found;
    const width = Math.min(Number(statedWidth.exec(attributes)?.[1] ?? imageWidths[0]), imageWidths[0]);
    const inText = sizeInText(width, Number(statedHeight.exec(attributes)?.[1] ?? 1));
    const shown = Math.min(inText.width, column);
    const sized =
      inText.width === width
        ? attributes
        : attributes
            .replace(statedWidth, `width="${inText.width}"`)
            .replace(statedHeight, `height="${inText.height}"`);
    const more = `srcset="${formsOf(folder as ImageFolder, file, width)}" sizes="(max-width: ${shown}px) ${narrow}, ${shown}px"`;
    return `<img ${more} loading="lazy" decoding="async"${sized}>`;
  });
}

/** The sizes of an image smaller than its largest, and the largest with its true width. */
function formsOf(folder: ImageFolder, file: string, width: number): string {
  const smaller = imageWidths
    .filter((form) => form < width)
    .map((form) => [form, imageUrl(folder, file, form)]);
  return [[width, imageUrl(folder, file)], ...smaller].map(([wide, url]) => `${url} ${wide}w`).join(', ');
}
