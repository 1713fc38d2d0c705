import { Refusal } from '../../../contract/refusal.ts';
import { fileRefusal } from '../files/file-refusal.ts';
import { LostWorker, openProcess } from '../process/task-worker.ts';

/** A crop in pixels of the upright picture. */
export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type ImageFormat = 'webp' | 'avif';

/** One file that is made of a picture. */
export interface MadeForm {
  suffix: string;
  format: ImageFormat;
  bytes: Uint8Array;
}

export type ImageTask =
  | { what: 'inspect'; bytes: Uint8Array }
  | { what: 'encode'; bytes: Uint8Array; crop: Crop | undefined; formats: readonly ImageFormat[] }
  | ({ what: 'shrink'; bytes: Uint8Array } & PaperLimits)
  | { what: 'draw'; svg: Uint8Array; density: number; card: Card | undefined }
  | { what: 'photo'; svg: Uint8Array; pictures: readonly PlacedPicture[]; weight: number };

/** A picture laid over a drawing, cut to its place. */
export interface PlacedPicture {
  bytes: Uint8Array;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The sheet under a drawing: size in pixels, margin and colour. */
export interface Card {
  width: number;
  height: number;
  margin: number;
  background: string;
}

/** The limits of a picture on paper: pixels of its longest side, and bytes in the PDF that shows it. */
export interface PaperLimits {
  side: number;
  weight: number;
}

interface Inspected {
  format: string;
  compression: string | undefined;
  isAnimated: boolean;
  width: number;
  height: number;
}
interface Encoded {
  width: number;
  height: number;
  forms: MadeForm[];
}
interface Shrunk {
  png: Uint8Array;
}
interface Photo {
  jpeg: Uint8Array;
}
export type ImageReply = Inspected | Encoded | Shrunk | Photo;

/**
 * A process for pictures. It stays for a while, because pictures come several in a row, and ends after some: what one of
 * them could do to it, few others see. Its only right is to run the picture library's code.
 */
const openDecoder = () =>
  openProcess<ImageTask, ImageReply>(new URL('./image.worker.ts', import.meta.url), {
    memoryMegabytes: 256,
    tasksAtMost: 20,
    idleMilliseconds: 10_000,
    taskMilliseconds: 300_000, // the largest picture on a busy machine
    hasMachineCode: true,
  });

const decoder = openDecoder();
/** The process of pictures that visitors ask for: nobody's upload waits behind them. */
const visitorsDecoder = openDecoder();

const asked = (task: ImageTask, by = decoder): Promise<ImageReply> =>
  by.run(task).catch((error: unknown) => {
    if (error instanceof LostWorker) throw new Refusal('unavailable', { retryAfterSeconds: 60 });
    throw fileRefusal('badPicture'); // the broken part's name would help nobody
  });

/** Reads a foreign picture's header. Refuses (400) an unreadable one. */
export const inspectPixels = (bytes: Uint8Array) => asked({ what: 'inspect', bytes }) as Promise<Inspected>;

/** Encodes a picture in every form. Refuses (400) one that cannot be decoded. */
export const encodeForms = (bytes: Uint8Array, crop: Crop | undefined, formats: readonly ImageFormat[]) =>
  asked({ what: 'encode', bytes, crop, formats }) as Promise<Encoded>;

/** Renders one of our drawings as PNG, on a card if one is given; texts and pictures in it may come from others. */
export const drawPng = async (
  svg: Uint8Array,
  { density = 72, card }: { density?: number; card?: Card } = {},
) => ((await asked({ what: 'draw', svg, density, card })) as Shrunk).png;

/**
 * Renders one of our drawings with pictures over it as the best JPEG of at most `weight` bytes, or the lightest: for
 * visitors, in a process of theirs.
 */
export const drawJpeg = async (svg: Uint8Array, pictures: readonly PlacedPicture[], weight: number) =>
  ((await asked({ what: 'photo', svg, pictures, weight }, visitorsDecoder)) as Photo).jpeg;

/**
 * Encodes a picture as the best PNG within limits; a detailed one gets fewer colours and pixels. Refuses (400) one
 * that cannot be decoded.
 */
export const shrinkToPng = async (bytes: Uint8Array, limits: PaperLimits): Promise<Uint8Array> =>
  ((await asked({ what: 'shrink', bytes, ...limits })) as Shrunk).png;
