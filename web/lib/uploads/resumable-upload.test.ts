import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Api } from '../../../contract/index.ts';
import { ApiRefusal } from '../api/request.ts';
import { firstPartBytes } from './part-size.rules.ts';
import { sendInParts, stallMilliseconds } from './resumable-upload.ts';
import type { Blocked } from './retry.ts';
import { uploadMemory } from './upload-memory.ts';

// on a line as fast as this one: a part, one twice as long, the rest
const part = firstPartBytes;
const size = 3 * part + 1000;
const file = new File([new Uint8Array(size)], 'clase.mp4', { lastModified: 5 });
const no = (status: number) => new ApiRefusal(status, `no: ${status}`, 'error');

/** An upload server in memory; a test replaces some of its calls. */
function aServer() {
  const uploads = new Map<string, { received: number; isFinished: boolean }>();
  const parts: number[] = [];
  const found = (id: string) => {
    const upload = uploads.get(id);
    if (upload === undefined) throw no(404);
    return upload;
  };
  const calls = {
    start: vi.fn(async (_: { SizeBytes: number }) => {
      const id = `upload-${uploads.size + 1}`;
      uploads.set(id, { received: 0, isFinished: false });
      return { data: { id, received: 0, partBytes: 8 * 1024 * 1024 } };
    }),
    part: vi.fn(async ({ id, offset, bytes }: { id: string; offset: number; bytes: Blob }) => {
      const upload = found(id);
      parts.push(offset);
      if (offset <= upload.received) upload.received = Math.max(upload.received, offset + bytes.size);
      return { data: { received: upload.received } };
    }),
    status: vi.fn(async ({ id }: { id: string }) => ({ data: { ...found(id), sizeBytes: size } })),
    finish: vi.fn(async ({ Id }: { Id: string }) => {
      if (found(Id).received < size) throw no(409);
      found(Id).isFinished = true;
      return { data: { sha256: '', sizeBytes: size } };
    }),
  };
  return { uploads, parts, calls };
}

let server: ReturnType<typeof aServer>;
let controller: AbortController;
let blockages: (Blocked | null)[];
let progress: number[];
const memory = uploadMemory(1, 'material.7', file);
beforeEach(() => {
  server = aServer();
  controller = new AbortController();
  blockages = [];
  progress = [];
});
afterEach(() => vi.useRealTimers());

const pause = vi.fn(async (_: number) => {});
const signIn = vi.fn(async () => {});
const send = (of = file) =>
  sendInParts({
    file: of,
    kind: 'video',
    calls: server.calls as unknown as Api['upload'],
    memory,
    policy: { signal: controller.signal, onBlocked: (blocked) => blockages.push(blocked), pause, signIn },
    onProgress: (sent) => progress.push(sent),
  });

test('a file goes in parts, one after the other, and is read back', async () => {
  expect(await send()).toBe('upload-1');
  expect(server.parts).toEqual([0, part, 3 * part]);
  expect(server.uploads.get('upload-1')).toEqual({ received: size, isFinished: true });
  expect(progress).toEqual([0, part, 3 * part, size]);
  expect(memory.read()).toBe('upload-1');
});

test('a network that is gone is waited for; the part that broke off goes again, nothing else does', async () => {
  server.calls.part.mockImplementationOnce(server.calls.part.getMockImplementation() ?? vi.fn());
  server.calls.part.mockRejectedValueOnce(no(0)).mockRejectedValueOnce(no(0)).mockRejectedValueOnce(no(503));
  await send();
  expect(server.parts).toEqual([0, part, 3 * part]);
  expect(pause.mock.calls.slice(-3)).toEqual([[0], [1], [2]]);
  expect(blockages.filter((blocked) => blocked !== null)).toEqual(['offline', 'offline', 'busy']);
  expect(blockages.at(-1)).toBeNull();
});

test('a session that ends in the middle asks to sign in, and goes on', async () => {
  server.calls.part.mockRejectedValueOnce(no(401));
  await send();
  expect(signIn).toHaveBeenCalledOnce();
  expect(server.uploads.get('upload-1')?.isFinished).toBe(true);
});

test('a page that was closed goes on where it stopped; another account, purpose or file does not', async () => {
  server.uploads.set('before', { received: part, isFinished: false });
  memory.keep('before');
  expect(await send()).toBe('before');
  expect(server.parts).toEqual([part, 2 * part]);
  expect(server.calls.start).not.toHaveBeenCalled();
  const others = [
    uploadMemory(2, 'material.7', file),
    uploadMemory(1, 'material.8', file),
    uploadMemory(1, 'material.7', new File([new Uint8Array(size)], 'clase.mp4', { lastModified: 6 })),
  ];
  expect(others.map((other) => other.read())).toEqual([null, null, null]);
});

test('what was sent whole before is only read back', async () => {
  server.uploads.set('before', { received: size, isFinished: true });
  memory.keep('before');
  expect(await send()).toBe('before');
  expect(server.parts).toEqual([]);
});

test('an upload that was forgotten begins again: before the first part, and in the middle', async () => {
  memory.keep('long ago');
  expect(await send()).toBe('upload-1');
  server = aServer();
  memory.forget();
  server.calls.part.mockImplementationOnce(async ({ id }) => {
    server.uploads.delete(id);
    server.uploads.set('gone', { received: 0, isFinished: false });
    throw no(404);
  });
  expect(await send()).toBe('upload-2');
  expect(memory.read()).toBe('upload-2');
});

test('the server’s word counts for where to go on from: less than was sent, and more', async () => {
  server.calls.part.mockImplementationOnce(async ({ id }) => {
    const upload = server.uploads.get(id);
    if (upload) upload.received = 500;
    return { data: { received: 500 } };
  });
  await send();
  expect(server.parts).toEqual([500, 500 + 2 * part]);
  server = aServer();
  memory.forget();
  server.calls.finish.mockImplementationOnce(async ({ Id }) => {
    const upload = server.uploads.get(Id);
    if (upload) upload.received = part; // a disk restored from a backup
    throw no(409);
  });
  await send();
  expect(server.parts).toEqual([0, part, 3 * part, part, 2 * part]);
});

test('what no waiting mends is told: a refusal, a place that never moves, a file that is gone', async () => {
  server.calls.start.mockRejectedValueOnce(no(413));
  await expect(send()).rejects.toMatchObject({ status: 413 });
  server.calls.part.mockImplementation(async () => ({ data: { received: 0 } }));
  await expect(send()).rejects.toMatchObject({ status: 503 });
  const gone = new File([new Uint8Array(10)], 'x.mp4');
  gone.slice = () =>
    ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) }) as unknown as Blob;
  await expect(send(gone)).rejects.toMatchObject({ status: 400, errors: [{ field: 'file' }] });
});

test('it can be stopped, also while it waits; what came is kept', async () => {
  server.calls.part.mockRejectedValue(no(0));
  pause.mockImplementationOnce(async () => controller.abort());
  await expect(send()).rejects.toMatchObject({ name: 'AbortError' });
  expect(memory.read()).toBe('upload-1');
});

test('a part that stands still is sent again', async () => {
  vi.useFakeTimers();
  server.calls.part.mockImplementationOnce(
    ((_: object, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      })) as never,
  );
  const sent = send();
  await vi.advanceTimersByTimeAsync(stallMilliseconds);
  expect(await sent).toBe('upload-1');
  expect(blockages).toContain('offline');
});
