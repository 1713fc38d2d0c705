import { useRef } from 'react';
import { ApiRefusal } from '../../lib/api/request.ts';

type Work = () => Promise<void>;

/**
 * Runs calls in the order in which they were asked for, where each was wanted and none may be dropped because another
 * still runs. A refusal does not stop those behind it, but for changes: none overtakes one before it.
 */
export function useCallQueue(onRefused: (message: string) => void) {
  const pending = useRef(new Set<Promise<boolean>>());
  /** Changes that are not saved yet, in their order: what they hold still stands on the screen. */
  const unsaved = useRef<Work[]>([]);

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

  async function saveInOrder(): Promise<void> {
    for (let [work] = unsaved.current; work !== undefined; [work] = unsaved.current) {
      await work();
      unsaved.current.shift();
    }
  }

  return {
    add,
    /** Adds a change; if it is refused, it is tried again before the next change. */
    addChange(work: Work): Promise<boolean> {
      unsaved.current.push(work);
      return add(saveInOrder);
    },
    /** Waits for all, changes refused earlier tried again; false = one of them is refused still. */
    settled: async (): Promise<boolean> =>
      (await waited()) && (unsaved.current.length === 0 || (await add(saveInOrder))),
  };
}
