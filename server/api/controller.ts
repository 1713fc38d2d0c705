import type { Readable } from 'node:stream';
import type * as z from 'zod/mini';
import type { Endpoint, Icon, OutputOf } from '../../contract/endpoint.ts';
import type { Context } from '../context.ts';
import type { ByteRange } from '../platform/byte-range.ts';

/** What a controller hands back: the payload, and what stands beside it in the envelope. */
export interface Answer<Payload> {
  payload: Payload;
  total?: number | undefined;
  message?: string;
  icon?: Icon;
}

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
export interface StoredFile extends FileAnswer {
  /** The bytes of a part, both offsets included; all without one. Called once at most. */
  body: (part?: ByteRange) => Readable;
  sizeBytes: number;
  /** Names these very bytes: whoever asks on for other bytes gets the file whole. */
  tag: string;
}

/** Bytes instead of an envelope. */
export type FileBody = WholeFile | StoredFile;

export type Handler<E extends Endpoint = Endpoint> = (
  context: Context,
  input: z.output<E['input']>,
) => Promise<Answer<OutputOf<E>>>;

/** A handler for each row of a controller: a row without one does not compile. */
export type Controller<Rows extends Record<string, Endpoint>> = { [A in keyof Rows]: Handler<Rows[A]> };

export function answer<Payload>(
  payload: Payload,
  beside: Omit<Answer<Payload>, 'payload'> = {},
): Answer<Payload> {
  return { payload, ...beside };
}
