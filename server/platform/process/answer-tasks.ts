import { flushCompileCache } from 'node:module';
import { parentPort } from 'node:worker_threads';

/** What a worker sends back for a task: the reply, or the message of what was thrown. */
export type Answer<Reply> = { reply: Reply } | { error: string };

/** The worker's side: what its module does with each task. */
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
  process.once('disconnect', () => process.exit()); // the portal has ended
  process.on('message', async (task: Task) => {
    const answered = await answer(task);
    flushCompileCache(); // for the next process; this one is killed once it has answered, and Node writes at an end in order
    process.send?.(answered);
  });
}
