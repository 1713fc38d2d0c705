import { createHash } from 'node:crypto';
import { Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely';
import pg from 'pg';
import type { DB } from '../../../database/schema.ts';
import { ConfigError } from '../process/start-refusal.ts';
import type { EndSpan, Tracing } from '../tracing.ts';
import { type Availability, DatabaseUnavailable } from './availability.ts';
import { awake, closeClient, destroyClient } from './server-state.ts';

export type Database = Kysely<DB>;
export type TableName = keyof DB;
export { sql };

export interface OpenDatabase {
  db: Database;
  pool: pg.Pool;
  close(): Promise<void>;
}

const dateType = 1082;
const bigintType = 20;
pg.types.setTypeParser(dateType, (text) => text); // a calendar date, not local midnight
pg.types.setTypeParser(bigintType, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new Error('bigint outside the safe integer range');
  return value;
});

/** Shared by the process: equal texts have the same name on every connection. */
const statementNames = new Map<string, string>();
const namesKept = 2000; // lists of varying length make ever new texts; beyond this number they stay unnamed

function statementName(text: string): string | undefined {
  const known = statementNames.get(text);
  if (known !== undefined || statementNames.size >= namesKept) return known;
  const name = createHash('sha1').update(text).digest('base64url');
  statementNames.set(text, name);
  return name;
}

type AnyFunction = (...given: unknown[]) => unknown;

/**
 * A commit whose wait for a standby was cancelled. The primary reports success with a warning although a failover would
 * lose it, so it must not be acknowledged.
 */
export class NotReplicated extends Error {
  constructor() {
    super('no standby confirmed the commit');
  }
}

const unconfirmed = new WeakSet<pg.Client>();

/**
 * The class of a pool's clients. It names every parameterised statement by its text, so that PostgreSQL plans it once a
 * connection, has its waits watched, and goes to the primary. Behind a pooler statements stay unnamed, because each
 * transaction may use another connection.
 */
const preparingClient = ({ availability, isThroughPooler = false, tracing }: PoolOptions) =>
  class PreparingClient extends pg.Client {
    constructor(options?: pg.ClientConfig) {
      const server = availability.address();
      super({ ...options, ...server });
      this.once('connect', () => availability.add(this, server));
      this.on('notice', ({ routine }) => {
        if (routine === 'SyncRepWaitForLSN') unconfirmed.add(this);
      });
    }

    // biome-ignore lint/suspicious/noExplicitAny: pg declares query() by eleven overloads that one override can't spell
    override query(...args: any[]): any {
      const [text, values, ...rest] = args;
      const mayName = !isThroughPooler && typeof text === 'string' && Array.isArray(values);
      const name = mayName ? statementName(text) : undefined;
      const given = name === undefined ? args : [{ name, text, values }, ...rest];
      const call = super.query as AnyFunction;
      const traced = tracing?.beginStatement(typeof text === 'string' ? text : String(text?.text));
      return watched(availability, this, call.bind(this), { given, traced });
    }
  };

/** Calls `query`, whose end is a promise or the callback in the last argument. */
function watched(
  availability: Availability,
  client: pg.Client,
  query: AnyFunction,
  { given, traced }: { given: unknown[]; traced: EndSpan | undefined },
): unknown {
  const watch = availability.watch(client);
  const done = () => {
    watch.done();
    traced?.();
  };
  const end = (error: unknown) => {
    watch.done();
    traced?.(error);
    // its statement still runs: a reused connection would keep the next caller waiting
    if (isReadTimeout(error)) destroyClient(client);
    if (saysThatItOnlyReads(error)) availability.recheck();
  };
  const callback = given.at(-1);
  if (typeof callback === 'function') {
    const told: AnyFunction = (error, ...answer) => {
      end(error);
      if (!unconfirmed.has(client)) return callback(error, ...answer);
      void closeClient(client).then(() => callback(new NotReplicated()));
    };
    return query(...given.slice(0, -1), told);
  }
  const result = query(...given);
  if (result instanceof Promise)
    return result.then(
      async (answer) => {
        done();
        if (!unconfirmed.has(client)) return answer;
        await closeClient(client);
        throw new NotReplicated();
      },
      (error: unknown) => {
        end(error);
        throw error;
      },
    );
  done(); // a stream of rows: its reader waits for it
  return result;
}

/** True for the error of a write at a server that has become read-only; its connections still work. */
export const saysThatItOnlyReads = (error: unknown) =>
  error instanceof Error && (error as { code?: unknown }).code === '25006';

const isReadTimeout = (error: unknown) => error instanceof Error && error.message === 'Query read timeout';

/**
 * The word similarity from which a word counts as misspelt: 'jubilasion' and 'jubilación' share a bit over half. It is
 * here and not in the search, because it is set for each connection.
 */
export const similarityThreshold = 0.45;

/** Runs reads on one snapshot, so that their figures are of one moment. */
export function inSnapshot<T>(db: Database, read: (snapshot: Database) => Promise<T>): Promise<T> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
}

/**
 * Runs a read that joins and sorts a hundred thousand rows in memory: PostgreSQL's usual work_mem would spill them, and
 * it overrates single look-ups against one pass. The plan is made for the given values, because a generic one
 * underestimates large courses. Not for use inside another transaction.
 */
export function withRoomForRows<T>(db: Database, read: (inside: Database) => Promise<T>): Promise<T> {
  return inSnapshot(db, async (inside) => {
    await sql`select set_config('work_mem', '32MB', true), set_config('enable_memoize', 'off', true),
      set_config('plan_cache_mode', 'force_custom_plan', true)`.execute(inside);
    return read(inside);
  });
}

/** The size of a pool, and the limits of its statements. */
export interface PoolOptions {
  size: number;
  /** False if statements may take as long as they need, as those of jobs and migrations. */
  isForRequests?: boolean;
  /** True if a pooler in transaction mode lends the connections: it sets the limits, and keeps nothing of a session. */
  isThroughPooler?: boolean;
  onError: (error: Error) => void;
  availability: Availability;
  tracing?: Tracing | undefined;
  /** Milliseconds until an answer, or the wait for a connection, is given up, if not the default. */
  answerMilliseconds?: number;
  connectMilliseconds?: number;
}

const statementMilliseconds = 10_000;
/** Later than PostgreSQL's own limit, whose error gives the reason. */
const usualAnswerMilliseconds = 12_000;
const usualConnectMilliseconds = 5_000;
/** A pool's own limit is so many times as long: it also counts the time in which a busy machine starves this process. */
const starvedTimes = 4;
const maxLifetimeSeconds = 600;
const limits = [
  `pg_trgm.word_similarity_threshold=${similarityThreshold}`,
  'lock_timeout=5s', // the holder of a row is stuck: a 503 is better than a queue behind it
  'idle_in_transaction_session_timeout=30s', // a node that vanished keeps no locks
];
const settings = [...limits, 'tcp_keepalives_idle=10', 'tcp_keepalives_interval=5', 'tcp_keepalives_count=3'];
const settingsOfJobs = settings.filter((each) => !each.startsWith('lock_timeout'));

/**
 * Opens a pool of connections and Kysely over it (spec 13.8). Limits keep a request from hanging: on a statement, on
 * a lock, on a connection. While the database is unavailable a connection is refused at once (DatabaseUnavailable).
 */
export function openDatabase(options: PoolOptions): OpenDatabase {
  const { availability, isForRequests = true, isThroughPooler = false } = options;
  const { answerMilliseconds = usualAnswerMilliseconds } = options;
  const { connectMilliseconds = usualConnectMilliseconds } = options;
  const pool = new pg.Pool({
    Client: preparingClient(options),
    max: options.size,
    connectionTimeoutMillis: starvedTimes * connectMilliseconds,
    idleTimeoutMillis: 60_000,
    maxLifetimeSeconds, // so that connections move to a new primary
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'portal',
    ...(isForRequests ? { query_timeout: answerMilliseconds } : {}),
    ...(isForRequests && !isThroughPooler ? { statement_timeout: statementMilliseconds } : {}),
    ...(!isThroughPooler && {
      options: (isForRequests ? settings : settingsOfJobs).map((each) => `-c ${each}`).join(' '),
    }),
  });
  // without a listener a broken connection, idle or in use, would end the process
  const onError = (error: Error) => {
    if (!pool.ending) options.onError(error); // during shutdown the server may close a connection first: not an error
  };
  pool.on('error', onError);
  pool.on('connect', (client) => void client.on('error', onError));
  followAvailability(pool, availability);
  refuseWhileUnavailable(pool, availability);
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: lender(pool, availability, connectMilliseconds) }),
  });
  const close = async () => {
    await db.destroy();
    if (!pool.ending) await pool.end(); // Kysely does not close a pool that it never used
  };
  return { db, pool, close };
}

/** Refuses a pooler whose connections lack the limits of requests, which the portal cannot set in transaction mode. */
export async function refuseUnfitPooler(pool: pg.Pool): Promise<void> {
  const wanted = [`statement_timeout=${statementMilliseconds / 1000}s`, ...limits].map((each) =>
    each.split('='),
  );
  const names = wanted.map(([name]) => name);
  const { rows } = await pool.query<{ name: string; value: string | null }>(
    'select name, current_setting(name, true) as value from unnest($1::text[]) name',
    [names],
  );
  const found = new Map(rows.map(({ name, value }) => [name, value]));
  const missing = wanted.filter(([name = '', value]) => found.get(name) !== value);
  if (missing.length === 0) return;
  throw new ConfigError(
    `DATABASE_URL: the connections of the pooler lack ${missing.map((each) => each.join(' = ')).join(', ')}: set them there, as connect_query in deploy/cluster/pgbouncer.ini does`,
  );
}

function followAvailability(pool: pg.Pool, availability: Availability): void {
  pool.on('remove', (client) => availability.remove(client));
  availability.addPool((atMost) =>
    Array.from({ length: Math.min(atMost, pool.ending ? 0 : pool.idleCount) }, () => pool.connect()),
  );
}

/** Refuses connections while the database is unavailable, to the job runner too: only one probe asks. */
function refuseWhileUnavailable(pool: pg.Pool, availability: Availability): void {
  const connect = pool.connect.bind(pool) as AnyFunction;
  const guarded: AnyFunction = (callback) => {
    if (!availability.isUnavailable()) return connect(callback);
    const away = new DatabaseUnavailable();
    if (typeof callback !== 'function') return Promise.reject(away);
    return void process.nextTick(callback, away, undefined, () => undefined);
  };
  Object.assign(pool, { connect: guarded });
}

/** Lends the pool's connections; refuses at once while the database is unavailable. */
function lender(pool: pg.Pool, availability: Availability, milliseconds: number): PostgresPool {
  const lend = async () => {
    const isFree = pool.idleCount > 0;
    const { done } = availability.watch();
    const client = pool.connect().finally(done);
    try {
      return await availability.unlessUnavailable(isFree ? client : inTime(client, milliseconds));
    } catch (error) {
      void client.then((late) => late.release(), ignoreRefused);
      if (!(error instanceof DatabaseUnavailable)) availability.recheckServers();
      throw error;
    }
  };
  return { options: pool.options, connect: lend, end: () => pool.end() };
}

/** Fails once this process has waited so long for a connection, which it does not while a busy machine starves it. */
async function inTime<T>(connecting: Promise<T>, milliseconds: number): Promise<T> {
  const over = new AbortController();
  const late = awake(milliseconds, over.signal).then(() => {
    throw new Error(connectTimeout);
  });
  return Promise.race([connecting, late]).finally(() => over.abort());
}

/** In the words of the pool. */
const connectTimeout = 'timeout exceeded when trying to connect';

/** Handles the rejection of a connection that nobody waits for any more. */
const ignoreRefused = () => undefined;

/**
 * Classes of errors of a server in trouble, whatever the statement: of its connections (08, which PgBouncer gives too),
 * its resources (53: connections, memory, a full disk), whoever stops it (57, our own statement_timeout among them) and
 * its system (58).
 */
const passingClasses = new Set(['08', '53', '57', '58']);
const passing = new Set([
  '55P03', // our own lock_timeout
  '25P03', // our own idle_in_transaction_session_timeout
  '25006', // a server that only reads
  '40P01', // a deadlock: the next try succeeds
]);
/** The place in PostgreSQL that reports a parallel worker whose process could not start, with an error of another class. */
const waitsForWorkers = /^WaitForParallelWorkers/;
/**
 * Errors of a socket by their code. The same codes of a file or of an aborted upload say nothing about the database.
 */
const broken: Record<string, readonly string[]> = {
  connect: ['ECONNREFUSED', 'ENOENT', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'EAGAIN'],
  read: ['ECONNRESET', 'ETIMEDOUT'],
  write: ['EPIPE', 'ECONNRESET'],
};
const timeouts =
  /timeout exceeded when trying to connect|^timeout expired$|Connection terminated|^Client .* is not queryable$|Query read timeout/;

/** True when an error means that the database is unavailable, not that the statement is wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseUnavailable || error instanceof NotReplicated) return true;
  if (error instanceof AggregateError)
    return error.errors.length > 0 && error.errors.every(isDatabaseUnavailable); // a host of several addresses
  const { code, syscall, routine } = error as { code?: unknown; syscall?: unknown; routine?: unknown };
  if (typeof code !== 'string') return timeouts.test(error.message);
  if (typeof syscall === 'string') return broken[syscall]?.includes(code) === true;
  if (typeof routine === 'string' && waitsForWorkers.test(routine)) return true;
  return passing.has(code) || (code.length === 5 && passingClasses.has(code.slice(0, 2)));
}

/** The name of the constraint that a statement violated, or undefined. */
export function brokenConstraint(error: unknown): string | undefined {
  const { code, constraint } = (error ?? {}) as { code?: unknown; constraint?: unknown };
  return typeof code === 'string' && code.startsWith('23') && typeof constraint === 'string'
    ? constraint
    : undefined;
}
