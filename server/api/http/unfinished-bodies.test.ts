import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, expect, it, vi } from 'vitest';
import { anAdmin } from '../../testing/builders.ts';
import { tokenOf } from '../../testing/client.ts';
import { aTestPortal } from '../../testing/portal.ts';

const test = aTestPortal();
let port: number;
let token: string;
beforeAll(async () => {
  token = await tokenOf(test.portal, await anAdmin(test.portal));
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  port = (test.app.server.address() as AddressInfo).port;
});

const field = (name: string, text: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
const file = `--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n`;

/** Sends a request over the one connection of the agent; resolves to its status and the connection's number. */
function ask(agent: Agent, path: string, body?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        agent,
        port,
        path,
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          ...(body === undefined
            ? {}
            : { 'content-type': 'multipart/form-data; boundary=x', 'content-length': body.length }),
        },
        timeout: 120_000,
      },
      (response) => {
        response.resume();
        response.once('end', () => resolve(response.statusCode ?? 0));
      },
    );
    asked.once('timeout', () => asked.destroy(new Error('nobody answers')));
    asked.once('error', reject);
    asked.end(body);
  });
}

it.each([
  ['a field twice', `${field('Title', 'a')}${field('Title', 'b')}${file}`],
  ['a file twice', `${file}a\r\n${file}`],
  ['a part without a name', `--x\r\nnonsense\r\n\r\n${file}`],
])('%s, refused while the rest still comes, leaves the connection usable', async (_, start) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const body = `${start}${'z'.repeat(8 * 1024 ** 2)}\r\n--x--\r\n`;
  expect(await ask(agent, '/api/LeyReglamento/Add', body)).toBe(400);
  expect(await ask(agent, '/api/Category/Get')).toBe(200);
  agent.destroy();
});

it('a disk that is full while the rest still comes leaves the connection usable', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const full = () => Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' }));
  const take = vi.spyOn(test.portal.uploads, 'take').mockImplementationOnce(full);
  const body = `${field('Title', 'a')}${file}${'z'.repeat(8 * 1024 ** 2)}\r\n--x--\r\n`;
  expect(await ask(agent, '/api/LeyReglamento/Add', body)).toBe(503);
  expect(take).toHaveBeenCalledOnce();
  expect(await ask(agent, '/api/Category/Get')).toBe(200);
  take.mockRestore();
  agent.destroy();
});
