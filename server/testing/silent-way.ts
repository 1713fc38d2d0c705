import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';

/** A TCP way to a database's socket that can swallow what is sent, as a firewall does that drops connections silently. */
export interface SilentWay {
  port: number;
  /** When connections were made, in milliseconds. */
  taken: readonly number[];
  openCount(): number;
  /** Swallows all that goes over the connections of now; new ones work. */
  swallowOpenOnes(): void;
  /** Swallows everything, also over new connections, or lets new ones through again. */
  setDark(isDark: boolean): void;
  close(): Promise<void>;
}

export async function openSilentWay({ host, port }: { host: string; port: number }): Promise<SilentWay> {
  const open = new Set<Socket>();
  const swallowing = new WeakSet<Socket>();
  const taken: number[] = [];
  let isDark = false;
  const server = createServer((near) => {
    taken.push(performance.now());
    open.add(near);
    if (isDark) swallowing.add(near);
    const far = connect(join(host, `.s.PGSQL.${port}`));
    near.on('data', (bytes) => swallowing.has(near) || far.write(bytes));
    far.on('data', (bytes) => swallowing.has(near) || near.write(bytes));
    near.on('close', () => open.delete(near));
    near.on('close', () => far.destroy()).on('error', () => far.destroy());
    far.on('close', () => near.destroy()).on('error', () => near.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const swallowOpenOnes = () => {
    for (const near of open) swallowing.add(near);
  };
  return {
    port: (server.address() as { port: number }).port,
    taken,
    openCount: () => open.size,
    swallowOpenOnes,
    setDark(dark) {
      isDark = dark;
      if (dark) swallowOpenOnes();
    },
    async close() {
      for (const near of open) near.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
