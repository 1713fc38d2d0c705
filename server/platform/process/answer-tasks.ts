import { flushCompileCache } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { dropRoot } from './drop-root.ts';

/** A worker's answer to a task: the reply, or the message of what was thrown. */
export type Answer<Reply> = { reply: Reply } | { error: string };

/**
 * Answers tasks in a worker by `work`. A process loads its code before it gets a task, because with one it may no
 * longer read it everywhere.
 */
export function answerTasks<Task, Reply>(work: (task: Task) => Reply | Promise<Reply>): void {
  const answer = async (task: Task): Promise<Answer<Reply>> => {
    try {
      return { reply: await work(task) };
    } catch (error) {
      return { error: error instanceof Error ? error.message : String(error) };
    }
  };
  parentPort?.on('message', async (task: Task) => parentPort?.postMessage(await answer(task)));
  if (parentPort !== null) return;
  flushCompileCache(); // before the rights go: the unprivileged user must not write to root's cache
  dropRoot(); // before it has seen a task (spec 13.10)
  process.once('disconnect', () => process.exit()); // the portal has ended
  process.on('message', async (task: Task) => {
    const answered = await answer(task);
    flushCompileCache(); // for the next process; this one is killed once it has answered, and Node would only write it on exit
    process.send?.(answered);
  });
}
