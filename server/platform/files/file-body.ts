import type { Readable } from 'node:stream';
import type { ByteRange } from './byte-range.ts';

interface FileAnswer {
  contentType: string;
  /** The file name for a download. */
  name: string;
  isAttachment: boolean;
}

/** A file that is in memory as a whole. */
export interface WholeFile extends FileAnswer {
  body: Uint8Array;
}

/** A file of the store, of which a part may be asked: a download that broke off goes on where it stopped. */
interface StoredFile extends FileAnswer {
  /** The bytes of a part, both offsets included; all without one. Called once at most. */
  body: (part?: ByteRange) => Readable;
  sizeBytes: number;
  /** Identifies these bytes: a client that resumes another version gets the whole file. */
  tag: string;
}

/** A file as the answer, instead of an envelope. */
export type FileBody = WholeFile | StoredFile;
