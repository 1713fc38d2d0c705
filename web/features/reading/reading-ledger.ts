import { tryStorage } from '../../lib/safe-storage.ts';

/** What a browser keeps of a member's reading of a course until the server has it; whole seconds. */
export interface KeptReading {
  /** What the server had credited when this was written. */
  known: number;
  /** That, and what this browser has counted since. */
  total: number;
}

export interface ReadingLedger {
  /** Null = nothing is kept. */
  read(): KeptReading | null;
  keep(reading: KeptReading): void;
}

const keyOf = (accountId: number, courseId: number) => `reading.${accountId}.${courseId}`;

function readAt(key: string): KeptReading | null {
  return JSON.parse(localStorage.getItem(key) ?? 'null') as KeptReading | null;
}

/** The ledger of an account's reading of a course. All tabs of the browser share it; nobody else's account sends it. */
export function ledgerOf(accountId: number, courseId: number): ReadingLedger {
  const key = keyOf(accountId, courseId);
  return {
    read: () => readAt(key),
    // without room this page counts on by itself
    keep: (reading) => void tryStorage(() => localStorage.setItem(key, JSON.stringify(reading))),
  };
}

/** The other courses of which this browser has counted more than the server has acknowledged. */
export function leftBehind(accountId: number, courseId: number): number[] {
  const start = keyOf(accountId, 0).slice(0, -1);
  return Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
    .filter((key) => key.startsWith(start) && key !== keyOf(accountId, courseId))
    .filter((key) => {
      const kept = readAt(key);
      return kept !== null && kept.total > kept.known;
    })
    .map((key) => Number(key.slice(start.length)));
}

/** Seconds that the ledger has and the server has not; none where the server has less than it once had. */
export function unsentOf(kept: KeptReading | null, creditedSeconds: number): number {
  if (kept === null || creditedSeconds < kept.known) return 0; // the member left the course and applied anew
  return Math.max(0, kept.total - creditedSeconds);
}
