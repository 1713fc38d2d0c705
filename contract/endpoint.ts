import type * as z from 'zod/mini';
import type { FileKind } from './content/file-kinds.ts';

/** Who may call a row: decided from the token alone (spec 4.2). `signedIn` = member or admin. */
export type Who = 'open' | 'signedIn' | 'member' | 'admin';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type Shape = Record<string, z.ZodMiniType>;

/** One call of the API (spec 4.6), said once: routes, permission, validation, OpenAPI and clients read it. */
export interface Endpoint {
  method: Method;
  /** '<Controller>/<Action>' in the prescribed spelling. */
  path: string;
  who: Who;
  /** The input field that must name the caller (spec 4.3): 403 if another, but an admin may read another's. */
  own?: string;
  input: z.core.$ZodObject;
  /** What leaves the server. A field that it does not declare never leaves. */
  output: z.core.$ZodType;
  payload: string;
  /** Takes Page, PageSize, Search and answers `total` too (spec 3.6). */
  list?: boolean;
  /** Answers bytes; only its errors are the envelope. */
  file?: boolean;
  /** Takes multipart/form-data with one file of this kind in the field `file`; JSON where the file may be left out and is. */
  upload?: FileKind;
  /**
   * Its body is bytes as they are (application/octet-stream), at most this many, and becomes the field `bytes`; the
   * other fields stand in the query.
   */
  bytes?: number;
  /**
   * Adds something each time it is made: honours the header Idempotency-Key, so that one whose answer was lost can be
   * made again and adds nothing twice.
   */
  addsRow?: boolean;
  /** How often an account may make it, if not as often as any other call; see server/api/http/rate-limit.ts. */
  rateLimit?: 'answers';
  /** Browsers send no token with it: one that no longer serves would be refused before the call is looked at. */
  withoutToken?: boolean;
  /** Not prescribed: marked so in OpenAPI. */
  extension?: boolean;
  summary: string;
}

interface TypedEndpoint<I extends Shape, O extends z.ZodMiniType, P extends string> extends Endpoint {
  own?: keyof I & string;
  input: z.ZodMiniObject<I>;
  output: O;
  payload: P;
}

type Row<I extends Shape, O extends z.ZodMiniType, P extends string> = Omit<
  TypedEndpoint<I, O, P>,
  'payload'
>;

/** A row whose payload stands under `data`. */
export function endpoint<I extends Shape, O extends z.ZodMiniType>(
  row: Row<I, O, 'data'>,
): TypedEndpoint<I, O, 'data'> {
  return { ...row, payload: 'data' };
}

/** A row whose payload has a name of its own (Course/Get `datas`, Users/getusercourse `info`, …). */
export function endpointNamed<P extends string, I extends Shape, O extends z.ZodMiniType>(
  payload: P,
  row: Row<I, O, P>,
): TypedEndpoint<I, O, P> {
  return { ...row, payload };
}

export type InputOf<E extends Endpoint> = z.input<E['input']>;
export type OutputOf<E extends Endpoint> = z.output<E['output']>;

/** The answer as it stands on the wire: envelope, payload under its own name, `total` for lists. */
export type Reply<E extends Endpoint> = { message: string; descriptionCode: Icon; total?: number } & {
  [K in E['payload']]: OutputOf<E>;
};
export type Icon = 'success' | 'error' | 'warning';

/** How a browser makes a call; in process there is nothing to stop or to watch. */
export interface CallOptions {
  /** The request outlives the page (what is sent when it is left). */
  keepalive?: boolean;
  signal?: AbortSignal;
  /** Names what is being added: the same again, and the answer is the same (Endpoint.addsRow). */
  idempotencyKey?: string;
  /** How much of an upload has been sent, from 0 to 1. */
  onProgress?(fraction: number): void;
}

/** One controller's calls as functions; the same type over fetch, in process and in tests. */
export type CallsOf<Controller extends Record<string, Endpoint>> = {
  [A in keyof Controller]: (
    input: InputOf<Controller[A]>,
    options?: CallOptions,
  ) => Promise<Reply<Controller[A]>>;
};
