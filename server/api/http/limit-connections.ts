import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Portal } from '../../context/context.ts';
import { openTrust } from '../../platform/network/client-address.ts';
import { networkOf } from '../../platform/network/network.ts';

/** A whole school behind one address, with six connections a browser. */
const connectionsOfAddress = 1_000;

/** Closes connections above an address's limit; those of a trusted proxy belong to its visitors. */
export function limitConnections(server: Server, { config }: Pick<Portal, 'config'>): void {
  const atMost = connectionsOfAddress * Math.max(1, config.rateLimitFactor);
  const isTrusted = openTrust(config.trustedProxies);
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    if (isTrusted(remoteAddress)) return;
    const address = networkOf(remoteAddress);
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 0) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
    if (count > atMost) socket.destroy();
  });
}
