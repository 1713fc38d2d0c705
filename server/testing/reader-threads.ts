import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll } from 'vitest';
import { readers } from '../platform/process/task-worker.ts';

const inProcesses = readers.start;

/**
 * Readers with a process for each file (Word texts, PDFs, lists of people, questions, laws) work in a thread that stays:
 * the same code reads the same bytes, and no Node.js is started for each. Where a reader's confinement is the subject,
 * the file says `confineReaders`.
 */
export function readInThreads(): void {
  readers.start = (module, limits) =>
    limits.tasksAtMost === 1
      ? new Worker(module, { resourceLimits: { maxOldGenerationSizeMb: limits.memoryMegabytes } })
      : inProcesses(module, limits);
}

/** Readers that are opened in this file are processes, as in the portal. */
export function confineReaders(): void {
  beforeAll(() => {
    readers.start = inProcesses;
  });
  afterAll(readInThreads);
}
