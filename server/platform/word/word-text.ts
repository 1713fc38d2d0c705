import { openProcess } from '../process/task-worker.ts';

/** A picture inside a Word text, as it came; `alt` as its author wrote it. */
export interface WordImage {
  bytes: Uint8Array;
  alt: string;
}

/** A Word text as HTML of the converter's own making: not safe yet, its pictures named `picture:0`, `picture:1` … */
export interface WordText {
  html: string;
  pictures: WordImage[];
  /** The converter's remarks, in its own English. */
  remarks: string[];
  /** Pictures left out because there are too many of them or they are too large. */
  heavyPictures: number;
  /** Pictures that the text names and that are not in the file. */
  missingPictures: number;
  /** Tables of contents that were left out. */
  contentLists: number;
}

/** What a text may bring of pictures: a small file can name its one picture ten thousand times. */
export const imagesAtMost = 60;
export const imageBytesAtMost = 64 * 1024 ** 2;

/** A Word text that could not be read: broken, or too much for the time and the memory that it gets. */
export class BadWordText extends Error {}

const converter = openProcess<Uint8Array, WordText>(new URL('./word-text.worker.ts', import.meta.url));

/**
 * Converts the bytes of a .docx, in a process of its own that is ended when it takes too long or too much memory; one
 * at a time. Refuses (BadWordText) what it can't read.
 */
export async function readWordText(bytes: Uint8Array): Promise<WordText> {
  try {
    return await converter.run(bytes);
  } catch (error) {
    throw new BadWordText(error instanceof Error ? error.message : String(error));
  }
}
