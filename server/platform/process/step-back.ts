import { existsSync, readlinkSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { basename } from 'node:path';
import { parentPort } from 'node:worker_threads';

/** How much nicer than the rest of the portal: it gets a tenth of what a thread that answers requests gets. */
const niceness = 10;
const lowest = 19;
const itself = '/proc/thread-self';

/**
 * Has this thread, or a process with one task, step back behind those that answer requests, where processors are short: what it does is waited for by
 * nobody who is in an exam. Linux alone gives each thread a priority of its own; elsewhere it does nothing.
 */
export function stepBack(): void {
  if (parentPort === null) {
    setPriority(Math.min(lowest, getPriority() + niceness)); // a process of its own, before it has threads of its library
    return;
  }
  if (!existsSync(itself)) return;
  setPriority(Number(basename(readlinkSync(itself))), Math.min(lowest, getPriority() + niceness));
}
