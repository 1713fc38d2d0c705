import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log.ts';
import type { DatabaseAddress } from './address.ts';

/** A statement or a connection that took so long is no proof, but a reason to ask. */
const suspectMilliseconds = 2_000;
const watchMilliseconds = 250;
/**
 * How long a probe may take. While people are served it stays, together with the time before it, below five seconds,
 * after which nobody should still wait for a 503; a start on a busy machine gets more.
 */
const probeMilliseconds = { serving: 2_000, starting: 15_000 };
const retryMilliseconds = 500;

/** The database does not answer: whoever needs it is refused at once (503). */
export class DatabaseAway extends Error {
  constructor() {
    super('the database does not answer');
  }
}

/** A connection whose way to the database can go. */
export interface Severable {
  sever(): void;
}

/**
 * Whether the database answers (spec 13.8). Nobody has to wait for the limits of a statement to learn that the way to
 * it is gone: what takes long raises a suspicion, one fresh connection decides, and while that fails everything that
 * hangs is cut off and new work refused. One probe at a time asks until it is back; nobody else does.
 */
export interface Availability {
  /** The start is over: from now on people wait for answers. */
  beginServing(): void;
  isAway(): boolean;
  /** Watches work that waits for the database; call `done` when it has ended, however it did. */
  watch(): { done(): void };
  /** Rejects (DatabaseAway) as soon as the database is found away, else follows `work`. */
  unlessAway<T>(work: Promise<T>): Promise<T>;
  add(connection: Severable): void;
  remove(connection: Severable): void;
  close(): Promise<void>;
}

/** `address` is that of the pools; `probe` takes its place in tests. */
export function openAvailability(
  address: DatabaseAddress,
  log: Log,
  probe: (milliseconds: number) => Promise<void> = (milliseconds) => probeOf(address, milliseconds),
): Availability {
  const waiting = new Set<{ since: number }>();
  const connections = new Set<Severable>();
  const refusals = new Set<(error: DatabaseAway) => void>();
  const closing = new AbortController();
  let isAway = false;
  let limit = probeMilliseconds.starting;
  let probing: Promise<void> | undefined;

  const isLong = ({ since }: { since: number }) => performance.now() - since > suspectMilliseconds;
  const watcher = setInterval(() => {
    const [oldest] = waiting;
    if (oldest !== undefined && isLong(oldest)) probing ??= findOut();
  }, watchMilliseconds);
  watcher.unref();

  async function findOut(): Promise<void> {
    while (!closing.signal.aborted) {
      const problem = await probe(limit).then(
        () => undefined,
        (error: Error) => error,
      );
      if (problem === undefined) break;
      if (!isAway)
        log.error({ error: problem.message }, 'the database does not answer; refusing until it does');
      isAway = true;
      cutOff();
      await delay(retryMilliseconds, undefined, { signal: closing.signal }).catch(ignoreAbort);
    }
    if (isAway) log.warn('the database answers again');
    isAway = false;
    // what is merely slow is asked about again only after as long
    for (const each of waiting) each.since = performance.now();
    probing = undefined;
  }
  function cutOff(): void {
    for (const refuse of refusals) refuse(new DatabaseAway());
    for (const connection of [...connections]) connection.sever();
  }
  return {
    beginServing() {
      limit = probeMilliseconds.serving;
    },
    isAway: () => isAway,
    watch() {
      const entry = { since: performance.now() };
      waiting.add(entry);
      return { done: () => void waiting.delete(entry) };
    },
    async unlessAway(work) {
      const away = Promise.withResolvers<never>();
      refusals.add(away.reject);
      try {
        return await Promise.race([work, away.promise]);
      } finally {
        refusals.delete(away.reject);
      }
    },
    add: (connection) => void connections.add(connection),
    remove: (connection) => void connections.delete(connection),
    async close() {
      clearInterval(watcher);
      closing.abort();
      await probing;
    },
  };
}

function ignoreAbort(error: Error): void {
  if (error.name !== 'AbortError') throw error;
}

const tooManyConnections = '53300';

/** Connects anew and asks for one row. A server that has no connection left answers, too: it is full, not away. */
async function probeOf(address: DatabaseAddress, milliseconds: number): Promise<void> {
  const client = new pg.Client({ ...address, application_name: 'portal probe' });
  let problem: Error | undefined;
  client.on('error', (error) => {
    problem = error;
  });
  const over = new AbortController();
  const limit = awake(milliseconds, over.signal).then(() => {
    throw problem ?? new Error(`no answer within ${milliseconds} ms`);
  });
  try {
    await Promise.race([client.connect().then(() => client.query('select 1')), limit]);
  } catch (error) {
    if ((error as { code?: unknown }).code !== tooManyConnections) throw error;
  } finally {
    over.abort();
    severClient(client);
  }
}

/**
 * Waits in steps, each of which counts as no more than it should have taken: a process that a busy machine did not let
 * run has not waited for the database.
 */
async function awake(milliseconds: number, signal: AbortSignal): Promise<void> {
  const step = 100;
  for (let waited = 0; waited < milliseconds && !signal.aborted; waited += step)
    await delay(step, undefined, { signal }).catch(ignoreAbort);
}

/** Cuts a connection off without a farewell, which would wait for the other side like everything else. */
export function severClient(client: pg.Client): void {
  // the types leave the connection out
  (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
}
