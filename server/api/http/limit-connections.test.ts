import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { expect, test } from 'vitest';
import type { Portal } from '../../context/context.ts';
import { limitConnections } from './limit-connections.ts';

const opened = (trustedProxies: string[] = []) => {
  const server = new EventEmitter();
  limitConnections(server as Server, { config: { rateLimitFactor: 1, trustedProxies } } as unknown as Portal);
  return (remoteAddress: string) => {
    const socket = Object.assign(new EventEmitter(), {
      remoteAddress,
      isDestroyed: false,
      destroy() {
        socket.isDestroyed = true;
        socket.emit('close');
      },
    });
    server.emit('connection', socket);
    return socket;
  };
};

test('an address has a thousand connections at once; one that ends leaves room, and others do not suffer', () => {
  const connect = opened();
  const sockets = Array.from({ length: 1_000 }, () => connect('10.1.1.1'));
  expect(sockets.some(({ isDestroyed }) => isDestroyed)).toBe(false);
  expect(connect('10.1.1.1').isDestroyed).toBe(true);
  expect(connect('10.1.1.2').isDestroyed).toBe(false);
  sockets[0]?.emit('close');
  expect(connect('10.1.1.1').isDestroyed).toBe(false);
  expect(connect('10.1.1.1').isDestroyed).toBe(true);
});

test('those of a proxy that is trusted are its visitors’', () => {
  const connect = opened(['10.1.1.0/24']);
  const sockets = Array.from({ length: 2_000 }, () => connect('10.1.1.1'));
  expect(sockets.some(({ isDestroyed }) => isDestroyed)).toBe(false);
});
