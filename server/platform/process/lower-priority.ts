import { existsSync, readlinkSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { basename } from 'node:path';
import { parentPort } from 'node:worker_threads';

/** The niceness above the rest of the portal: it gets a tenth of the CPU share of a thread that answers requests. */
const niceness = 10;
const lowest = 19;
const itself = '/proc/thread-self';

/**
 * Lowers the priority of this thread, or of a process with one task, below those that answer requests: nobody in an
 * exam waits for it. Only Linux gives each thread a priority of its own; elsewhere it does nothing.
 */
export function lowerPriority(): void {
  if (parentPort === null) {
    setPriority(Math.min(lowest, getPriority() + niceness)); // a process of its own, before a library starts threads in it
    return;
  }
  if (!existsSync(itself)) return;
  setPriority(Number(basename(readlinkSync(itself))), Math.min(lowest, getPriority() + niceness));
}
