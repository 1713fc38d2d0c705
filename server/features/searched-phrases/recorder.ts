import { calendarDate } from '../../platform/calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Database, isDatabaseUnavailable } from '../../platform/database/database.ts';
import type { Log } from '../../platform/log.ts';
import { openLru } from '../../platform/lru.ts';
import { readWeights } from './opening-weights.ts';
import { addOpenings, addPhrases, type CountedOpening, type CountedPhrase } from './recorder.queries.ts';
import {
  countedPhrase,
  digestsOf,
  keyOfTarget,
  monthOf,
  mostOfAddress,
  mostOfMonth,
  mostWaiting,
  type Outcome,
  openingsOfPhrase,
  type Target,
  tryMilliseconds,
} from './searched-phrases.rules.ts';

const flushMilliseconds = 10_000;

declare module '../../context/context.ts' {
  interface Portal {
    /** Counts what people type into the search on this node. */
    searchedPhrases: SearchedPhrases;
  }
}

/**
 * Counts in memory and writes a batch every ten seconds: a search waits for none of it (spec 6.20). An address counts
 * once a day for a phrase, and once for what it opened after it. Addresses stay in memory, until the day ends at most.
 */
export interface SearchedPhrases {
  /** Remembers what a search showed, also for its page from the cache. */
  showed(typed: string, outcome: Outcome): void;
  /** Somebody searched; it counts after a pause, unless the same address goes on typing. */
  searched(typed: string, address: string): void;
  /** Somebody opened a result of a search. */
  opened(typed: string, target: Target, address: string): void;
  /** The weights of results in the order of those for a search, 0 to 1. */
  weightsFor(db: Database, typed: string): Promise<(target: Target) => number>;
  /** Writes what waits, tries included whose pause is over; what fails is tried again the next time. */
  flush(): Promise<void>;
  /** Writes everything. */
  close(): Promise<void>;
}

interface Parts {
  db: Database;
  clock: Clock;
  log: Log;
  key: Buffer;
  timeZone: string;
}

interface Try {
  words: string;
  at: number;
}

/** Adds a count to a waiting row; a new row beyond the limit is not counted. */
function gather<Row extends { count: number; marks: number[] }>(
  waiting: Map<string, Row>,
  key: string,
  row: Row,
  join: (known: Row) => void = () => undefined,
): void {
  const known = waiting.get(key);
  if (known === undefined) {
    if (waiting.size < mostWaiting) waiting.set(key, row);
    return;
  }
  known.count += row.count;
  known.marks = [...new Set([...known.marks, ...row.marks])].slice(0, 3);
  join(known);
}

export function openSearchedPhrases({ db, clock, log, key, timeZone }: Parts): SearchedPhrases {
  const outcomes = openLru<Outcome>(mostWaiting);
  const tries = new Map<string, Try>();
  const phrases = new Map<string, CountedPhrase>();
  const openings = new Map<string, CountedOpening>();
  let writing: Promise<void> = Promise.resolve();
  let today = { day: '', counted: new Set<string>(), ofAddress: new Map<string, number>() };
  let digests = { month: '', ...digestsOf(key, '') };

  /** The digests of the current month, and what was counted today. */
  function current() {
    const day = calendarDate(clock.now(), timeZone);
    if (today.day !== day) today = { day, counted: new Set(), ofAddress: new Map() };
    const month = monthOf(day);
    if (digests.month !== month) digests = { month, ...digestsOf(key, month) };
    return { ...digests, ...today };
  }

  /** True the first time in a day that an address does something, unless it has done too much. */
  function isFirst(address: string, what: string): boolean {
    const { counted, ofAddress } = current();
    const once = `${address}\n${what}`;
    const before = ofAddress.get(address) ?? 0;
    if (counted.has(once) || before >= mostOfAddress || counted.size >= mostWaiting * 4) return false;
    counted.add(once);
    ofAddress.set(address, before + 1);
    return true;
  }

  function count(words: string, address: string): void {
    if (!isFirst(address, words)) return;
    const { month, phrase, mark } = current();
    const outcome = outcomes.get(words);
    const row = {
      month,
      digest: phrase(words),
      words,
      marks: [mark(words, address)],
      count: 1,
      answered: outcome === 'answered' ? 1 : 0,
      fruitless: outcome === 'nothing' ? 1 : 0,
    };
    gatherPhrase(row);
  }
  const gatherPhrase = (row: CountedPhrase) =>
    gather(phrases, `${row.month} ${row.digest}`, row, (known) => {
      known.answered += row.answered;
      known.fruitless += row.fruitless;
    });
  const gatherOpening = (row: CountedOpening) =>
    gather(openings, `${row.month} ${row.digest} ${keyOfTarget(row)}`, row);

  function settle(isOver: (tried: Try) => boolean): void {
    for (const [address, tried] of tries) {
      if (!isOver(tried)) continue;
      tries.delete(address);
      count(tried.words, address);
    }
  }

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
        log.error({ err: error, rows: rows.length }, 'counting searches failed');
    }
  }
  /** Phrases first: an opening belongs to one. */
  async function writeAll(): Promise<void> {
    await write(phrases, (rows) => addPhrases(db, rows, mostOfMonth), gatherPhrase);
    await write(openings, (rows) => addOpenings(db, rows, openingsOfPhrase), gatherOpening);
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
    weightsFor: (from, typed) => readWeights(from, typed, calendarDate(clock.now(), timeZone)),
    showed(typed, outcome) {
      const words = countedPhrase(typed);
      if (words !== undefined) outcomes.set(words, outcome);
    },
    searched(typed, address) {
      const now = clock.now().getTime();
      const before = tries.get(address);
      if (before !== undefined && now - before.at >= tryMilliseconds) count(before.words, address);
      tries.delete(address);
      const words = countedPhrase(typed);
      if (words !== undefined && tries.size < mostWaiting) tries.set(address, { words, at: now });
    },
    opened(typed, target, address) {
      const words = countedPhrase(typed);
      if (words === undefined) return;
      tries.delete(address);
      count(words, address); // whoever opens a result has finished typing
      if (!isFirst(address, `${words}\n${keyOfTarget(target)}`)) return;
      const { month, phrase, mark } = current();
      gatherOpening({
        ...target,
        month,
        digest: phrase(words),
        marks: [mark(words, address)],
        count: 1,
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
