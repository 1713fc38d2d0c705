import { openProcess } from '../process/task-worker.ts';

export interface PdfText {
  /** The lines of each page, from top to bottom, without empty ones. */
  pages: string[][];
  /** True if the file has more pages than were read. */
  isCut: boolean;
}

/** An unreadable PDF: broken, with a password, or beyond the limits of time and memory. */
export class BadPdf extends Error {}

const reader = openProcess<Uint8Array, PdfText>(new URL('./pdf-text.worker.ts', import.meta.url));

/**
 * Reads the text of a PDF, one file at a time, in a child process that ends when it uses too much time or memory.
 * Scanned pages have none. Refuses (BadPdf) an unreadable file.
 */
export async function readPdfText(bytes: Uint8Array): Promise<PdfText> {
  try {
    return await reader.run(bytes);
  } catch (error) {
    throw new BadPdf(error instanceof Error ? error.message : String(error));
  }
}
