import { isProcessAlive, processStamp } from '../process/process-identity.mjs';
import type { RunningServer } from './server-process.ts';

const LOOK_MILLISECONDS = 1000;
/** A server that cannot start (a full disk) is tried again at this pace. */
const PAUSE_AFTER_FAILURE_MILLISECONDS = 5000;

/**
 * Looks every second whether the server lives, whoever started it, and has it started again when it does not: an
 * operator cannot be asked to care for a database that came with the portal. Requests meanwhile hear that it is away.
 * Returns how to end the watch, which waits for a restart under way.
 */
export function watchServer(
  first: RunningServer,
  restart: () => Promise<RunningServer>,
  onTrouble: (line: string) => void,
): () => Promise<void> {
  let stamp = processStamp(first.pid);
  let work: Promise<void> = Promise.resolve();
  let isEnded = false;
  let timer = lookIn(LOOK_MILLISECONDS);

  function lookIn(milliseconds: number): NodeJS.Timeout {
    return setTimeout(() => {
      work = look().then((next) => {
        if (!isEnded) timer = lookIn(next);
      });
    }, milliseconds).unref();
  }
  /** Answers when to look again. */
  async function look(): Promise<number> {
    if (stamp !== undefined && isProcessAlive(stamp)) return LOOK_MILLISECONDS;
    onTrouble('The database has ended by itself: starting it again…');
    try {
      stamp = processStamp((await restart()).pid);
      onTrouble('The database runs again.');
      return LOOK_MILLISECONDS;
    } catch (error) {
      onTrouble(`The database does not start: ${error instanceof Error ? error.message : String(error)}`);
      return PAUSE_AFTER_FAILURE_MILLISECONDS;
    }
  }
  return async () => {
    isEnded = true;
    clearTimeout(timer);
    await work;
  };
}
