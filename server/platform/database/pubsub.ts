import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Log } from '../log.ts';
import type { Availability } from './availability.ts';
import { saysThatItOnlyReads } from './database.ts';
import { destroyClient, onlyReads } from './server-state.ts';

/** Notifications between nodes, sent by PostgreSQL's NOTIFY. */
type Channel = 'content_changed' | 'session_ended';

export interface Pubsub {
  /**
   * Calls `listener` with the payload of every node's notifications, this one's included; with null after a lost
   * connection, when it has to reread everything.
   */
  on(name: Channel, listener: (payload: string | null) => void): void;
  /** Notifies this process at once, without waiting for the database. */
  notifySelf(name: Channel, payload: string): void;
  /** False while notifications may be missed: what was confirmed before is then no proof. */
  hears(): boolean;
  close(): Promise<void>;
}

/** The prefix of the names of all nodes' connections. */
export const sessionPrefix = 'portal notifications ';

/** The delay before a lost connection is replaced, and between two proofs of life; tests use shorter ones. */
export interface PubsubPace {
  retryMilliseconds: number;
  echoMilliseconds: number;
}
const usualPace: PubsubPace = { retryMilliseconds: 1_000, echoMilliseconds: 5_000 };

/**
 * Keeps one connection listening. It notifies itself again and again and is replaced when no echo comes: otherwise a
 * connection that died silently would look like one without news. After a lost connection every listener has to
 * reread.
 */
export function openPubsub(
  log: Log,
  availability: Pick<
    Availability,
    'address' | 'isUnavailable' | 'watch' | 'recheck' | 'recheckServers' | 'add' | 'remove'
  >,
  { retryMilliseconds, echoMilliseconds } = usualPace,
): Pubsub {
  const listeners = new Map<Channel, ((payload: string | null) => void)[]>();
  const notify = (name: Channel, payload: string | null) => {
    for (const listener of listeners.get(name) ?? []) listener(payload);
  };
  const id = randomUUID();
  const session = sessionPrefix + id;
  const echo = `echo ${id}`;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let hears = false;
  let isClosed = false;

  async function connect(): Promise<void> {
    if (availability.isUnavailable()) return reconnectSoon(); // one probe asks, not everybody
    const server = availability.address();
    const next = new pg.Client({
      ...server,
      connectionTimeoutMillis: 5000,
      keepAlive: true,
      application_name: session,
    });
    client = next;
    const proof = keepProving(next);
    const lost = () => {
      hears = false;
      proof.end();
      availability.remove(next);
      reconnectSoon();
    };
    next.on('error', (error) => log.warn({ error: error.message }, 'notification connection lost'));
    next.on('notification', ({ channel, payload = '' }) => {
      if (channel === echo) proof.heard();
      else notify(channel as Channel, payload);
    });
    try {
      await next.connect();
      availability.add(next, server);
      await next.query(`listen content_changed; listen session_ended; listen "${echo}"`);
      next.on('end', lost);
      // notifications sent while nobody listened, also before the start, are lost: reread
      for (const name of listeners.keys()) notify(name, null);
      proof.begin();
    } catch (error) {
      log.warn({ error: (error as Error).message }, 'notification connection cannot be opened; retrying');
      if (saysThatItOnlyReads(error)) availability.recheck();
      else availability.recheckServers();
      destroyClient(next);
      lost();
    }
  }

  /** Asks for an echo each time; cuts off a connection that has not sent two of them. */
  function keepProving(next: pg.Client) {
    let owed = 0;
    let isAsking = false;
    const ask = async () => {
      owed += 1;
      isAsking = true;
      const { done } = availability.watch(next);
      try {
        const { rows } = await next.query(`select pg_notify('${echo}', ''), ${onlyReads} as "onlyReads"`);
        if (rows[0]?.onlyReads === true) availability.recheck();
      } catch (error) {
        log.warn({ error: (error as Error).message }, 'no notification could be sent');
        if (saysThatItOnlyReads(error)) availability.recheck();
      } finally {
        done();
        isAsking = false;
      }
    };
    let turns: NodeJS.Timeout | undefined;
    const turn = () => {
      if (owed >= 2) {
        log.warn('the notification connection is deaf; replacing it');
        destroyClient(next);
      } else if (isAsking) owed += 1;
      else void ask();
    };
    return {
      begin() {
        void ask();
        turns = setInterval(turn, echoMilliseconds).unref();
      },
      heard() {
        owed = 0;
        hears = true;
      },
      end: () => clearInterval(turns),
    };
  }
  function reconnectSoon(): void {
    if (isClosed) return;
    clearTimeout(timer);
    timer = setTimeout(() => (connecting = connect()), retryMilliseconds * (0.5 + Math.random()));
  }
  let connecting = connect();
  return {
    on(name, listener) {
      listeners.set(name, [...(listeners.get(name) ?? []), listener]);
    },
    notifySelf: notify,
    hears: () => hears,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      if (client === undefined) return;
      if (hears) return await client.end();
      destroyClient(client);
      await connecting;
    },
  };
}
