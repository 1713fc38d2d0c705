import { statfs } from 'node:fs/promises';
import type { Log } from '../log.ts';

/** 'away': the folder of the files is not the portal's any more, as when it is not mounted. */
export type DiskState = 'ok' | 'low' | 'full' | 'away';

/** The free and the whole space of a disk, in bytes. */
export interface Space {
  free: number;
  size: number;
}

/** Less is too little for PostgreSQL's log and an upload. */
const fullBytes = 64 * 1024 ** 2;
const lowShare = 0.1;
/** A tenth of a large disk is room enough. */
const lowBytes = 5 * 1024 ** 3;

export function diskState({ free, size }: Space): DiskState {
  if (free < fullBytes) return 'full';
  return free < lowBytes && free < size * lowShare ? 'low' : 'ok';
}

/** True for an error of a full disk, or of a used-up quota. */
export const isOutOfSpace = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '');

/** The same, and what PostgreSQL says of one. */
export const isDiskFull = (error: unknown): boolean =>
  isOutOfSpace(error) ||
  (error instanceof Error &&
    ((error as NodeJS.ErrnoException).code === '53100' || error.message.includes('No space left on device')));

export interface DiskWatch {
  state(): DiskState;
  /** The last measurement; undefined before the first. */
  space(): Space | undefined;
  close(): void;
}

const lookMilliseconds = 10_000;

export async function spaceAt(folder: string): Promise<Space> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, size: blocks * bsize };
}

/** Watches a disk and logs each change; `look` finds undefined while the portal's files are not there. */
export function watchDisk(
  log: Log,
  look: () => Promise<Space | undefined>,
  milliseconds: number = lookMilliseconds,
): DiskWatch {
  let state: DiskState = 'ok';
  let last: Space | undefined;
  let isLooking = false; // a network disk may hang
  const note = (space: Space | undefined) => {
    const before = state;
    last = space;
    state = space === undefined ? 'away' : diskState(space);
    if (state === before) return;
    if (space === undefined) {
      log.error({ disk: state }, 'DATA_DIR/files is not the portal’s any more: is it mounted?');
      return;
    }
    const line = { disk: state, freeMegabytes: Math.floor(space.free / 1024 ** 2) };
    if (before === 'away') log.warn(line, 'DATA_DIR/files is there again');
    else if (state === 'ok') log.warn(line, 'the disk of DATA_DIR has room again');
    else log.error(line, `the disk of DATA_DIR is ${state === 'full' ? 'full' : 'nearly full'}`);
  };
  const lookAgain = async () => {
    if (isLooking) return;
    isLooking = true;
    try {
      note(await look());
    } catch (error) {
      log.warn({ error: (error as Error).message }, 'the disk of DATA_DIR cannot be looked at');
    } finally {
      isLooking = false;
    }
  };
  void lookAgain();
  const timer = setInterval(() => void lookAgain(), milliseconds);
  timer.unref();
  return { state: () => state, space: () => last, close: () => clearInterval(timer) };
}
