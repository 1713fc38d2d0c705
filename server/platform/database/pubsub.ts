import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Log } from '../log.ts';
import type { DatabaseAddress } from './address.ts';
import type { Availability } from './availability.ts';

/** Notifications between nodes, sent by PostgreSQL's NOTIFY. */
type Channel = 'content_changed' | 'session_ended';

export interface Pubsub {
  /** The name under which the database knows this node's connection; no other node's is the same. */
  session: string;
  /**
   * `listener` gets the payload of a notification of any node, this one included. It gets null after the connection was
   * lost: then it has to reread everything.
   */
  on(name: Channel, listener: (payload: string | null) => void): void;
  /** Notifies this process at once, without waiting for the database. */
  notifySelf(name: Channel, payload: string): void;
  close(): Promise<void>;
}

/** What the names of all nodes' connections begin with. */
export const sessionPrefix = 'portal notifications ';

/** Keeps one connection listening. A lost one is replaced, and then every listener has to reread. */
export function openPubsub(
  address: DatabaseAddress,
  log: Log,
  availability: Pick<Availability, 'isAway'>,
  retryMilliseconds = 1000,
): Pubsub {
  const listeners = new Map<Channel, ((payload: string | null) => void)[]>();
  const notify = (name: Channel, payload: string | null) => {
    for (const listener of listeners.get(name) ?? []) listener(payload);
  };
  const session = sessionPrefix + randomUUID();
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function connect(): Promise<void> {
    if (availability.isAway()) return reconnectSoon(); // one probe asks, not everybody
    const next = new pg.Client({
      ...address,
      connectionTimeoutMillis: 5000,
      keepAlive: true,
      application_name: session,
    });
    next.on('error', (error) => log.warn({ error: error.message }, 'notification connection lost'));
    next.on('end', () => reconnectSoon());
    next.on('notification', (message) => notify(message.channel as Channel, message.payload ?? ''));
    try {
      await next.connect();
      await next.query('listen content_changed; listen session_ended');
      client = next;
      // notifications sent while nobody listened, also before the start, are lost: reread
      for (const name of listeners.keys()) notify(name, null);
    } catch (error) {
      log.warn({ error: (error as Error).message }, 'notification connection cannot be opened; retrying');
      next.removeAllListeners('end');
      next
        .end()
        .catch((endError: Error) =>
          log.debug({ error: endError.message }, 'closing the lost notification connection failed'),
        );
      reconnectSoon();
    }
  }
  function reconnectSoon(): void {
    if (isClosed) return;
    clearTimeout(timer);
    timer = setTimeout(() => void connect(), retryMilliseconds);
  }
  const ready = connect();
  return {
    session,
    on(name, listener) {
      listeners.set(name, [...(listeners.get(name) ?? []), listener]);
    },
    notifySelf: notify,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await ready;
      await client?.end();
    },
  };
}
