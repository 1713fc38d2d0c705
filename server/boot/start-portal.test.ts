import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { endRequests } from './start-portal.ts';

test('a portal that stops answers until balancers know, and then nobody', async () => {
  const app = fastify() as unknown as FastifyInstance;
  app.get('/', () => 'here');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/`;
  const ask = async () => (await fetch(url, { headers: { connection: 'close' } })).text();
  let isOver = false;
  const ended = endRequests(app, 300).then(() => {
    isOver = true;
  });
  expect(await ask()).toBe('here');
  expect(isOver).toBe(false);
  await ended;
  await expect(ask()).rejects.toThrow();
});
