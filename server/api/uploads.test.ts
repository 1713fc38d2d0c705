import { once } from 'node:events';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { sweepCutOffCalls } from '../features/files/clean-files.ts';
import { aMember, type TestAccount } from '../testing/builders.ts';
import { multipartOf, tokenOf } from '../testing/client.ts';
import { fileOf, fourColours } from '../testing/files/images.ts';
import { anAdminOf, aTestPortal } from '../testing/portal.ts';

const opened = aTestPortal();
const { admin } = anAdminOf(opened);
let folder: string;
let port: number;

beforeAll(async () => {
  folder = join(opened.portal.config.dataDir, 'uploads');
  await mkdir(folder);
  await opened.app.listen({ port: 0, host: '127.0.0.1' });
  port = (opened.app.server.address() as AddressInfo).port;
});

const waiting = () => readdir(folder);
const stored = () => readdir(join(opened.portal.config.dataDir, 'files/articlefile')).catch(() => []);

/** The head of a request that announces a whole upload, and the new upload. */
async function uploadRequest(account: TestAccount | undefined, bytes: Uint8Array) {
  const { payload, headers } = await multipartOf({ file: fileOf(bytes), Alt: 'Una foto' });
  const lines = [
    'POST /api/Media/Add HTTP/1.1',
    'Host: portal.test',
    `Content-Type: ${headers['content-type']}`,
    `Content-Length: ${payload.length}`,
    ...(account === undefined ? [] : [`Authorization: Bearer ${await tokenOf(opened.portal, account)}`]),
    'Connection: close',
  ];
  return { head: `${lines.join('\r\n')}\r\n\r\n`, payload };
}

async function send(...parts: (string | Uint8Array)[]): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined); // the server may close the connection
  await once(socket, 'connect');
  for (const part of parts) socket.write(part);
  return socket;
}

async function answerOf(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk.toString();
  });
  await once(socket, 'close');
  return text.split('\r\n', 1)[0] ?? '';
}

describe('an upload over a real connection', () => {
  test('that arrives whole is stored, and nothing of it stays where it waited', async () => {
    const { head, payload } = await uploadRequest(admin, await fourColours(200, 100).jpeg().toBuffer());
    expect(await answerOf(await send(head, payload))).toContain('200');
    expect(await waiting()).toEqual([]);
    expect(await stored()).toHaveLength(8);
  });

  test('that is cut off half-way leaves nothing', async () => {
    const before = await stored();
    const big = Buffer.alloc(4 * 1024 ** 2, 7);
    for (const cut of [(socket: Socket) => socket.destroy(), (socket: Socket) => socket.resetAndDestroy()]) {
      const { head, payload } = await uploadRequest(admin, big);
      const socket = await send(head, payload.subarray(0, payload.length / 2));
      await vi.waitFor(async () => expect(await waiting()).toHaveLength(1), {
        timeout: 60_000,
        interval: 10,
      });
      cut(socket);
      await vi.waitFor(async () => expect(await waiting()).toEqual([]), { timeout: 60_000, interval: 10 });
    }
    expect(await stored()).toEqual(before);
  });

  test('over its limit is refused and leaves nothing', async () => {
    const { head, payload } = await uploadRequest(admin, Buffer.alloc(9 * 1024 ** 2, 7));
    expect(await answerOf(await send(head, payload))).toContain('413');
    expect(await waiting()).toEqual([]);
  });

  test('of an unauthorised caller is refused before any byte is stored', async () => {
    const member = await aMember(opened.portal);
    for (const [account, status] of [
      [undefined, '401'],
      [member, '403'],
    ] as const) {
      const { head } = await uploadRequest(account, Buffer.alloc(4 * 1024 ** 2, 7));
      const socket = await send(head);
      const [line] = (await once(socket, 'data')) as [Buffer];
      expect(line.toString()).toContain(status);
      socket.destroy();
    }
    expect(await waiting()).toEqual([]);
  });

  test('that is no form, or has its file twice, is refused and leaves nothing', async () => {
    const token = await tokenOf(opened.portal, admin);
    const headers = { authorization: `Bearer ${token}` };
    const json = await opened.app.inject({
      method: 'POST',
      url: '/api/Media/Add',
      headers,
      payload: { Alt: 'x' },
    });
    expect(json.statusCode).toBe(415);
    const form = new FormData();
    for (const name of ['a.jpg', 'b.jpg']) form.append('file', fileOf(Buffer.alloc(3000, 1), name));
    const twice = new Response(form);
    const answer = await opened.app.inject({
      method: 'POST',
      url: '/api/Media/Add',
      headers: { ...headers, 'content-type': twice.headers.get('content-type') ?? '' },
      payload: Buffer.from(await twice.arrayBuffer()),
    });
    expect(answer.statusCode).toBe(400);
    expect(await waiting()).toEqual([]);
  });
});

describe('a form that is none, and a disk that is full', () => {
  const post = async (contentType: string, payload: Buffer | string) => {
    const answer = await opened.app.inject({
      method: 'POST',
      url: '/api/Media/Add',
      headers: {
        authorization: `Bearer ${await tokenOf(opened.portal, admin)}`,
        'content-type': contentType,
      },
      payload,
    });
    return answer.statusCode;
  };

  test('are distinguished from a failure of the portal', async () => {
    const { payload, headers } = await multipartOf({ file: fileOf(Buffer.alloc(3000, 1)) });
    const form = headers['content-type'];
    expect(await post(form, payload.subarray(0, payload.length / 2))).toBe(400);
    expect(await post(form, 'nada')).toBe(400);
    expect(await post('multipart/form-data', payload)).toBe(400);
    expect(await waiting()).toEqual([]);
  });

  test.each(['uploads', 'files'] as const)(
    'no room in %s is a 503, and nothing half is kept',
    async (place) => {
      const before = await stored();
      const { payload, headers } = await multipartOf({
        file: fileOf(await fourColours(90, 60).jpeg().toBuffer()),
      });
      const full = () => Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' }));
      const spy =
        place === 'uploads'
          ? vi.spyOn(opened.portal.uploads, 'take').mockImplementationOnce((stream) => {
              stream.resume();
              return full();
            })
          : vi.spyOn(opened.portal.files, 'put').mockImplementationOnce(full);
      const rows = await opened.client.as(admin).media.get({});
      expect(await post(headers['content-type'], payload)).toBe(503);
      spy.mockRestore();
      expect(await waiting()).toEqual([]);
      expect([await stored(), await opened.client.as(admin).media.get({})]).toEqual([before, rows]);
    },
  );
});

describe('what a crash left among the uploads', () => {
  test('goes after a day', async () => {
    const ageInHours = async (name: string, hours: number) => {
      const at = new Date(opened.clock.now().getTime() - hours * 3_600_000);
      await writeFile(join(folder, name), 'medio archivo');
      await utimes(join(folder, name), at, at);
    };
    await ageInHours('viejo.part', 25);
    await ageInHours('nuevo.part', 23);
    await sweepCutOffCalls(opened.portal);
    expect(await waiting()).toEqual(['nuevo.part']);
  });
});
