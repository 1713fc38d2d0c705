import { useRef } from 'react';
import { ApiRefusal } from '../../lib/api/request.ts';

type Work = () => Promise<void>;

/**
 * Runs calls in the order in which they were asked for, where each was wanted and none may be dropped because another
 * still runs. A refusal does not stop those behind it.
 */
export function useCallQueue(onRefused: (message: string) => void) {
  const pending = useRef(new Set<Promise<boolean>>());
  /** Changes that were refused, in their order: what they hold still stands on the screen. */
  const refused = useRef<Work[]>([]);

  async function tried(work: Work): Promise<boolean> {
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
  async function waited(): Promise<boolean> {
    const ends = await Promise.allSettled(pending.current);
    return ends.every((end) => end.status === 'fulfilled' && end.value);
  }

  /** Adds a call; false = it was refused. */
  function add(work: Work): Promise<boolean> {
    const turn = waited()
      .then(() => tried(work))
      .finally(() => pending.current.delete(turn));
    pending.current.add(turn);
    return turn;
  }

  async function addLasting(work: Work): Promise<boolean> {
    const isDone = await add(work);
    if (!isDone) refused.current.push(work);
    return isDone;
  }

  function tryRefusedAgain(): void {
    for (const work of refused.current.splice(0)) void addLasting(work);
  }

  return {
    add,
    /** Adds a change; if it is refused, it is tried again before the next change. */
    addChange(work: Work): Promise<boolean> {
      tryRefusedAgain();
      return addLasting(work);
    },
    /** Waits for all, those refused earlier tried again; false = one of them is refused still. */
    settled(): Promise<boolean> {
      tryRefusedAgain();
      return waited();
    },
  };
}
