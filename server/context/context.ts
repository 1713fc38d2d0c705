import type { Caller } from '../../contract/caller.ts';
import type { Clock } from '../platform/clock.ts';
import type { Keys } from '../platform/crypto/keys.ts';
import type { Tokens } from '../platform/crypto/tokens.ts';
import type { Database } from '../platform/database/database.ts';
import type { Pubsub } from '../platform/database/pubsub.ts';
import type { Replica } from '../platform/database/replica.ts';
import type { BundlePlace } from '../platform/files/bundle-place.ts';
import type { DiskWatch } from '../platform/files/disk-space.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import type { Uploads } from '../platform/files/upload-parts.ts';
import type { Log } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { Tracing } from '../platform/tracing.ts';
import type { Config } from './config.ts';

/**
 * The parts and the memory of a node. A feature declares its own here (see reading-batcher.ts); boot/open-portal.ts opens
 * and closes them all.
 */
export interface Portal {
  config: Config;
  /** The base of all links; never the request's Host. */
  publicUrl: string;
  clock: Clock;
  db: Database;
  /** The connections of exams, reading and sessions: they never wait behind lists, searches, mails or jobs (spec 13.8). */
  reserved: Database;
  /** The server that answers rows `fromReplica`; undefined = there is none, and all is read from `db`. */
  replica: Replica | undefined;
  files: FileStore;
  /** The disk of DATA_DIR. */
  disk: DiskWatch;
  /** Where bundles go, proved. */
  bundlePlace: BundlePlace;
  uploads: Uploads;
  /** Undefined without METRICS_TOKEN: nobody reads them. */
  metrics: Metrics | undefined;
  /** Undefined without OTEL_EXPORTER_OTLP_ENDPOINT: nobody receives spans. */
  tracing: Tracing | undefined;
  keys: Keys;
  tokens: Tokens;
  pubsub: Pubsub;
  log: Log;
  /** Aborted once the portal is to stop. */
  stopping: AbortSignal;
}

/** The first parameter of every use case: the caller, the time, and the database or transaction. */
export interface Context extends Portal {
  caller: Caller;
  /** The database that takes writes, where `db` is a replica. */
  primary?: Database;
  /** The client's address (of IPv6, its network); '' for jobs and the console. */
  address: string;
  /** The client's own name of itself; '' for jobs and the console. */
  userAgent?: string;
  /**
   * True when the browser says that one of our pages sent the request. Only calls that trust the session cookie ask for
   * it.
   */
  isFromOwnPage(): boolean;
  /** True when a browser prefetches a page that nobody has asked for yet. */
  isPrefetch(): boolean;
  /** True for a file that is fetched by a signed link, without a token. */
  isByLink?: boolean;
  /** Cookies to set or clear with the answer; only sign-in, renewal and sign-out use it. */
  cookies: CookieJar;
  /** The password by which the caller proves to own the account; undefined = the call came without one. */
  currentPassword?: string | undefined;
  /** The client's key for the addition that this call makes; undefined = without idempotency. */
  idempotencyKey?: string | undefined;
  /** Set when the call stores its answer in its transaction: the transaction stays open until the answer exists. */
  deferred?: DeferredTransaction | undefined;
  /** Runs after the commit and before the answer. */
  afterCommit(action: () => void | Promise<void>): void;
}

export interface CookieJar {
  get(name: string): string | undefined;
  set(name: string, value: string, maxAgeSeconds: number): void;
  /** Asks the browser to drop its private cache (Clear-Site-Data: "cache"). */
  clearBrowserCache(): void;
}

/** A transaction with a deferred commit: it waits for further writes that belong to it. */
export interface DeferredTransaction {
  run<T>(context: Context, work: (inside: Context) => Promise<T>): Promise<T>;
}

/** The same caller with transactions of their own, for writes that must survive a failed call. */
export const withoutIdempotency = (context: Context): Context => ({ ...context, deferred: undefined });

/**
 * Runs `work` in one transaction with a context of its own, then its after-commit actions. A refusal or an error rolls
 * everything back. With `deferred` the commit comes later with the answer, so `work` itself must read everything that
 * the answer needs. One that PostgreSQL ended to undo a deadlock is run once more.
 */
export async function transaction<T>(context: Context, work: (inside: Context) => Promise<T>): Promise<T> {
  if (context.deferred !== undefined) return context.deferred.run(context, work);
  const { after, result } = await onceMoreAfterDeadlock(async () => {
    const after: (() => void | Promise<void>)[] = [];
    const result = await context.db
      .transaction()
      .execute((db) => work({ ...context, db, afterCommit: (action) => void after.push(action) }));
    return { after, result };
  });
  for (const action of after) await action();
  return result;
}

/** Runs work in a transaction again if PostgreSQL has ended it, with nothing of it done, to undo a deadlock. */
export async function onceMoreAfterDeadlock<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if ((error as { code?: unknown } | undefined)?.code !== deadlockDetected) throw error;
    return run();
  }
}

const deadlockDetected = '40P01';

const noCookies: CookieJar = {
  get: () => undefined,
  set: () => undefined,
  clearBrowserCache: () => undefined,
};

/** A context without a request: for jobs, the seed and the console. */
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
