import { deflateSync } from 'node:zlib';
import sharp, { type OutputInfo, type ResizeOptions } from 'sharp';
import { imageSideCap } from '../../../contract/files/file-kinds.ts';
import { imageWidths, thumbnailSide } from '../../../contract/images/images.ts';
import { answerTasks } from '../process/answer-tasks.ts';
import type { Crop, ImageReply, ImageTask, MadeForm } from './image-process.ts';

// One core, so that uploads by staff do not slow down readers.
sharp.concurrency(1);

const encodings = {
  webp: { quality: 78, effort: 4 },
  // effort 4 takes six times as long and saves a fourteenth of the bytes
  avif: { quality: 48, effort: 2 },
} as const;

interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

/** Reads a picture's header, turned upright; no pixel is decoded. */
async function inspect(bytes: Uint8Array): Promise<ImageReply> {
  // the caller refuses large pictures with a sentence; the library's own limit would be an unspecific error
  const {
    format,
    compression,
    pages = 1,
    autoOrient,
  } = await sharp(bytes, {
    limitInputPixels: false,
    failOn: 'error',
  }).metadata();
  return { format: format ?? '', compression, isAnimated: pages > 1, ...autoOrient };
}

const decoded = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: imageSideCap ** 2, failOn: 'error', density: 144 }).autoOrient();

/** Decodes the largest form to raw pixels, so that the other forms need no decoding. */
function decode(bytes: Uint8Array, crop: Crop | undefined): Promise<Pixels> {
  const upright = decoded(bytes);
  return (crop === undefined ? upright : upright.extract(crop))
    .resize({ width: imageWidths[0], withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
}

/** Makes every form, by the suffix of its file name: the widths, largest first, and the square. */
async function formsOf(largest: Pixels): Promise<[string, Pixels][]> {
  const resized = (to: ResizeOptions) =>
    sharp(largest.data, { raw: largest.info }).resize(to).raw().toBuffer({ resolveWithObject: true });
  const [, ...smaller] = imageWidths;
  const side = Math.min(thumbnailSide, largest.info.width, largest.info.height);
  const forms: [string, Pixels][] = [['', largest]];
  for (const width of smaller) forms.push([`-${width}`, await resized({ width, withoutEnlargement: true })]);
  forms.push(['-thumb', await resized({ width: side, height: side, fit: 'cover' })]);
  return forms;
}

async function encode({ bytes, crop, formats }: Extract<ImageTask, { what: 'encode' }>): Promise<ImageReply> {
  const largest = await decode(bytes, crop);
  const forms: MadeForm[] = [];
  for (const [suffix, pixels] of await formsOf(largest))
    for (const format of formats) {
      const made = await sharp(pixels.data, { raw: pixels.info })
        .toFormat(format, encodings[format])
        .toBuffer();
      forms.push({ suffix, format, bytes: made });
    }
  return { width: largest.info.width, height: largest.info.height, forms };
}

/** The forms of a picture for paper, best first: the share of the allowed longest side, and the number of colours. */
const paperForms = [
  { share: 1, colours: 256 },
  ...[1, 0.85, 0.7, 0.6, 0.5, 0.4, 0.3].map((share) => ({ share, colours: 16 })),
];

/** Makes the best PNG within both limits, or the lightest. */
async function shrink({ bytes, side, weight }: Extract<ImageTask, { what: 'shrink' }>): Promise<ImageReply> {
  const once = decoded(bytes).resize(side, side, { fit: 'inside', withoutEnlargement: true });
  const { data, info } = await once.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const longest = Math.max(info.width, info.height);
  let png: Uint8Array = new Uint8Array();
  for (const { share, colours } of paperForms) {
    const within = sharp(data, { raw: info }).resize(Math.ceil(longest * share), Math.ceil(longest * share), {
      fit: 'inside',
    });
    png = await within.png({ palette: true, colours }).toBuffer();
    if ((await weightInPdf(png)) <= weight) break;
  }
  return { png };
}

/**
 * The size of a picture in a PDF: colours of all pixels, however few there are, and separately the transparency, both
 * compressed.
 */
async function weightInPdf(png: Uint8Array): Promise<number> {
  const colours = await sharp(png).removeAlpha().raw().toBuffer();
  const cover = await sharp(png).ensureAlpha().extractChannel('alpha').raw().toBuffer();
  return deflateSync(colours).length + deflateSync(cover).length;
}

async function draw({ svg, density, card }: Extract<ImageTask, { what: 'draw' }>): Promise<ImageReply> {
  if (card === undefined) return { png: await sharp(svg, { density }).png().toBuffer() };
  const { width, height, margin, background } = card;
  const sheet = await sharp(svg)
    .resize({ height: height - 2 * margin })
    .png()
    .toBuffer();
  const png = await sharp({ create: { width, height, channels: 3, background } })
    .composite([{ input: sheet }])
    .png({ palette: true })
    .toBuffer();
  return { png };
}

/** The qualities of a JPEG, best first. */
const qualities = [84, 74, 62, 48, 34];

async function photo({ svg, pictures, weight }: Extract<ImageTask, { what: 'photo' }>): Promise<ImageReply> {
  const laid = await Promise.all(
    pictures.map(async ({ bytes, left, top, width, height }) => ({
      input: await decoded(bytes).resize(width, height, { fit: 'cover' }).png().toBuffer(),
      left,
      top,
    })),
  );
  const { data, info } = await sharp(svg)
    .composite(laid)
    .flatten()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  let jpeg: Uint8Array = new Uint8Array();
  for (const quality of qualities) {
    jpeg = await sharp(data, { raw: info }).jpeg({ quality, progressive: true }).toBuffer();
    if (jpeg.length <= weight) break;
  }
  return { jpeg };
}

answerTasks((task: ImageTask): Promise<ImageReply> => {
  if (task.what === 'draw') return draw(task);
  if (task.what === 'photo') return photo(task);
  if (task.what === 'inspect') return inspect(task.bytes);
  return task.what === 'encode' ? encode(task) : shrink(task);
});
