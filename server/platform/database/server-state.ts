import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { DatabaseAddress } from './address.ts';

/** True at a standby, a demoted server, or one that was told to take no writes. */
export const onlyReads = `pg_is_in_recovery() or current_setting('transaction_read_only')::boolean`;

/** What a server says of itself and of the processes that serve our connections. */
export interface ServerState {
  onlyReads: boolean;
  /** Of each process what it does; undefined where nothing can be said of them. */
  processes: ReadonlyMap<number, string> | undefined;
}

const question = `select ${onlyReads} as "onlyReads", pg_backend_pid() as pid,
  (select json_object_agg(pid, state) from pg_stat_activity
    where datname = current_database() and usename = current_user) as states`;

interface Answer {
  onlyReads: boolean;
  pid: number;
  states: Record<string, string | null> | null;
}

/** Asks the server at the other end of a connection. A pooler in between numbers processes its own way: then they tell nothing. */
export async function stateBy(client: pg.ClientBase): Promise<ServerState> {
  const { rows } = await client.query<Answer>(question);
  const [row] = rows;
  if (row === undefined) throw new Error('the server told nothing of itself');
  const states = Object.entries(row.states ?? {}).map(([pid, state]) => [Number(pid), state ?? ''] as const);
  return {
    onlyReads: row.onlyReads,
    processes: row.pid === lineOf(client).process() ? new Map(states) : undefined,
  };
}

const tooManyConnections = '53300';

/** Asks over a new connection. A server that has no connection left answers, too: it is full, not away. */
export async function stateByNewConnection(
  address: DatabaseAddress,
  milliseconds: number,
  signal: AbortSignal,
): Promise<ServerState> {
  const client = new pg.Client({ ...address, application_name: 'portal probe' });
  let problem: Error | undefined;
  client.on('error', (error) => {
    problem = error;
  });
  const over = new AbortController();
  const limit = awake(milliseconds, AbortSignal.any([over.signal, signal])).then(() => {
    throw problem ?? new Error(`no answer within ${milliseconds} ms`);
  });
  try {
    return await Promise.race([client.connect().then(() => stateBy(client)), limit]);
  } catch (error) {
    if ((error as { code?: unknown }).code !== tooManyConnections) throw error;
    return { onlyReads: false, processes: undefined };
  } finally {
    over.abort();
    severClient(client);
  }
}

/**
 * Waits in steps, each of which counts as no more than it should have taken: a process that a busy machine did not let
 * run has not waited for the database. An aborted wait is over.
 */
export async function awake(milliseconds: number, signal: AbortSignal): Promise<void> {
  const step = 50;
  for (let waited = 0; waited < milliseconds && !signal.aborted; waited += step)
    await delay(step, undefined, { signal }).catch(ignoreAbort);
}

function ignoreAbort(error: Error): void {
  if (error.name !== 'AbortError') throw error;
}

/** A connection to the server, as seen by who watches over it. */
export interface Line {
  /** The server's process for it, by its number; undefined until it is connected. */
  process(): number | undefined;
  /** How many bytes were heard on it so far. */
  heard(): number;
  sever(): void;
}

const lines = new WeakMap<pg.ClientBase, Line>();

/** The line of a connection, always the same one. */
export function lineOf(client: pg.ClientBase): Line {
  const known = lines.get(client);
  if (known !== undefined) return known;
  const line: Line = {
    process: () => (client as unknown as { processID: number | null }).processID ?? undefined,
    heard: () => streamOf(client).bytesRead,
    sever: () => severClient(client),
  };
  lines.set(client, line);
  return line;
}

/** Cuts a connection off without a farewell, which would wait for the other side like everything else. */
export function severClient(client: pg.ClientBase): void {
  streamOf(client).destroy();
}

/** The types leave the connection out. */
const streamOf = (client: pg.ClientBase) =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream;
