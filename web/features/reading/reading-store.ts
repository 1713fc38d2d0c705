import { deviceStorage } from '../../lib/safe-storage.ts';

/** A member's reading of a course that this browser stores until the server has it; in whole seconds. */
export interface StoredReading {
  /** The seconds that the server had credited at that time. */
  known: number;
  /** `known`, plus the seconds that this browser has counted since. */
  total: number;
}

export interface ReadingStore {
  /** Null = nothing is stored. */
  read(): StoredReading | null;
  keep(reading: StoredReading): void;
}

const keyOf = (accountId: number, courseId: number) => `reading.${accountId}.${courseId}`;

function readAt(key: string): StoredReading | null {
  return JSON.parse(deviceStorage.read(key) ?? 'null') as StoredReading | null;
}

/**
 * The stored reading of an account in a course. All tabs of the browser share it; another account never sends
 * it.
 */
export function readingStoreOf(accountId: number, courseId: number): ReadingStore {
  const key = keyOf(accountId, courseId);
  return {
    read: () => readAt(key),
    // without storage this page counts by itself
    keep: (reading) => void deviceStorage.write(key, JSON.stringify(reading)),
  };
}

/** The courses in which this browser has counted more than the server has acknowledged, with those seconds. */
export function unsentReading(accountId: number): { courseId: number; seconds: number }[] {
  const start = keyOf(accountId, 0).slice(0, -1);
  return deviceStorage
    .keys()
    .filter((key) => key.startsWith(start))
    .map((key) => {
      const { known, total } = readAt(key) ?? { known: 0, total: 0 };
      return { courseId: Number(key.slice(start.length)), seconds: total - known };
    })
    .filter(({ seconds }) => seconds > 0);
}

/** The seconds that the server does not have yet; 0 if it has less credit than it once had. */
export function unsentOf(stored: StoredReading | null, creditedSeconds: number): number {
  if (stored === null || creditedSeconds < stored.known) return 0; // the member left the course and enrolled again
  return Math.max(0, stored.total - creditedSeconds);
}
