import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A process that has failed, or that took too long or too much memory. */
export class LostProcess extends Error {}

/**
 * What a process of its own, running `module`, answers to `data`; it is ended when it takes too long or too much
 * memory, and then refuses (LostProcess). No thread: one that runs out of memory in a single large piece takes the
 * whole portal with it, and files from outside can make a parser ask for that.
 */
export async function processReply<Reply>(
  module: URL,
  data: unknown,
  limits: { milliseconds: number; memoryMegabytes: number },
): Promise<Reply> {
  const child = fork(fileURLToPath(module), {
    serialization: 'advanced', // bytes stay bytes
    execArgv: [`--max-old-space-size=${limits.memoryMegabytes}`],
    env: {}, // it needs no secret of ours
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  let limit: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Reply>((resolve, reject) => {
      const giveUp = (why: string) => reject(new LostProcess(why));
      limit = setTimeout(() => giveUp(`took over ${limits.milliseconds} ms`), limits.milliseconds);
      child.on('message', (message: { reply: Reply }) => resolve(message.reply));
      child.on('error', (error) => giveUp(error.message));
      child.on('exit', () => giveUp('the process ended'));
      child.send(data as object, (error) => {
        if (error !== null) giveUp(error.message);
      });
    });
  } finally {
    clearTimeout(limit);
    child.kill('SIGKILL');
  }
}

/** The other side: what the module of such a process does with the data that it is given. */
export function replyWith<Data, Reply>(work: (data: Data) => Promise<Reply>): void {
  process.once('disconnect', () => process.exit()); // the portal has ended
  process.once('message', async (data: Data) => {
    process.send?.({ reply: await work(data) });
  });
}
