import { openProcess } from '../process/task-worker.ts';

/** A picture inside a Word text, unchanged; `alt` is its author's text. */
export interface WordImage {
  bytes: Uint8Array;
  alt: string;
}

/** A Word text as the converter's HTML: not sanitised yet, its pictures named `picture:0`, `picture:1` … */
export interface WordText {
  html: string;
  pictures: WordImage[];
  /** The converter's warnings, in English. */
  remarks: string[];
  /** The number of pictures left out because there are too many or they are too large. */
  heavyPictures: number;
  /** The number of pictures that the text names and the file lacks. */
  missingPictures: number;
  /** The number of tables of contents left out. */
  contentLists: number;
  /** The number of texts left out because Word does not show them. */
  hiddenTexts: number;
}

/** Limits on a text's pictures: a small file can show its one picture ten thousand times. */
export const imagesAtMost = 60;
export const imageBytesAtMost = 64 * 1024 ** 2;

/** An unreadable Word text: broken, or over the limits of time and memory. */
export class BadWordText extends Error {}

const converter = openProcess<Uint8Array, WordText>(new URL('./word-text.worker.ts', import.meta.url));

/**
 * Converts the bytes of a .docx, one at a time, in a child process that ends when it uses too much time or memory.
 * Refuses (BadWordText) an unreadable text.
 */
export async function readWordText(bytes: Uint8Array): Promise<WordText> {
  try {
    return await converter.run(bytes);
  } catch (error) {
    throw new BadWordText(error instanceof Error ? error.message : String(error));
  }
}
