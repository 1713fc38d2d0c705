import type { Readable } from 'node:stream';
import type { MediaType } from '../../../contract/files/media-types.ts';
import type { ByteRange } from './byte-range.ts';

interface FileAnswer {
  contentType: MediaType;
  name: string;
  isAttachment: boolean;
}

export interface WholeFile extends FileAnswer {
  body: Uint8Array;
}

/** A stored file, which can be sent in part: an interrupted download resumes where it stopped. */
interface StoredFile extends FileAnswer {
  /** The bytes of a part, both offsets included; all bytes without one. Called at most once. */
  body: (part?: ByteRange) => Readable;
  sizeBytes: number;
  /** The address at which the store itself hands the file over for a while; undefined without one. */
  link?: (answer: LinkAnswer) => Promise<string | undefined>;
  /** Identifies these bytes: a client that resumes another version gets the whole file. */
  tag: string;
}

/** How the browser should treat the file behind a store's link. */
export interface LinkAnswer {
  contentType: string;
  contentDisposition: string;
}

/** A file that is sent instead of an envelope. */
export type FileBody = WholeFile | StoredFile;
