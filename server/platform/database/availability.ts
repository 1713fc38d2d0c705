import type pg from 'pg';
import type { Log } from '../log.ts';
import { StartRefusal } from '../process/start-refusal.ts';
import { type DatabaseAddress, nameOf } from './address.ts';
import {
  awake,
  bytesReadBy,
  destroyClient,
  processOf,
  type ServerState,
  stateBy,
  stateByNewConnection,
} from './server-state.ts';

/** A statement or connection that takes this long raises a suspicion. */
const suspectMilliseconds = 1_500;
const watchMilliseconds = 250;
/** The time a pooled connection has to answer before a new one is opened and asked too. */
const idleMilliseconds = 500;
/** A connection is dead if a caller has waited this long although the server has nothing to send. */
const silentMilliseconds = 500;
/** An answer may still be in transit while the server says that it has sent it. */
const underWayMilliseconds = 250;
/**
 * The time a new connection has before the next is tried; if nobody else answered either, the database is unavailable.
 * Together with the times above people wait for less than five seconds. A start on a busy machine gets more.
 */
const newMilliseconds = { serving: 1_500, starting: 15_000 };
/** A slow connection, for example behind a pooler's queue, counts as an answer. */
const patienceMilliseconds = 15_000;
const retryMilliseconds = 500;
/** A start may happen during a failover. */
const startMilliseconds = 30_000;

/** The database does not answer or is read-only: calls that need it are refused at once (503). */
export class DatabaseUnavailable extends Error {
  constructor() {
    super('the database does not answer');
  }
}

/** Lends at most this many of the pool's idle connections for probes. */
type LendIdle = (atMost: number) => Promise<pg.PoolClient>[];

/**
 * Watches whether the database is available (spec 13.8), so that a lost network is noticed before a statement times
 * out. Slow work raises a suspicion, and an idle connection, or else a new one, asks the server. Work that the server
 * is doing continues. A connection whose caller waits although the server has nothing to send is dead and is cut off.
 * If nobody answers, or the server is read-only, all connections are cut off and new work is refused until a probe
 * succeeds; only the probe connects meanwhile. If several servers may be the primary, the probe asks all and takes the
 * one that accepts writes: `address` is its address, and connections to others are cut off.
 */
export interface Availability {
  /** The server that new connections go to. */
  address(): DatabaseAddress;
  /**
   * Waits, at a start, until one of several servers accepts writes; throws StartRefusal if none does. A single server
   * is not asked.
   */
  chooseServer(): Promise<void>;
  /** Ends the start: from now on people wait for answers. */
  beginServing(): void;
  isUnavailable(): boolean;
  /**
   * Watches work that waits for the database, on a connection once it has one; call `done` when it has ended in any
   * way.
   */
  watch(client?: pg.ClientBase): { done(): void };
  /** Reports that a server called itself read-only; asks at once whether new connections reach the same one. */
  recheck(): void;
  /** Reports that a connection could not be made: another of several servers may be the primary. */
  recheckServers(): void;
  /** Rejects (DatabaseUnavailable) as soon as the database is found unavailable, else follows `work`. */
  unlessUnavailable<T>(work: Promise<T>): Promise<T>;
  /** Registers a new connection and its server; it is cut off if another server is chosen. */
  add(client: pg.ClientBase, server: DatabaseAddress): void;
  remove(client: pg.ClientBase): void;
  /** Registers a pool whose idle connections may be asked. */
  addPool(lend: LendIdle): void;
  close(): Promise<void>;
}

interface Waiting {
  client: pg.ClientBase | undefined;
  since: number;
  /** The time from which it can raise a suspicion. */
  from: number;
}

type AskByNewConnection = typeof stateByNewConnection;

/**
 * `servers` are those that may be the primary, or, with `mayOnlyRead`, replicas; `askByNewConnection` takes the place of a
 * new connection in tests.
 */
export function openAvailability(
  servers: readonly [DatabaseAddress, ...DatabaseAddress[]],
  log: Log,
  {
    askByNewConnection = stateByNewConnection,
    mayOnlyRead = false,
  }: { askByNewConnection?: AskByNewConnection; mayOnlyRead?: boolean } = {},
): Availability {
  let [chosen] = servers;
  const waiting = new Set<Waiting>();
  const clients = new Set<pg.ClientBase>();
  const pools: LendIdle[] = [];
  const refusals = new Set<(error: DatabaseUnavailable) => void>();
  const closing = new AbortController();
  let isUnavailable = false;
  let limit = newMilliseconds.starting;
  let asking: Promise<void> | undefined;

  const watcher = setInterval(() => {
    const [oldest] = waiting;
    if (oldest !== undefined && performance.now() - oldest.from > suspectMilliseconds) ask(true);
  }, watchMilliseconds);
  watcher.unref();

  function ask(mayAskIdle: boolean): void {
    asking ??= findOut(mayAskIdle).finally(() => {
      // slow work is checked again only after the same time
      for (const each of waiting) each.from = performance.now();
      asking = undefined;
    });
  }

  async function findOut(mayAskIdle: boolean): Promise<void> {
    if ((await cutDead(mayAskIdle)) === 0) return;
    // if one connection is dead the idle ones may be too, and each would keep a caller waiting
    for (const each of lendIdle(Number.POSITIVE_INFINITY)) void askOn(each);
    await awake(2 * silentMilliseconds, closing.signal);
    await cutDead(true);
  }

  /** Asks the server and cuts off dead connections; returns their number. */
  async function cutDead(mayAskIdle: boolean): Promise<number> {
    const inTime = [...waiting].filter(({ since }) => performance.now() - since > silentMilliseconds);
    const before = bytesReadSoFar();
    const state = (mayAskIdle ? await askIdle() : undefined) ?? (await askUntilAnswered());
    if (state?.processes === undefined) return 0;
    await awake(underWayMilliseconds, closing.signal);
    const { processes } = state;
    const isOwed = (client: pg.ClientBase) =>
      inTime.some((each) => each.client === client && waiting.has(each));
    const dead = [...before].filter(([client, bytesRead]) => {
      if (!clients.has(client) || bytesReadBy(client) !== bytesRead) return false;
      const doing = processes.get(processOf(client) ?? 0);
      return doing === undefined || (doing.startsWith('idle') && isOwed(client));
    });
    if (dead.length > 0)
      log.warn({ connections: dead.length }, 'dead connections to the database are cut off');
    for (const [client] of dead) destroyClient(client);
    return dead.length;
  }

  const lendIdle = (atMost: number): Promise<pg.PoolClient>[] => {
    const lent: Promise<pg.PoolClient>[] = [];
    for (const lend of pools) lent.push(...lend(atMost - lent.length));
    return lent;
  };

  /** Asks over an idle connection; undefined if it is silent or its server is read-only. */
  async function askIdle(): Promise<ServerState | undefined> {
    const [lent] = lendIdle(1);
    if (lent === undefined) return undefined;
    const late = awake(idleMilliseconds, closing.signal).then(() => undefined);
    const state = await Promise.race([askOn(lent), late]);
    return state?.onlyReads === true && !mayOnlyRead ? undefined : state;
  }

  /**
   * Tries new connections until one answers; earlier ones may still answer meanwhile. Once one took too long and
   * nobody else answered either, the database is unavailable.
   */
  async function askUntilAnswered(): Promise<ServerState | undefined> {
    const answered = Promise.withResolvers<ServerState>();
    const over = new AbortController();
    const signal = AbortSignal.any([over.signal, closing.signal]);
    let problem = new Error('no answer');
    const attempt = async () => {
      const state = await askServers(signal);
      answered.resolve(state);
      return state;
    };
    try {
      while (!closing.signal.aborted) {
        const before = bytesReadSoFar();
        const failed = attempt().catch((error: Error) => {
          problem = error;
          return undefined;
        });
        const late = awake(limit, signal).then(() => undefined);
        const state = await Promise.race([answered.promise, failed, late]);
        if (state !== undefined) return state;
        if (problem instanceof OnlyReads) becomeUnavailable(problem);
        await awake(retryMilliseconds * (0.9 + Math.random() / 5), closing.signal); // so that nodes do not ask all at once
        if (closing.signal.aborted) return undefined;
        if (isUnavailable || !hasReadSince(before)) becomeUnavailable(problem);
      }
      return undefined;
    } finally {
      over.abort();
      if (isUnavailable && !closing.signal.aborted) log.warn('the database answers again');
      isUnavailable = false;
    }
  }

  /**
   * Asks all servers at once and takes the one that answers and writes, first of all the chosen one. Rejects if none does.
   */
  async function askServers(signal: AbortSignal): Promise<ServerState> {
    const over = new AbortController();
    const either = AbortSignal.any([signal, over.signal]);
    const ask = async (server: DatabaseAddress) => {
      const state = await askByNewConnection(server, patienceMilliseconds, either);
      if (state.onlyReads && !mayOnlyRead) throw new OnlyReads(server);
      return { server, state };
    };
    const current = ask(chosen);
    const answers = servers.map(async (server) => {
      if (server === chosen) return current;
      const answer = await ask(server);
      // a former primary may answer too without knowing; the current primary stays chosen
      await Promise.race([current.catch(() => undefined), awake(silentMilliseconds, either)]);
      return answer;
    });
    try {
      const { server, state } = await Promise.any(answers);
      if (server !== chosen) moveTo(server);
      return state;
    } catch (error) {
      const { errors } = error as AggregateError;
      if (servers.length === 1) throw errors[0];
      throw errors.every((each) => each instanceof OnlyReads) ? errors[0] : new NoneWrites(servers, errors);
    } finally {
      over.abort();
    }
  }

  /** Work in progress at the previous server is not acknowledged: it may be a former primary. */
  function moveTo(server: DatabaseAddress): void {
    log.warn({ server: nameOf(server), before: nameOf(chosen) }, 'another server of the database writes now');
    chosen = server;
    for (const client of [...clients]) destroyClient(client);
  }

  const bytesReadSoFar = () => new Map([...clients].map((client) => [client, bytesReadBy(client)]));
  const hasReadSince = (before: ReadonlyMap<pg.ClientBase, number>) =>
    [...clients].some((client) => bytesReadBy(client) > (before.get(client) ?? 0));

  function becomeUnavailable(problem: Error): void {
    if (!isUnavailable)
      log.error({ error: problem.message }, 'the database is unavailable; refusing until it answers');
    isUnavailable = true;
    for (const refuse of refusals) refuse(new DatabaseUnavailable());
    for (const client of [...clients]) destroyClient(client);
  }

  return {
    address: () => chosen,
    async chooseServer() {
      if (servers.length === 1) return;
      const late = AbortSignal.any([closing.signal, AbortSignal.timeout(startMilliseconds)]);
      for (;;) {
        const problem = await askServers(late).then(
          () => undefined,
          (error: Error) => error,
        );
        if (problem === undefined) return;
        if (late.aborted) throw new StartRefusal(`DATABASE_URL: ${problem.message}`);
        await awake(retryMilliseconds, late);
      }
    },
    beginServing() {
      limit = newMilliseconds.serving;
    },
    isUnavailable: () => isUnavailable,
    watch(client) {
      const now = performance.now();
      const entry = { client, since: now, from: now };
      waiting.add(entry);
      return { done: () => void waiting.delete(entry) };
    },
    recheck: () => ask(false),
    recheckServers() {
      if (servers.length > 1) ask(false);
    },
    async unlessUnavailable(work) {
      const away = Promise.withResolvers<never>();
      refusals.add(away.reject);
      try {
        return await Promise.race([work, away.promise]);
      } finally {
        refusals.delete(away.reject);
      }
    },
    add(client, server) {
      if (server === chosen) clients.add(client);
      else destroyClient(client); // another server was chosen meanwhile
    },
    remove: (client) => void clients.delete(client),
    addPool: (lend) => void pools.push(lend),
    async close() {
      clearInterval(watcher);
      closing.abort();
      await asking;
    },
  };
}

class OnlyReads extends Error {
  constructor(server: DatabaseAddress) {
    super(`the server ${nameOf(server)} only reads`);
  }
}

class NoneWrites extends Error {
  constructor(servers: readonly DatabaseAddress[], errors: readonly Error[]) {
    const reasons = errors.map(
      (error, at) =>
        `${nameOf(servers[at] as DatabaseAddress)}: ${error.message || (error as { code?: string }).code}`,
    );
    super(`none of the servers takes writes (${reasons.join('; ')})`);
  }
}

/** Asks on a lent connection and gives it back, to be closed if it failed. */
async function askOn(lent: Promise<pg.PoolClient>): Promise<ServerState | undefined> {
  const client = await lent.catch(() => undefined);
  if (client === undefined) return undefined;
  try {
    const state = await stateBy(client);
    client.release();
    return state;
  } catch (error) {
    client.release(error as Error);
    return undefined;
  }
}
