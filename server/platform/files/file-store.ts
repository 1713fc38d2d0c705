import type { Readable } from 'node:stream';
import type { ByteRange } from './byte-range.ts';
import type { LinkAnswer } from './file-body.ts';

/** The store does not answer, or refuses the portal; `setting` is where to look. */
export class StoreUnavailable extends Error {
  readonly setting: string;
  constructor(setting: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.setting = setting;
  }
}

/**
 * The store of uploaded and generated files. Keys are '<folder>/<name>'; the portal makes the names and never reuses
 * one for other bytes. A file is readable whole or not at all, whatever ends in between.
 */
export interface FileStore {
  /** The folder or the bucket, in words for the operator. */
  readonly place: string;
  readonly setting: string;
  /** Resolves once all bytes are durable; a crash before leaves nothing under the key. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Like put, for a file on this machine; the given file itself stays. */
  putFile(key: string, path: string): Promise<void>;
  /** Like put, for bytes as they come; a source that fails leaves nothing. */
  putStream(key: string, source: Readable): Promise<void>;
  has(key: string): Promise<boolean>;
  /** Its bytes; undefined where there is no such file. */
  sizeOf(key: string): Promise<number | undefined>;
  read(key: string): Promise<Uint8Array>;
  /** A part of a file, both offsets included; the whole file without a range. */
  stream(key: string, range?: ByteRange): Readable;
  remove(key: string): Promise<void>;
  /** All files of a folder, one by one; none if the folder does not exist. */
  list(folder: string): AsyncIterable<ListedFile>;
  /** All files of all folders except removed ones. */
  listAll(): AsyncIterable<{ key: string; sizeBytes: number }>;
  /**
   * Sets a file apart unless it was put since `instant`: it moves into 'removed', which is never served; `now` is when.
   * A file that is being put at the same moment stays.
   */
  retireOlder(key: string, instant: Date, now: Date): Promise<boolean>;
  /** Deletes the files that were retired before `instant`. */
  removeRetired(instant: Date): Promise<void>;
  /** The id of the portal that owns the files; null if none was stored. */
  readIdentity(): Promise<string | null>;
  writeIdentity(id: string | null): Promise<void>;
  /** An outside address that opens one file for a while; undefined if the portal serves files itself. */
  link(key: string, answer: LinkAnswer): Promise<string | undefined>;
}

export interface ListedFile {
  name: string;
  putAt: Date;
}

const keyForm = /^[\w-]+\/[\w.-]+$/;

/** False for a key that leads elsewhere. */
export const isKey = (key: string): boolean => keyForm.test(key) && !key.includes('..');

export function requireKey(key: string): string {
  if (!isKey(key)) throw new Error(`invalid file key: ${key}`);
  return key;
}

/** Beside the folders of files; its keys have three parts, so that it is never served. */
export const retiredFolder = 'removed';

/** The file with the portal's id, beside the folders. */
export const identityName = 'portal.id';
