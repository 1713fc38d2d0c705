import type { Readable } from 'node:stream';
import type { ByteRange } from './byte-range.ts';

interface FileAnswer {
  contentType: string;
  /** What the browser saves it as. */
  name: string;
  isAttachment: boolean;
}

/** Bytes that are at hand whole. */
export interface WholeFile extends FileAnswer {
  body: Uint8Array;
}

/** A file of the store, of which a part may be asked: a download that broke off goes on where it stopped. */
interface StoredFile extends FileAnswer {
  /** The bytes of a part, both offsets included; all without one. Called once at most. */
  body: (part?: ByteRange) => Readable;
  sizeBytes: number;
  /** Names these very bytes: whoever asks on for other bytes gets the file whole. */
  tag: string;
}

/** Bytes instead of an envelope. */
export type FileBody = WholeFile | StoredFile;
