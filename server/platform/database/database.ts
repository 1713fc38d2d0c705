import { createHash } from 'node:crypto';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { DB } from '../../../database/schema.ts';

export type Database = Kysely<DB>;
export type TableName = keyof DB;
export { sql };

export interface OpenDatabase {
  db: Database;
  pool: pg.Pool;
  close(): Promise<void>;
}

export type DatabaseAddress =
  | { connectionString: string }
  | { host: string; port: number; user: string; password?: string; database: string };

const dateType = 1082;
const bigintType = 20;
pg.types.setTypeParser(dateType, (text) => text); // a calendar date, not local midnight
pg.types.setTypeParser(bigintType, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new Error('bigint outside the safe integer range');
  return value;
});

const statementNames = new Map<string, string>();
const namesKept = 2000; // lists of varying length make ever new texts; beyond this number they stay unnamed

function statementName(text: string): string | undefined {
  const known = statementNames.get(text);
  if (known !== undefined || statementNames.size >= namesKept) return known;
  const name = createHash('sha1').update(text).digest('base64url');
  statementNames.set(text, name);
  return name;
}

/** Names every parameterised statement by its text, so that PostgreSQL parses and plans it once a connection. */
class PreparingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: pg declares query() by eleven overloads that one override can't spell
  override query(...args: any[]): any {
    const [text, values, ...rest] = args;
    const name = typeof text === 'string' && Array.isArray(values) ? statementName(text) : undefined;
    const call = super.query as (...given: unknown[]) => unknown;
    return name === undefined ? call.apply(this, args) : call.call(this, { name, text, values }, ...rest);
  }
}

/**
 * The word similarity from which a word counts as misspelt: 'jubilasion' and 'jubilación' share a bit over half. It stands
 * here and not beside the search, because it is a setting of each connection, the same for all that open the database.
 */
const similarityThreshold = 0.45;

/** A pool of connections and Kysely over it. Timeouts keep a black-holed database from hanging a request. */
export function openDatabase(
  address: DatabaseAddress,
  options: { size: number; onError: (error: Error) => void },
): OpenDatabase {
  const pool = new pg.Pool({
    ...address,
    Client: PreparingClient,
    max: options.size,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: 20_000,
    query_timeout: 25_000,
    application_name: 'portal',
    options: `-c pg_trgm.word_similarity_threshold=${similarityThreshold}`,
  });
  // without a listener a connection that breaks, idle or in use, would end the process
  const onError = (error: Error) => {
    if (!pool.ending) options.onError(error); // during shutdown the server may close a connection first: not an error
  };
  pool.on('error', onError);
  pool.on('connect', (client) => void client.on('error', onError));
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  const close = async () => {
    await db.destroy();
    if (!pool.ending) await pool.end(); // Kysely does not close a pool that it never used
  };
  return { db, pool, close };
}

const passing = new Set([
  '57P01',
  '57P02',
  '57P03',
  '57014', // our own statement_timeout
  '53100', // a full disk
  '53200',
  '53300',
  '40P01', // a deadlock: the next try succeeds
  '08006',
  '08001',
  '08003',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
]);
const timeouts =
  /timeout exceeded when trying to connect|Connection terminated|connection error and is not queryable|Query read timeout/;

/** True when an error means that the database is away, not that the statement is wrong. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = (error as { code?: unknown }).code;
  return (typeof code === 'string' && passing.has(code)) || timeouts.test(error.message);
}

/** The name of the constraint that a statement violated, or undefined. */
export function brokenConstraint(error: unknown): string | undefined {
  const { code, constraint } = (error ?? {}) as { code?: unknown; constraint?: unknown };
  return typeof code === 'string' && code.startsWith('23') && typeof constraint === 'string'
    ? constraint
    : undefined;
}
