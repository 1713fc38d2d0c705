import type * as z from 'zod/mini';
import type { FileKind } from './content/file-kinds.ts';
import type { FileFormat } from './content/media-types.ts';

/** The callers that a row admits, decided from the token alone (spec 4.2). `signedIn` = member or admin. */
export type Who = 'open' | 'signedIn' | 'member' | 'admin';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type Shape = Record<string, z.ZodMiniType>;

/** One call of the API (spec 4.6), declared once: routes, permission, validation, OpenAPI and clients read it. */
export interface Endpoint {
  method: Method;
  /** '<Controller>/<Action>' in the prescribed spelling. */
  path: string;
  who: Who;
  /** The input field that must name the caller (spec 4.3). Another name is 403; an admin may read another's. */
  own?: string;
  input: z.core.$ZodObject;
  /** The answer's schema. A field that it does not declare never leaves the server. */
  output: z.core.$ZodType;
  /** Refuses a wrong input with another general sentence than `invalidInput`. */
  refusesInputAs?: 'invalidEdit';
  payload: string;
  /** The call takes Page, PageSize, Search and also answers `total` (spec 3.6). */
  list?: boolean;
  /** The call answers a file of one of these formats; only its errors use the envelope. */
  file?: readonly FileFormat[];
  /**
   * The call takes multipart/form-data with one file of this kind in the field `file`. Where the file is optional, JSON
   * without it will do.
   */
  upload?: FileKind;
  /**
   * The body is raw bytes (application/octet-stream), at most this many, and becomes the field `bytes`; the other
   * fields come in the query.
   */
  bytes?: number;
  /** The JSON body holds whole texts: 4 MB instead of 64 KB. For rows of administrators alone. */
  hasLongTexts?: boolean;
  /**
   * The call takes the header Idempotency-Key: one whose answer was lost can be sent again. `stored`, for what adds
   * something or changes many rows: it does nothing twice and answers as before. `renewed`: the verb itself sees to it.
   */
  idempotent?: 'stored' | 'renewed';
  /** A GET that changes something. HEAD, which nobody sees the answer of, does not reach it. */
  isUnsafe?: boolean;
  /** The call belongs to exams, reading or sessions: it has connections that lists and searches cannot take. */
  reserved?: boolean;
  /**
   * Read from a replica of the database, where there is one and it has all that was saved before the call. For lists, searches,
   * reports and exports, which write nothing but their line of the audit.
   */
  fromReplica?: boolean;
  /** The call's own rate limit, if it differs from that of other calls; see server/api/http/rate-limit.ts. */
  rateLimit?: 'answers';
  /** Open to members with a provisional password, as every row without a caller is. */
  withProvisional?: boolean;
  /**
   * Takes more than a token, which may be stolen: a sign-in under 15 minutes old (spec 5.7). A signed link opens a file without it,
   * because the call that makes the link has asked.
   */
  withProof?: boolean;
  /** Browsers send no token with it: an expired one would be refused before the call itself. */
  withoutToken?: boolean;
  /** The call is not prescribed; OpenAPI marks it. */
  extension?: boolean;
  summary: string;
}

const kibibyte = 1024;

/**
 * The maximum size of a row's JSON body (spec 3.9), which depends on who may call it and is known before a byte is
 * read.
 */
export function bodyBytesOf(row: Pick<Endpoint, 'who' | 'hasLongTexts'>): number {
  if (row.who === 'open') return 16 * kibibyte;
  return row.hasLongTexts === true ? 4096 * kibibyte : 64 * kibibyte;
}

/** True for a row without files: its input is JSON or a query, and its answer is JSON. */
export const isJsonCall = (row: Pick<Endpoint, 'upload' | 'bytes' | 'file'>): boolean =>
  row.upload === undefined && row.bytes === undefined && row.file === undefined;

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

/** A row with its payload under `data`. */
export function endpoint<I extends Shape, O extends z.ZodMiniType>(
  row: Row<I, O, 'data'>,
): TypedEndpoint<I, O, 'data'> {
  return { ...row, payload: 'data' };
}

/** A row with its payload under a name of its own (Course/Get `datas`, Users/getusercourse `info`, …). */
export function endpointNamed<P extends string, I extends Shape, O extends z.ZodMiniType>(
  payload: P,
  row: Row<I, O, P>,
): TypedEndpoint<I, O, P> {
  return { ...row, payload };
}

export type InputOf<E extends Endpoint> = z.input<E['input']>;
export type OutputOf<E extends Endpoint> = z.output<E['output']>;

/** The answer on the wire: envelope, payload under its name, `total` for lists. */
export type Reply<E extends Endpoint> = { message: string; descriptionCode: Icon; total?: number } & {
  [K in E['payload']]: OutputOf<E>;
};
export type Icon = 'success' | 'error' | 'warning';

/** Options of a call from the browser; an in-process call has nothing to stop or to watch. */
export interface CallOptions {
  /** The request outlives the page; for data sent while the page is left. */
  keepalive?: boolean;
  signal?: AbortSignal;
  /** Names the addition: a repeated call gets the same answer (Endpoint.idempotent). */
  idempotencyKey?: string;
  /** Reports the fraction of an upload that was sent, from 0 to 1. */
  onProgress?(fraction: number): void;
}

/** One controller's calls as functions. The type is the same over fetch, in process and in tests. */
export type CallsOf<Controller extends Record<string, Endpoint>> = {
  [A in keyof Controller]: (
    input: InputOf<Controller[A]>,
    options?: CallOptions,
  ) => Promise<Reply<Controller[A]>>;
};
