import dns from 'node:dns';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { expect, test, vi } from 'vitest';
import { endRequests, listenAt } from './start-portal.ts';

test('a portal that stops answers until balancers know, and then nobody', async () => {
  const app = fastify() as unknown as FastifyInstance;
  app.get('/', () => 'here');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/`;
  const ask = async () => (await fetch(url, { headers: { connection: 'close' } })).text();
  const { promise: drained, resolve: balancersKnow } = Promise.withResolvers<void>();
  const ended = endRequests(app, drained);
  expect(await ask()).toBe('here');
  balancersKnow();
  await ended;
  await expect(ask()).rejects.toThrow();
});

type Found = (error: null, addresses: dns.LookupAddress[]) => void;

test('the name localhost is one address, though the machine knows two by it', async () => {
  const lookup = vi.spyOn(dns, 'lookup').mockImplementation(((name: string, _all: object, found: Found) =>
    found(
      null,
      (name === 'localhost' ? ['127.0.0.1', '127.0.0.2'] : [name]).map((address) => ({ address, family: 4 })),
    )) as typeof dns.lookup);
  const app = fastify() as unknown as FastifyInstance;
  await listenAt(app, 'localhost', 0);
  lookup.mockRestore();
  expect(app.addresses()).toHaveLength(1);
  await app.close();
});
