import { setTimeout as delay } from 'node:timers/promises';
import { openSemaphore } from './semaphore.ts';

/** A lane has no place left for more work. */
export class LaneFull extends Error {}

/** Somebody who waited in a lane has left. */
export class LaneLeft extends Error {}

/**
 * Runs costly work that visitors can ask for, so that it never takes the place of anything else (spec 13.8). Throws
 * LaneFull at once if too many wait, and LaneLeft instead of beginning work for somebody who left.
 */
export type Lane = <T>(work: () => Promise<T>, isWanted?: () => boolean) => Promise<T>;

interface LaneOptions {
  /** Waiting works; one runs. */
  waitingAtMost: number;
  /** True if the work holds this thread: as long as one took, at most 50 ms, nothing of the lane runs after it. */
  rests?: boolean;
}

const longestRestMilliseconds = 50;

/** Opens a lane, in which one work runs at a time, in order. */
export function openLane({ waitingAtMost, rests = false }: LaneOptions): Lane {
  const inTurn = openSemaphore(1);
  return async <T>(work: () => Promise<T>, isWanted: () => boolean = () => true) => {
    if (inTurn.waitingCount() >= waitingAtMost) throw new LaneFull();
    const { promise: answered, resolve, reject } = Promise.withResolvers<T>();
    const held = inTurn(async () => {
      if (!isWanted()) return reject(new LaneLeft());
      const begin = performance.now();
      await work().then(resolve, reject);
      if (rests) await delay(Math.min(longestRestMilliseconds, performance.now() - begin)); // the answer does not wait for it
    });
    held.catch(reject);
    return answered;
  };
}
