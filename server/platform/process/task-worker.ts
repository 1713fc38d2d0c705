/** Runs tasks beside the requests: in a thread or a process, one at a time, in order. */
import type { ChildProcess } from 'node:child_process';
import type { EventEmitter } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Answer } from './answer-tasks.ts';
import { type SandboxLimits, startSandboxed } from './sandboxed-process.ts';
import { openSemaphore } from './semaphore.ts';

/** A worker failed, or took too long or too much memory. */
export class LostWorker extends Error {}

export interface TaskWorker<Task, Reply> {
  /**
   * Runs a task in the module. Rejects with the message of what the module threw, or with LostWorker if the worker
   * was lost over this task; the next task goes to a new one.
   */
  run(task: Task): Promise<Reply>;
  /** Ends the worker and rejects its unfinished tasks. A later task starts a new worker. */
  close(): Promise<void>;
}

/** A process for foreign files: its rights and memory, and how long it stays. */
export interface ProcessLimits extends SandboxLimits {
  /** After so many tasks a new one takes over. */
  tasksAtMost: number;
  /** An idle process ends after this time. */
  idleMilliseconds: number;
  /** The time after which a process that is silent over a task counts as lost. */
  taskMilliseconds: number;
}

/** Every task takes far less than 30 seconds, on a busy machine too. */
const usualLimits: ProcessLimits = {
  memoryMegabytes: 512,
  tasksAtMost: 1,
  idleMilliseconds: 20_000,
  taskMilliseconds: 30_000,
};

/**
 * Opens a thread for our own code. It starts with the first task and ends after 20 idle seconds, because it may hold
 * 80 MB; an idle one keeps no process alive.
 */
export function openThread<Task, Reply>(module: URL): TaskWorker<Task, Reply> {
  return openWorker(() => new Worker(module), usualLimits);
}

/** Starts the processes; tests of what is read put a thread in their place (server/testing/reader-threads.ts). */
export const readers: { start(module: URL, limits: ProcessLimits): AnyWorker } = { start: startSandboxed };

/**
 * Opens a process for foreign files, with no right but to read its own code: such a file can make a parser allocate so
 * much memory at once that a thread would take the whole portal with it. Each task gets a new one, unless the limits
 * allow several for tasks in a row.
 */
export function openProcess<Task, Reply>(
  module: URL,
  given: Partial<ProcessLimits> = {},
): TaskWorker<Task, Reply> {
  const limits = { ...usualLimits, ...given };
  return openWorker(() => readers.start(module, limits), limits);
}

type AnyWorker = Worker | ChildProcess;

function openWorker<Task, Reply>(
  startOne: () => AnyWorker,
  { tasksAtMost, idleMilliseconds, taskMilliseconds }: ProcessLimits,
): TaskWorker<Task, Reply> {
  const inTurn = openSemaphore(1);
  let worker: AnyWorker | undefined;
  let asker: PromiseWithResolvers<Reply> | undefined;
  let tasksDone = 0;
  let closings = 0;
  let idle: ReturnType<typeof setTimeout> | undefined;

  function start(): AnyWorker {
    const started = startOne();
    if (!(started instanceof Worker)) started.channel?.unref(); // an idle one keeps no process alive
    const events: EventEmitter = started;
    events.on('message', (message: Answer<Reply> | object) => {
      if (started !== worker) return;
      if ('reply' in message) asker?.resolve(message.reply);
      // `node --watch` tells through the same port which files a thread has read.
      else if ('error' in message) asker?.reject(new Error(message.error));
    });
    events.on('error', (error) => lose(started, error instanceof Error ? error.message : String(error)));
    events.on('exit', () => lose(started, 'the worker ended'));
    tasksDone = 0;
    return started;
  }

  function lose(lost: AnyWorker, why: string): void {
    if (lost !== worker) return;
    worker = undefined;
    asker?.reject(new LostWorker(why));
    void end(lost);
  }

  async function answer(task: Task): Promise<Reply> {
    clearTimeout(idle);
    worker ??= start();
    const current = worker;
    asker = Promise.withResolvers();
    const late = () => lose(current, `took over ${taskMilliseconds} ms`);
    const timer = setTimeout(late, taskMilliseconds);
    try {
      current.ref();
      send(current, task, (error) => lose(current, error.message));
      return await asker.promise;
    } finally {
      clearTimeout(timer);
      asker = undefined;
      current.unref();
      tasksDone += 1;
      const isSpent = tasksDone >= tasksAtMost && !(current instanceof Worker);
      if (isSpent && current === worker) worker = void end(current);
      else idle = setTimeout(endIdle, idleMilliseconds).unref();
    }
  }

  function endIdle(): void {
    if (worker === undefined || asker !== undefined) return;
    const ended = worker;
    worker = undefined; // before it ends, so the end is no loss
    void end(ended);
  }

  async function close(): Promise<void> {
    clearTimeout(idle);
    const ended = worker;
    worker = undefined;
    closings += 1;
    asker?.reject(new Error('the worker was stopped'));
    if (ended !== undefined) await end(ended);
  }

  const run = (task: Task) => {
    const asked = closings;
    return inTurn(() => {
      if (asked !== closings) throw new Error('the worker was stopped');
      return answer(task);
    });
  };
  return { run, close };
}

function send(worker: AnyWorker, task: unknown, onFailure: (error: Error) => void): void {
  if (worker instanceof Worker) worker.postMessage(task);
  else worker.send(task as object, (error) => error !== null && onFailure(error));
}

async function end(worker: AnyWorker): Promise<void> {
  if (worker instanceof Worker) await worker.terminate();
  else worker.kill('SIGKILL');
}
