import type { CountedKind } from '../../../contract/overview/calls.ts';
import { calendarDate } from '../../platform/calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Database, isDatabaseUnavailable } from '../../platform/database/database.ts';
import type { Log } from '../../platform/log.ts';
import { addOpenings, type Opening } from './readership.queries.ts';
import { mostWaiting } from './readership.rules.ts';

const flushMilliseconds = 10_000;

declare module '../../context/context.ts' {
  interface Portal {
    /** Page views on this node. */
    readership: Readership;
  }
}

/** Counts in memory and writes a batch every ten seconds: a visitor's page from the cache costs no write (spec 10.6). */
export interface Readership {
  /** Somebody opened an article or a course. */
  opened(kind: CountedKind, contentId: number): void;
  /** Writes pending counts; what fails is retried next time. */
  flush(): Promise<void>;
  /** Writes everything. */
  close(): Promise<void>;
}

interface Parts {
  db: Database;
  clock: Clock;
  log: Log;
  timeZone: string;
}

export function openReadership({ db, clock, log, timeZone }: Parts): Readership {
  const openings = new Map<string, Opening>();
  let writing: Promise<void> = Promise.resolve();

  /** Adds to a page's pending count; a new page beyond the limit is not counted. */
  function gather(row: Opening): void {
    const key = `${row.day} ${row.kind} ${row.contentId}`;
    const known = openings.get(key);
    if (known !== undefined) known.count += row.count;
    else if (openings.size < mostWaiting) openings.set(key, row);
  }
  async function writeAll(): Promise<void> {
    const rows = [...openings.values()];
    openings.clear();
    if (rows.length === 0) return;
    try {
      await addOpenings(db, rows);
    } catch (error) {
      rows.forEach(gather);
      if (!isDatabaseUnavailable(error))
        log.error({ err: error, rows: rows.length }, 'counting readers failed');
    }
  }
  const flush = (): Promise<void> => {
    writing = writing.then(writeAll);
    return writing;
  };
  const timer = setInterval(() => void flush(), flushMilliseconds).unref();

  return {
    opened: (kind, contentId) =>
      gather({ kind, contentId, day: calendarDate(clock.now(), timeZone), count: 1 }),
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}
