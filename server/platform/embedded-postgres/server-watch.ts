import { isProcessAlive, processStamp } from '../process/process-identity.mjs';
import type { RunningServer } from './server-process.ts';

const LOOK_MILLISECONDS = 1000;
/** The pause before the next try, for a server that cannot start (a full disk). */
const PAUSE_AFTER_FAILURE_MILLISECONDS = 5000;

interface ServerCare {
  restart(): Promise<RunningServer>;
  /** Called at every look at a server that lives. */
  tidy(): void;
}

/**
 * Checks every second that the server lives, whoever started it, and restarts it when it does not: operators cannot be
 * asked to look after a database that came with the portal. Meanwhile requests fail as "database away". Returns a
 * function that ends the watch and waits for a restart under way.
 */
export function watchServer(
  first: RunningServer,
  { restart, tidy }: ServerCare,
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
  /** Returns the delay before the next look. */
  async function look(): Promise<number> {
    if (stamp !== undefined && isProcessAlive(stamp)) {
      tidyOrSay();
      return LOOK_MILLISECONDS;
    }
    onTrouble('The database stopped unexpectedly; restarting it…');
    try {
      stamp = processStamp((await restart()).pid);
      onTrouble('The database runs again.');
      return LOOK_MILLISECONDS;
    } catch (error) {
      onTrouble(`Restarting the database failed: ${error instanceof Error ? error.message : String(error)}`);
      return PAUSE_AFTER_FAILURE_MILLISECONDS;
    }
  }
  function tidyOrSay(): void {
    try {
      tidy();
    } catch (error) {
      onTrouble(
        `The database's log could not be kept short: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }
  return async () => {
    isEnded = true;
    clearTimeout(timer);
    await work;
  };
}
