import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { DatabaseAddress } from './address.ts';

/** SQL that is true at a standby, a demoted server, or a server set to read-only. */
export const onlyReads = `pg_is_in_recovery() or current_setting('transaction_read_only')::boolean`;

/** A server's report about itself and the processes of our connections. */
export interface ServerState {
  onlyReads: boolean;
  /** The activity of each process; undefined if unknown. */
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

/** Asks the server over a connection. A pooler numbers processes differently, so then their activity is unknown. */
export async function stateBy(client: pg.ClientBase): Promise<ServerState> {
  const { rows } = await client.query<Answer>(question);
  const [row] = rows;
  if (row === undefined) throw new Error('the server told nothing of itself');
  const states = Object.entries(row.states ?? {}).map(([pid, state]) => [Number(pid), state ?? ''] as const);
  return {
    onlyReads: row.onlyReads,
    processes: row.pid === processOf(client) ? new Map(states) : undefined,
  };
}

const tooManyConnections = '53300';

/** Asks over a new connection. A server without a free connection counts as an answer: it is full, not away. */
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
    destroyClient(client);
  }
}

/**
 * Waits in steps, each counted only with its own length, because a process starved by a busy machine has not waited for
 * the database. An aborted wait ends at once.
 */
export async function awake(milliseconds: number, signal: AbortSignal): Promise<void> {
  const step = 50;
  for (let waited = 0; waited < milliseconds && !signal.aborted; waited += step)
    await delay(step, undefined, { signal }).catch(ignoreAbort);
}

function ignoreAbort(error: Error): void {
  if (error.name !== 'AbortError') throw error;
}

/** The id of the server process behind a connection; undefined until it is connected. */
export const processOf = (client: pg.ClientBase): number | undefined =>
  (client as unknown as { processID: number | null }).processID ?? undefined;

/** The bytes that a connection has received so far. */
export const bytesReadBy = (client: pg.ClientBase): number => streamOf(client).bytesRead;

/** Cuts a connection off without a goodbye, which would wait for the other side. */
export function destroyClient(client: pg.ClientBase): void {
  streamOf(client).destroy();
}

/** Cuts a connection off and waits until its pool has noticed, so that it is not reused. */
export async function closeClient(client: pg.ClientBase): Promise<void> {
  const closed = once(streamOf(client), 'close');
  destroyClient(client);
  await closed;
}

/** The stream of a connection, which the types leave out. */
const streamOf = (client: pg.ClientBase) =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream;
