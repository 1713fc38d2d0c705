import { Worker } from 'node:worker_threads';

/** A thread that has failed, or that took too long or too much memory. */
export class LostThread extends Error {}

/**
 * What a thread of its own answers to `data`, as `{ reply }` in its one message; it is ended when it takes too long or
 * too much memory, and then refuses (LostThread).
 */
export async function threadReply<Reply>(
  module: URL,
  data: unknown,
  limits: { milliseconds: number; memoryMegabytes: number },
): Promise<Reply> {
  const worker = new Worker(module, {
    workerData: data,
    resourceLimits: { maxOldGenerationSizeMb: limits.memoryMegabytes },
  });
  try {
    return await new Promise<Reply>((resolve, reject) => {
      const giveUp = (why: string) => {
        clearTimeout(limit);
        reject(new LostThread(why));
      };
      const limit = setTimeout(() => giveUp(`took over ${limits.milliseconds} ms`), limits.milliseconds);
      worker.on('message', (message: { reply: Reply } | object) => {
        if (!('reply' in message)) return; // `node --watch` tells through the same port which files the thread has read
        clearTimeout(limit);
        resolve(message.reply);
      });
      worker.on('error', (error) => giveUp(error instanceof Error ? error.message : String(error)));
      worker.on('exit', () => giveUp('the thread ended'));
    });
  } finally {
    await worker.terminate();
  }
}
