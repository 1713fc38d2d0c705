import { Refusal } from '../../../contract/refusal.ts';
import { fileRefusal } from '../files/file-refusal.ts';
import { LostWorker, openKeptProcess } from '../process/task-worker.ts';

/** A crop in pixels of the upright picture. */
export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type ImageFormat = 'webp' | 'avif';

/** A file made of a picture. */
export interface MadeForm {
  suffix: string;
  format: ImageFormat;
  bytes: Uint8Array;
}

export type ImageTask =
  | { what: 'inspect'; bytes: Uint8Array }
  | { what: 'encode'; bytes: Uint8Array; crop: Crop | undefined; formats: readonly ImageFormat[] }
  | ({ what: 'shrink'; bytes: Uint8Array } & PaperLimits)
  | { what: 'draw'; svg: Uint8Array; density: number; card: Card | undefined };

/** A sheet that a drawing is put on: its size in pixels, its edge and its colour. */
export interface Card {
  width: number;
  height: number;
  margin: number;
  background: string;
}

/** What a picture on paper may have: pixels on its longest side, and bytes in the PDF that shows it. */
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
export type ImageReply = Inspected | Encoded | Shrunk;

/** Pictures come several in a row: the process stays for a while. It has no rights but the picture library's code. */
const decoder = openKeptProcess<ImageTask, ImageReply>(new URL('./image.worker.ts', import.meta.url), {
  memoryMegabytes: 256,
  idleMilliseconds: 10_000,
  taskMilliseconds: 300_000, // the largest picture on a busy machine
  hasMachineCode: true,
});

const asked = (task: ImageTask): Promise<ImageReply> =>
  decoder.run(task).catch((error: unknown) => {
    if (error instanceof LostWorker) throw new Refusal('unavailable', { retryAfterSeconds: 60 });
    throw fileRefusal('badPicture'); // the broken part's name would help nobody
  });

/** What a foreign picture is, by its header. Refuses (400) one that cannot be read. */
export const inspectPixels = (bytes: Uint8Array) => asked({ what: 'inspect', bytes }) as Promise<Inspected>;

/** A picture in every form. Refuses (400) one that cannot be decoded. */
export const encodeForms = (bytes: Uint8Array, crop: Crop | undefined, formats: readonly ImageFormat[]) =>
  asked({ what: 'encode', bytes, crop, formats }) as Promise<Encoded>;

/** A drawing of ours as PNG, on a card if one is given; what it shows may come from others. */
export const drawPng = async (
  svg: Uint8Array,
  { density = 72, card }: { density?: number; card?: Card } = {},
) => ((await asked({ what: 'draw', svg, density, card })) as Shrunk).png;

/**
 * A picture as the best PNG within limits; what is rich in detail gets fewer colours and pixels. Refuses (400) one that
 * cannot be decoded.
 */
export const shrinkToPng = async (bytes: Uint8Array, limits: PaperLimits): Promise<Uint8Array> =>
  ((await asked({ what: 'shrink', bytes, ...limits })) as Shrunk).png;
