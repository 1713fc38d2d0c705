import { type Clock, isOffset, type MachineClocks, machineClocks } from '../clock.ts';
import type { Log } from '../log.ts';
import { type Database, sql } from './database.ts';

/**
 * A clock that is steady until PostgreSQL's time is not where it should be, and again once a second reading agrees.
 */
export interface DatabaseClock extends Clock {
  compare(): Promise<void>;
  close(): void;
}

const compareMilliseconds = 60_000;
const secondLookMilliseconds = 5_000;
/** A larger difference means that a clock was set or a machine slept. */
const jumpMilliseconds = 2_000;
const untrustedMilliseconds = 24 * 3_600_000;
/** A portal that was stopped for so long looks like a clock set ahead: its first night purges nothing. */
const stoppedMilliseconds = 2 * 24 * 3_600_000;
/** A slower answer says too little about the time. */
const answerMilliseconds = 1_000;

/**
 * Opens PostgreSQL's clock, which every rule uses on every node (spec 13.11). It is read at the start and each minute
 * and advances by the machine's monotonic clock in between, so that setting this machine's clock moves no deadline.
 * The last time is stored in the database, so that a jump across a restart is noticed too.
 */
export async function openDatabaseClock(
  db: Database,
  log: Log,
  { monotonic, wall }: MachineClocks = machineClocks,
): Promise<DatabaseClock> {
  let base = { database: await seenBefore(db), monotonic: monotonic(), wall: wall() };
  let isSteady = true;
  let jumpedAt: number | undefined;
  let comparing: Promise<void> | undefined;
  let lastLook = -Infinity;
  let secondLook: NodeJS.Timeout | undefined;

  const now = () => base.database + (monotonic() - base.monotonic);
  const offsetSeconds = () => Math.round((base.wall - base.database) / 1000);
  let isTold = false;
  /** Told once, and again only after it was right. */
  const tellOffset = () => {
    const seconds = offsetSeconds();
    if (isOffset(seconds) && !isTold)
      log.warn(
        { seconds },
        "this machine's clock is ahead of the database's by these seconds: let chrony set it",
      );
    isTold = isOffset(seconds);
  };
  /** A monotonic clock that stood still while the machine slept is behind the wall clock. */
  const isSuspect = () =>
    Math.abs(wall() - base.wall - (monotonic() - base.monotonic)) > jumpMilliseconds &&
    monotonic() - lastLook > secondLookMilliseconds;

  async function look(): Promise<void> {
    lastLook = monotonic();
    const asked = monotonic();
    const database = await databaseTime(db);
    const answered = monotonic();
    if (answered - asked > answerMilliseconds && isSteady) return;
    const read = { database, monotonic: (asked + answered) / 2, wall: wall() };
    const ahead = database - (base.database + (read.monotonic - base.monotonic));
    isSteady = Math.abs(ahead) <= jumpMilliseconds;
    if (!isSteady) {
      jumpedAt = monotonic();
      log.error(
        { seconds: Math.round(ahead / 1000) },
        'the clock of the database jumped; nothing is purged for a day',
      );
      clearTimeout(secondLook);
      secondLook = setTimeout(() => void compare(), secondLookMilliseconds).unref();
    }
    base = read;
    tellOffset();
    await keepSeen(db, database);
  }
  function compare(): Promise<void> {
    comparing ??= look()
      .catch((error: Error) => log.debug({ error: error.message }, 'the clocks could not be compared'))
      .finally(() => {
        comparing = undefined;
      });
    return comparing;
  }

  const stoppedFor = (await databaseTime(db)) - base.database;
  base = { database: await databaseTime(db), monotonic: monotonic(), wall: wall() };
  if (stoppedFor < -jumpMilliseconds || stoppedFor > stoppedMilliseconds) {
    jumpedAt = monotonic();
    log.warn(
      { seconds: Math.round(stoppedFor / 1000) },
      'the clock is far from when the portal last ran; nothing is purged for a day',
    );
  }
  tellOffset();
  await keepSeen(db, base.database);
  const timer = setInterval(() => void compare(), compareMilliseconds);
  timer.unref();
  return {
    now() {
      if (isSuspect()) void compare();
      return new Date(now());
    },
    isSteady: () => isSteady,
    offsetSeconds,
    hasJumped: () => jumpedAt !== undefined && monotonic() - jumpedAt < untrustedMilliseconds,
    compare,
    close() {
      clearInterval(timer);
      clearTimeout(secondLook);
    },
  };
}

async function databaseTime(db: Database): Promise<number> {
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('the database told no time');
  return row.at.getTime();
}

const seenKey = 'clock_seen';

/** The last time that a portal read; the present one at the very first start. */
async function seenBefore(db: Database): Promise<number> {
  const row = await db.selectFrom('setting').select('value').where('key', '=', seenKey).executeTakeFirst();
  return row === undefined ? databaseTime(db) : Number(row.value);
}

async function keepSeen(db: Database, at: number): Promise<void> {
  await sql`insert into setting (key, value) values (${seenKey}, ${JSON.stringify(Math.round(at))}::jsonb)
    on conflict (key) do update set value = excluded.value`.execute(db);
}
