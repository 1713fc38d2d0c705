import type { CountedKind } from '../../../contract/calls/inicio.ts';
import { calendarDate } from '../../platform/calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Database, isDatabaseUnavailable } from '../../platform/database/database.ts';
import type { Log } from '../../platform/log.ts';
import { addOpenings, addSearches, type FruitlessSearch, type Opening } from './readership.queries.ts';
import { countedWords, digestOf, mostWaiting, searchesOfDay, tryMilliseconds } from './readership.rules.ts';

const flushMilliseconds = 10_000;

declare module '../../context/context.ts' {
  interface Portal {
    /** Page views and fruitless searches on this node. */
    readership: Readership;
  }
}

/** Counts in memory and writes a batch every ten seconds: a visitor's page from the cache costs no write (spec 10.6). */
export interface Readership {
  /** Somebody opened an article or a course. */
  opened(kind: CountedKind, contentId: number): void;
  /** Counts a search. `visitor` tells people apart and stays in memory, as a digest. */
  searched(search: { visitor: string; value: string; isFruitless: boolean }): void;
  /** Writes pending counts, including last tries that have timed out; what fails is retried next time. */
  flush(): Promise<void>;
  /** Writes everything, including last tries that have not timed out. */
  close(): Promise<void>;
}

interface Parts {
  db: Database;
  clock: Clock;
  log: Log;
  key: Buffer;
  timeZone: string;
}
type LastTry = FruitlessSearch & { at: number };

/** Adds to a key's pending count; a new key beyond the limit is not counted. */
function gather<Row extends { count: number }>(waiting: Map<string, Row>, key: string, row: Row): void {
  const known = waiting.get(key);
  if (known !== undefined) known.count += row.count;
  else if (waiting.size < mostWaiting) waiting.set(key, row);
}

export function openReadership({ db, clock, log, key, timeZone }: Parts): Readership {
  const openings = new Map<string, Opening>();
  const searches = new Map<string, FruitlessSearch>();
  const lastTries = new Map<string, LastTry>();
  let writing: Promise<void> = Promise.resolve();
  const today = () => calendarDate(clock.now(), timeZone);

  /** Counts a visitor's last search after a pause: somebody still typing, or successful in the end, missed nothing. */
  function settle(isOver: (tried: LastTry) => boolean): void {
    for (const [visitor, tried] of lastTries) {
      if (!isOver(tried)) continue;
      lastTries.delete(visitor);
      const { at: _, ...search } = tried;
      gatherSearch(search);
    }
  }
  const gatherOpening = (row: Opening) => gather(openings, `${row.day} ${row.kind} ${row.contentId}`, row);
  const gatherSearch = (row: FruitlessSearch) =>
    gather(searches, `${row.day} ${row.digest.toString('hex')}`, row);

  async function write<Row>(
    waiting: Map<string, Row>,
    store: (rows: Row[]) => Promise<void>,
    again: (row: Row) => void,
  ): Promise<void> {
    const rows = [...waiting.values()];
    waiting.clear();
    if (rows.length === 0) return;
    try {
      await store(rows);
    } catch (error) {
      rows.forEach(again);
      if (!isDatabaseUnavailable(error))
        log.error({ err: error, rows: rows.length }, 'counting readers failed');
    }
  }
  async function writeAll(): Promise<void> {
    await write(openings, (rows) => addOpenings(db, rows), gatherOpening);
    await write(searches, (rows) => addSearches(db, rows, searchesOfDay), gatherSearch);
  }
  const inTurn = (): Promise<void> => {
    writing = writing.then(writeAll);
    return writing;
  };
  const flush = (): Promise<void> => {
    const now = clock.now().getTime();
    settle(({ at }) => now - at >= tryMilliseconds);
    return inTurn();
  };
  const timer = setInterval(() => void flush(), flushMilliseconds).unref();

  return {
    opened: (kind, contentId) => gatherOpening({ kind, contentId, day: today(), count: 1 }),
    searched({ visitor, value, isFruitless }) {
      const who = digestOf(key, visitor);
      const id = who.toString('hex');
      const before = lastTries.get(id);
      const now = clock.now().getTime();
      if (before !== undefined && now - before.at >= tryMilliseconds) settle((tried) => tried === before);
      lastTries.delete(id);
      const words = isFruitless ? countedWords(value) : undefined;
      if (words === undefined || lastTries.size >= mostWaiting) return;
      const visitorShare = who[0] ?? 0;
      lastTries.set(id, {
        digest: digestOf(key, words),
        day: today(),
        visitorShare,
        count: 1,
        words,
        at: now,
      });
    },
    flush,
    async close() {
      clearInterval(timer);
      settle(() => true);
      await inTurn();
    },
  };
}
