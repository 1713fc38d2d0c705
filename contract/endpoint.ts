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
  /** The general sentence of a refused input, if not `invalidInput`. */
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
   * The call takes the header Idempotency-Key, so that it can be repeated if its answer was lost. `stored`, for
   * additions and bulk changes: a repeated call changes nothing and gets the stored answer. `renewed`: the use case itself
   * handles it.
   */
  idempotent?: 'stored' | 'renewed';
  /** The call belongs to exams, reading or sessions and uses the reserved connections. */
  reserved?: boolean;
  /**
   * Read from a replica that has everything saved before the call, if there is one. For lists, searches, reports and
   * exports, which write only their audit line.
   */
  fromReplica?: boolean;
  /** The call's own rate limit, if it differs from that of other calls; see server/api/http/rate-limit.ts. */
  rateLimit?: 'answers';
  /** Also open to members with a provisional password, like every row for visitors. */
  withProvisional?: boolean;
  /**
   * Requires a sign-in under 15 minutes old besides the token, which may be stolen (spec 5.7). A signed link opens its
   * file without it, because the call that made the link has checked.
   */
  needsFreshSignIn?: boolean;
  /** The call is one of those that the specification began with; OpenAPI marks the others. */
  isPrescribed?: boolean;
  summary: string;
}

const kibibyte = 1024;

/** The maximum size of a row's JSON body (spec 3.9), known before a byte is read. */
export function bodyBytesOf(row: Pick<Endpoint, 'who' | 'hasLongTexts'>): number {
  if (row.who === 'open') return 16 * kibibyte;
  return row.hasLongTexts === true ? 4096 * kibibyte : 64 * kibibyte;
}

/** True for a row with a JSON or query input and a JSON answer, without files. */
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

/** Options of a call from the browser; in-process calls ignore them. */
export interface CallOptions {
  /** Lets the request outlive the page; for data sent while the page is left. */
  keepalive?: boolean;
  signal?: AbortSignal;
  /** Identifies the addition: a repeated call gets the same answer (Endpoint.idempotent). */
  idempotencyKey?: string;
  /** Reports the fraction of an upload that was sent, from 0 to 1. */
  onProgress?(fraction: number): void;
}

/** One controller's calls as functions, of the same type over fetch, in process and in tests. */
export type CallsOf<Controller extends Record<string, Endpoint>> = {
  [A in keyof Controller]: (
    input: InputOf<Controller[A]>,
    options?: CallOptions,
  ) => Promise<Reply<Controller[A]>>;
};
