import { useRef } from 'react';
import { ApiRefusal } from '../../lib/api/request.ts';

/**
 * Runs calls in the order in which they were asked for, where each was wanted and none may be dropped because another
 * still runs. A refusal does not stop those behind it.
 */
export function useCallQueue(onRefused: (message: string) => void) {
  const pending = useRef(new Set<Promise<boolean>>());

  async function tried(work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error;
      onRefused(error.message);
      return false;
    }
  }

  /** Waits for all that were asked for until now; false = one of them was refused. */
  async function settled(): Promise<boolean> {
    const ends = await Promise.allSettled(pending.current);
    return ends.every((end) => end.status === 'fulfilled' && end.value);
  }

  /** Adds a call; false = it was refused. */
  function add(work: () => Promise<void>): Promise<boolean> {
    const turn = settled()
      .then(() => tried(work))
      .finally(() => pending.current.delete(turn));
    pending.current.add(turn);
    return turn;
  }

  return { add, settled };
}
