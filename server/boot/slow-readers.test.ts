import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { beforeAll, expect, test } from 'vitest';
import { aTestPortal } from '../testing/portal.ts';

const film = Buffer.alloc(16 * 1024 * 1024, 'x'); // more than the buffers of both sides hold
const silence = 300;

const portal = aTestPortal();
let port: number;
beforeAll(async () => {
  await portal.portal.files.put('videos/larga.webm', film);
  await portal.app.listen({ port: 0, host: '127.0.0.1' });
  port = (portal.app.server.address() as AddressInfo).port;
});

test('no more connections are taken than the process has room for', () => {
  expect(portal.app.server.maxConnections).toBe(12_000);
});

test('a reader who takes nothing for as long as connections may be silent is let go; one who reads gets all', async () => {
  const { server } = portal.app;
  const usual = server.timeout;
  expect(usual).toBeGreaterThan(0);
  server.timeout = silence; // of the connections that come from now on

  const idle = connect(port, '127.0.0.1');
  const accepted = once(server, 'connection');
  idle.pause().write('GET /videos/larga.webm HTTP/1.1\r\nHost: portal.test\r\n\r\n');
  const [served] = await accepted;
  await once(served, 'close');
  expect(served.bytesWritten).toBeLessThan(film.length);
  idle.destroy();
  server.timeout = usual;

  const response = await fetch(`http://127.0.0.1:${port}/videos/larga.webm`, {
    headers: { connection: 'close' },
  });
  expect((await response.arrayBuffer()).byteLength).toBe(film.length);
});
