import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '../log.ts';
import type { DatabaseAddress } from './address.ts';
import { openAvailability } from './availability.ts';
import { type Database, isDatabaseUnavailable, openDatabase, saysThatItOnlyReads, sql } from './database.ts';

/** A server that follows the primary and answers reads (spec 13.8, decision 0084). */
export interface Replica {
  /**
   * Runs a read at the replica, once it has everything stored at the primary when the read began. If it is away, or not
   * up to date in time, the read runs at `primary`.
   */
  read<T>(primary: Database, work: (db: Database) => Promise<T>): Promise<T>;
  /** How many seconds it is behind the primary; undefined if it is away or follows another server. */
  lagSeconds(primary: Database): Promise<number | undefined>;
  close(): Promise<void>;
}

/** Few administrators ask for lists and reports at once. */
const connections = 6;
/** The longest wait of a read for the replica; then it, and for a while all others, run at the primary. */
const patienceMilliseconds = 500;
const restMilliseconds = 5_000;
const pausesMilliseconds = [5, 10, 20, 40, 80, 160, 320];

/** The end of the primary's flushed log, and the cluster that it belongs to. */
interface Mark {
  end: string;
  system: string;
}

interface Position {
  /** It is a standby of the same cluster. */
  follows: boolean;
  hasAll: boolean;
  seconds: number;
}

/** Opens the replica; an unreachable one does not delay the start. */
export function openReplica(servers: readonly [DatabaseAddress, ...DatabaseAddress[]], given: Log): Replica {
  const log = given.child({ server: 'replica' });
  const availability = openAvailability(servers, log, { mayOnlyRead: true });
  availability.beginServing();
  const { db, close } = openDatabase({
    size: connections,
    connectMilliseconds: patienceMilliseconds,
    onError: (error) => log.warn({ error: error.message }, 'database connection lost'),
    availability,
  });
  let restsUntil = 0;

  function rest(reason: string): void {
    if (performance.now() > restsUntil + restMilliseconds)
      log.warn({ reason }, 'reads go to the primary, not to the replica');
    restsUntil = performance.now() + restMilliseconds;
  }

  /** True once the replica has reached the mark. */
  async function hasCaughtUp(mark: Mark): Promise<boolean> {
    const late = delay(patienceMilliseconds, 'late' as const, { ref: false });
    for (const pause of pausesMilliseconds) {
      const position = await Promise.race([positionOf(db, mark), late]);
      if (position === 'late') break;
      if (!position.follows) {
        rest('it is no standby of this primary');
        return false;
      }
      if (position.hasAll) return true;
      if ((await Promise.race([delay(pause), late])) === 'late') break;
    }
    rest(`it has not caught up in ${patienceMilliseconds} ms`);
    return false;
  }

  return {
    async read(primary, work) {
      if (performance.now() < restsUntil || availability.isUnavailable()) return await work(primary);
      try {
        if (await hasCaughtUp(await markOf(primary))) return await work(db);
      } catch (error) {
        if (!isOfTheReplica(error)) throw error;
        rest((error as Error).message);
      }
      return await work(primary);
    },
    async lagSeconds(primary) {
      try {
        const { follows, hasAll, seconds } = await positionOf(db, await markOf(primary));
        if (!follows) return undefined;
        return hasAll ? 0 : seconds;
      } catch (error) {
        if (!isOfTheReplica(error)) throw error;
        return undefined;
      }
    },
    async close() {
      await Promise.all([close(), availability.close()]);
    },
  };
}

/** Every acknowledged commit is below the mark: PostgreSQL flushes the log before acknowledging. */
async function markOf(primary: Database): Promise<Mark> {
  const { rows } = await sql<Mark>`select pg_current_wal_flush_lsn()::text as "end",
    system_identifier::text as system from pg_control_system()`.execute(primary);
  const [mark] = rows;
  if (mark === undefined) throw new Error('the database told nothing of its log');
  return mark;
}

async function positionOf(db: Database, { end, system }: Mark): Promise<Position> {
  const { rows } =
    await sql<Position>`select pg_is_in_recovery() and system_identifier::text = ${system} as follows,
    coalesce(pg_last_wal_replay_lsn() >= ${end}::pg_lsn, false) as "hasAll",
    coalesce(extract(epoch from now() - pg_last_xact_replay_timestamp()), 0)::float8 as seconds
    from pg_control_system()`.execute(db);
  const [position] = rows;
  if (position === undefined) throw new Error('the replica told nothing of its log');
  return position;
}

/** The replica cancelled a read because it had to remove rows; it does not report its position. */
const codesOfReplicas: readonly unknown[] = ['40001', '42501'];

/** True for an error that would not happen at the primary. */
const isOfTheReplica = (error: unknown) =>
  isDatabaseUnavailable(error) ||
  saysThatItOnlyReads(error) ||
  codesOfReplicas.includes((error as { code?: unknown } | undefined)?.code);
