import { Refusal } from '../../../contract/refusal.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Batcher, openBatcher } from '../../platform/database/batcher.ts';
import { type Database, isDatabaseUnavailable } from '../../platform/database/database.ts';
import type { Log } from '../../platform/log.ts';
import { lockReadings, updateReadings } from './reading.queries.ts';
import { creditCalls, type ReadingCall, type ReadingProgress, readingKey } from './reading.rules.ts';

/** The time in which calls are collected. 10,000 readers who send every 10 s make batches of 25, 40 times a second. */
const batchMilliseconds = 25;
const callsAtOnce = 1000;
/** Twice the calls of 10,000 readers who return at one instant; more are refused (503) while the database is slow. */
const waitingAtMost = 20_000;
const retryAfterSeconds = 5;

/** The result is undefined for a call without enrolment or clock. */
export type ReadingBatcher = Batcher<ReadingCall, ReadingProgress | undefined>;

declare module '../../context/context.ts' {
  interface Portal {
    /** The reading reported to this node, in batches. */
    reading: ReadingBatcher;
  }
}

interface ReadingParts {
  db: Database;
  clock: Clock;
  log: Log;
}

/**
 * Writes the calls of a node's readers together: one transaction with two statements a batch, each call answered after
 * the commit. If it fails, each call is refused (503). A repeated call is credited only up to the reader's clock, so
 * nothing counts twice even if the commit had succeeded.
 */
export function openReadingBatcher(parts: ReadingParts): ReadingBatcher {
  return openBatcher({
    write: (calls) => writeBatch(parts, calls),
    batchMilliseconds,
    callsAtOnce,
    waitingAtMost,
  });
}

async function writeBatch({ db, clock, log }: ReadingParts, calls: ReadingCall[]) {
  try {
    return await db.transaction().execute(async (inside) => {
      const pairs = new Map(calls.map((call) => [readingKey(call), call]));
      const stored = await lockReadings(inside, [...pairs.values()], clock.now());
      const now = clock.now(); // read after waiting for the locks
      const { progress, readings, clocks } = creditCalls(stored, calls, now);
      if (readings.length > 0 || clocks.size > 0) await updateReadings(inside, readings, clocks, now);
      return progress;
    });
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    log.error({ err: error, calls: calls.length }, 'storing a batch of reading time failed');
    throw new Refusal('unavailable', { retryAfterSeconds });
  }
}
