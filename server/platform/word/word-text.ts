import { openMutex } from '../process/mutex.ts';
import { LostProcess, processReply } from '../process/process-reply.ts';

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

export type WordReply = { text: WordText } | { error: string };

/** A Word text that could not be read: broken, or too much for the time and the memory that it gets. */
export class BadWordText extends Error {}

const limits = { milliseconds: 30_000, memoryMegabytes: 512 };
const inTurn = openMutex();

/**
 * Converts the bytes of a .docx, in a process of its own that is ended when it takes too long or too much memory; one
 * at a time. Refuses (BadWordText) what it can't read.
 */
export function readWordText(bytes: Uint8Array): Promise<WordText> {
  return inTurn(async () => {
    const module = new URL('./word-text.worker.ts', import.meta.url);
    const reply = await processReply<WordReply>(module, bytes, limits).catch((error: unknown) => {
      throw error instanceof LostProcess ? new BadWordText(error.message) : error;
    });
    if ('error' in reply) throw new BadWordText(reply.error);
    return reply.text;
  });
}
