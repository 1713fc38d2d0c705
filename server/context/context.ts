import type { Caller } from '../../contract/caller.ts';
import type { Clock } from '../platform/clock.ts';
import type { Keys } from '../platform/crypto/keys.ts';
import type { Tokens } from '../platform/crypto/tokens.ts';
import type { Database } from '../platform/database/database.ts';
import type { Pubsub } from '../platform/database/pubsub.ts';
import type { FileStore } from '../platform/files/files.ts';
import type { Uploads } from '../platform/files/upload-parts.ts';
import type { Log } from '../platform/log.ts';
import type { Config } from './config.ts';

/** What the whole process shares. A feature that keeps something open for the process declares it here (see reading-batcher.ts). */
export interface Portal {
  config: Config;
  /** The address that links are built from; never the request's Host. */
  publicUrl: string;
  clock: Clock;
  db: Database;
  files: FileStore;
  uploads: Uploads;
  keys: Keys;
  tokens: Tokens;
  pubsub: Pubsub;
  log: Log;
}

/** The first parameter of every verb: who asks, when, and on which database or transaction. */
export interface Context extends Portal {
  caller: Caller;
  /** The address that the request came from, of IPv6 its network; '' for jobs and the console. */
  address: string;
  /** Whether the browser says that a page of ours sent the request; only what takes the session cookie as proof asks. */
  isFromOwnPage(): boolean;
  /** Whether a browser loads ahead what nobody has asked for yet. */
  isPrefetch(): boolean;
  /** Cookies that the answer is to set or clear; only sign-in, renewal and sign-out touch it. */
  cookies: CookieJar;
  /** What the caller named the thing that this call adds; undefined = nothing, it is added each time. */
  idempotencyKey?: string | undefined;
  /** Where the call's answer is kept in its transaction: that one stays open until the answer is there. */
  deferred?: DeferredTransaction | undefined;
  /** Runs after the transaction has been committed, before the caller is answered. */
  afterCommit(action: () => void | Promise<void>): void;
}

export interface CookieJar {
  get(name: string): string | undefined;
  set(name: string, value: string, maxAgeSeconds: number): void;
  /** Asks the browser to drop its private copies (Clear-Site-Data: "cache"). */
  clearBrowserCache(): void;
}

/** A transaction that is not committed when its work is done, but with what else belongs to it. */
export interface DeferredTransaction {
  run<T>(context: Context, work: (inside: Context) => Promise<T>): Promise<T>;
}

/** The same caller with transactions of their own: for what stands whatever becomes of the call. */
export const withoutIdempotency = (context: Context): Context => ({ ...context, deferred: undefined });

/**
 * Runs `work` in one transaction with a context of its own; what it left for after the commit runs before this returns.
 * A refusal or an error rolls everything back. In a call whose answer is kept (`held`) the commit comes with the answer,
 * so what follows on it must be read inside.
 */
export async function transaction<T>(context: Context, work: (inside: Context) => Promise<T>): Promise<T> {
  if (context.deferred !== undefined) return context.deferred.run(context, work);
  const after: (() => void | Promise<void>)[] = [];
  const result = await context.db
    .transaction()
    .execute((db) => work({ ...context, db, afterCommit: (action) => void after.push(action) }));
  for (const action of after) await action();
  return result;
}

const noCookies: CookieJar = {
  get: () => undefined,
  set: () => undefined,
  clearBrowserCache: () => undefined,
};

/** A context for what no request caused: jobs, the seed, the console. */
export function contextOf(portal: Portal, caller: Caller, extra: Partial<Context> = {}): Context {
  return {
    ...portal,
    caller,
    address: '',
    isFromOwnPage: () => false,
    isPrefetch: () => false,
    cookies: noCookies,
    afterCommit: (action) => void action(),
    ...extra,
  };
}
