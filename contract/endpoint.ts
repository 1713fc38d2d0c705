import type * as z from 'zod/mini';
import type { FileKind } from './files/file-kinds.ts';
import type { FileFormat } from './files/media-types.ts';
import type { GrantRole } from './grants/grants.ts';

/** The callers that a row admits, decided from the token alone (spec 4.2). `signedIn` = member or admin. */
export type Who = 'open' | 'signedIn' | 'member' | 'admin';

/**
 * The worst that a call does in the hands of somebody with a stolen token; every call that changes something or hands out a
 * file declares it, and the proof that it asks for follows (spec 5.7).
 * - `none`: it stores nothing that counts, and hands out nobody's data.
 * - `own`: the caller's own rows, by what a member does.
 * - `undoable`: versions, the Papelera or another call take it back.
 * - `final`: nothing takes it back.
 * - `export`: people's data leave the portal as a file.
 * - `publicWord`: it speaks for the institute: letters, answers, legal pages, whose portal it is.
 * - `certified`: it moves what a certificate rests on: exams, grades, certificates and their design.
 * - `account`: the name, address, role, way in or end of an account.
 */
export type Effect =
  | 'none'
  | 'own'
  | 'undoable'
  | 'final'
  | 'export'
  | 'publicWord'
  | 'certified'
  | 'account';

const provenEffects: readonly Effect[] = ['final', 'export', 'publicWord', 'certified', 'account'];

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type Shape = Record<string, z.ZodMiniType>;

/** One call of the API (spec 4.6), declared once: routes, permission, validation, OpenAPI and clients read it. */
export interface Endpoint {
  method: Method;
  /** '<Controller>/<Action>' in the prescribed spelling. */
  path: string;
  who: Who;
  /** Members with one of these roles besides are admitted to an administrators' call (spec 4.7); absent = nobody else. */
  grants?: readonly GrantRole[];
  /** The input field that must name the caller (spec 4.3). Another name is 403; an admin may read another's. */
  own?: string;
  input: z.core.$ZodObject;
  /** The answer's schema. A field that it does not declare never leaves the server. */
  output: z.core.$ZodType;
  /** The general sentence of a refused input, if not `invalidInput`. */
  refusesInputAs?: 'invalidEdit';
  payload: string;
  /** The payload of a refusal (401) that says how to go on. */
  refusesWith?: z.core.$ZodType;
  /** The call takes Page, PageSize and, unless it is the search itself, Search, and also answers `total` (spec 3.6). */
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
  /** Also open to who must have a second step and has none (spec 5.16): setting it up, and leaving. */
  withoutStep?: boolean;
  /** Declared by calls for people with an account that change something or hand out a file. */
  effect?: Effect;
  /** The use case itself asks for the proof that the effect wants, because it depends on what is asked or stored. */
  provesInside?: boolean;
  /** The call is one of those that the specification began with; OpenAPI marks the others. */
  isPrescribed?: boolean;
  summary: string;
}

/** True for a call whose effect wants the owner's proof, always or depending on what is asked. */
export const mayNeedProof = ({ effect }: Pick<Endpoint, 'effect'>): boolean =>
  effect !== undefined && provenEffects.includes(effect);

/**
 * True for a call that requires the owner's proof besides the token, which may be stolen (spec 5.7): a sign-in or a typed
 * password under 15 minutes old, or the password with the call (`currentPassword`, or the header Current-Password). A
 * signed link opens its file without it, because the call that made the link has checked.
 */
export const needsProof = (row: Pick<Endpoint, 'effect' | 'provesInside'>): boolean =>
  mayNeedProof(row) && row.provesInside !== true;

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

/** Admits redactors to an administrators' call about content. */
export const alsoRedactor = <Row extends Endpoint>(row: Row): Row => ({ ...row, grants: ['redactor'] });

/** Reading, and what visitors may do, has no effect to declare. */
type Declared =
  | { who: 'open'; effect?: undefined }
  | { method: 'GET'; file?: undefined; effect?: undefined }
  | { effect: Effect };

type Row<I extends Shape, O extends z.ZodMiniType, P extends string> = Omit<
  TypedEndpoint<I, O, P>,
  'payload'
> &
  Declared;

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
