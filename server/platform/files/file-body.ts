import type { Readable } from 'node:stream';
import type { MediaType } from '../../../contract/content/media-types.ts';
import type { ByteRange } from './byte-range.ts';

interface FileAnswer {
  contentType: MediaType;
  /** The file name for a download. */
  name: string;
  isAttachment: boolean;
}

/** A file that is whole in memory. */
export interface WholeFile extends FileAnswer {
  body: Uint8Array;
}

/** A stored file, which can be sent in part: an interrupted download resumes where it stopped. */
interface StoredFile extends FileAnswer {
  /** The bytes of a part, both offsets included; all bytes without one. Called at most once. */
  body: (part?: ByteRange) => Readable;
  sizeBytes: number;
  /** Identifies these bytes: a client that resumes another version gets the whole file. */
  tag: string;
}

/** A file that is sent instead of an envelope. */
export type FileBody = WholeFile | StoredFile;
