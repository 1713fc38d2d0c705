import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * A TCP proxy before a server, or a database's socket, that can swallow what is sent, as a firewall does that drops
 * connections silently.
 */
export interface SilentProxy {
  port: number;
  /** When connections were made, in milliseconds. */
  taken: readonly number[];
  openCount(): number;
  /** Swallows everything over the open connections, or those of one application; new ones work. */
  swallowOpenOnes(application?: string): void;
  /** Makes new connections wait for so long. */
  setSlow(milliseconds: number): void;
  /** Swallows everything, also over new connections, or lets new ones through again. */
  setDark(isDark: boolean): void;
  close(): Promise<void>;
}

export async function openSilentProxy({ host, port }: { host: string; port: number }): Promise<SilentProxy> {
  /** With each connection's first bytes, which name its application. */
  const open = new Map<Socket, string>();
  const swallowing = new WeakSet<Socket>();
  const taken: number[] = [];
  let isDark = false;
  let slowMilliseconds = 0;
  const server = createServer(async (near) => {
    taken.push(performance.now());
    open.set(near, '');
    if (isDark) swallowing.add(near);
    near.once('data', (bytes) => open.set(near, bytes.toString('latin1'))).pause();
    near.on('close', () => open.delete(near)).on('error', () => near.destroy());
    if (slowMilliseconds > 0) await delay(slowMilliseconds);
    const far = host.startsWith('/') ? connect(join(host, `.s.PGSQL.${port}`)) : connect(port, host);
    near.on('data', (bytes) => swallowing.has(near) || far.write(bytes));
    far.on('data', (bytes) => swallowing.has(near) || near.write(bytes));
    near.on('close', () => far.destroy()).resume();
    if (near.destroyed) far.destroy();
    far.on('close', () => near.destroy()).on('error', () => near.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const swallowOpenOnes = (application = '') => {
    for (const [near, said] of open) if (said.includes(application)) swallowing.add(near);
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
    setSlow(milliseconds) {
      slowMilliseconds = milliseconds;
    },
    async close() {
      for (const near of open.keys()) near.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
