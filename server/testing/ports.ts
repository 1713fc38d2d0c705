import type { ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Below those that a system gives to connections and to who asks for any: until it is used, nobody gets it by chance. */
const ports = { from: 20_000, until: 32_000 };

/** A port that nobody has. */
export async function freePort(): Promise<number> {
  const port = randomInt(ports.from, ports.until);
  const server = createServer();
  const isFree = once(server.listen(port, '127.0.0.1'), 'listening').then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') throw error;
      return false;
    },
  );
  if (!(await isFree)) return await freePort();
  server.close();
  await once(server, 'close');
  return port;
}

/** Resolves once a program answers at a port; fails if it ends before. */
export async function answers(child: ChildProcess, port: number): Promise<void> {
  while (!(await isAnswered(port))) {
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended with ${child.exitCode}`);
    await delay(20);
  }
}

async function isAnswered(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const answered = once(socket, 'connect').then(
    () => true,
    () => false,
  );
  const is = await answered;
  socket.destroy();
  return is;
}
