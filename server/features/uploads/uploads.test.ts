import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile, truncate, utimes } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { openUploads } from '../../platform/files/upload-parts.ts';
import { aMember, anAdmin, type TestAccount } from '../../testing/builders.ts';
import { clientOf, tokenOf } from '../../testing/client.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { cleanFiles, sweepCutOffCalls } from '../files/clean-files.ts';

const mebibyte = 1024 ** 2;
const portal = aTestPortal();
const { admin } = anAdminOf(portal);
let other: TestAccount;
beforeAll(async () => {
  other = await anAdmin(portal.portal);
});

const uploads = (by = admin) => portal.client.as(by).upload;
const folder = () => join(portal.portal.config.dataDir, 'uploads');
const start = async (SizeBytes: number) =>
  (await uploads().start({ Name: 'clase.mp4', SizeBytes, Kind: 'video' })).data.id;
const part = async (id: string, offset: number, bytes: Uint8Array) =>
  (await uploads().part({ id, offset, bytes: new Blob([Buffer.from(bytes)]) })).data.received;
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe('Upload/Start', () => {
  test('says how far it is, how large a part may be, and until when it waits', async () => {
    const { data } = await uploads().start({ Name: 'clase.mp4', SizeBytes: 500 * mebibyte, Kind: 'video' });
    expect(data).toMatchObject({
      name: 'clase.mp4',
      received: 0,
      isFinished: false,
      partBytes: 8 * mebibyte,
    });
    expect(Date.parse(data.expiresAt) - portal.clock.now().getTime()).toBe(24 * 3_600_000);
  });

  test('refuses more than six gigabytes that a person has not used yet', async () => {
    const eager = portal.client.as(await anAdmin(portal.portal)).upload;
    const announce = () => eager.start({ Name: 'clase.mp4', SizeBytes: 500 * mebibyte, Kind: 'video' });
    const { id } = (await announce()).data;
    for (let count = 1; count < 12; count += 1) await announce();
    await expectRefusal(announce(), 409);
    await start(1);
    await portal.portal.db.updateTable('upload').set({ used_as: 1 }).where('id', '=', id).execute();
    await announce();
  });

  test('refuses more than its kind may have before a byte is sent', async () => {
    for (const [Kind, megabytes] of [
      ['video', 500],
      ['document', 20],
    ] as const) {
      const SizeBytes = megabytes * mebibyte + 1;
      await expectRefusal(
        uploads().start({ Name: 'x', SizeBytes, Kind }),
        413,
        expect.stringContaining(`${megabytes} MB`),
      );
    }
    const bad = { Name: '', SizeBytes: 0, Kind: 'exe' as 'video' };
    await expectRefusal(uploads().start(bad), 400);
  });
});

describe('Upload/Part', () => {
  test('a file in parts comes back as it was, read back and hashed', async () => {
    const bytes = randomBytes(20_000);
    const [id, beside] = [await start(bytes.length), await start(bytes.length)];
    for (let at = 0; at < bytes.length; at += 7000)
      expect(await part(id, at, bytes.subarray(at, at + 7000))).toBe(Math.min(bytes.length, at + 7000));
    const { data } = await uploads().finish({ Id: id, Sha256: sha256(bytes).toUpperCase() });
    expect(data).toEqual({ sha256: sha256(bytes), sizeBytes: bytes.length });
    expect((await uploads().finish({ Id: id })).data).toEqual(data);
    expect((await uploads().status({ id })).data).toMatchObject({ received: 20_000, isFinished: true });
    expect((await uploads().status({ id: beside })).data).toMatchObject({ received: 0, isFinished: false });
    expect(await readFile(join(folder(), id))).toEqual(bytes);
  });

  test('that came before changes nothing; one from beyond answers from where to go on', async () => {
    const id = await start(10);
    await part(id, 0, Buffer.from('01234'));
    expect(await part(id, 0, Buffer.from('xxxxx'))).toBe(5);
    const beyond = await uploads().part({ id, offset: 7, bytes: new Blob(['789']) });
    expect(beyond).toMatchObject({ descriptionCode: 'warning', data: { received: 5 } });
    expect(await part(id, 3, Buffer.from('xx5678'))).toBe(9); // only what is new counts
    await expectRefusal(part(id, 9, Buffer.from('9 more')), 400);
    await part(id, 9, Buffer.from('9'));
    expect(await part(id, 0, Buffer.from('xx'))).toBe(10);
    expect((await readFile(join(folder(), id))).toString()).toBe('0123456789');
  });

  test('whatever order parts come in, following the answer ends in the same file', async () => {
    const bytes = randomBytes(600);
    const step = fc.record({
      jump: fc.integer({ min: -100, max: 100 }),
      length: fc.integer({ min: 0, max: 150 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
        const id = await start(bytes.length);
        let received = 0;
        const sendAt = async (at: number, length: number) => {
          const offset = Math.min(bytes.length, Math.max(0, at));
          const answered = await part(id, offset, bytes.subarray(offset, offset + length));
          expect(answered).toBe(
            offset > received ? received : Math.max(received, Math.min(600, offset + length)),
          );
          received = answered;
        };
        for (const { jump, length } of steps) await sendAt(received + jump, length);
        while (received < bytes.length) await sendAt(received, 200);
        expect((await uploads().finish({ Id: id })).data.sha256).toBe(sha256(bytes));
      }),
      { numRuns: 20 },
    );
  });

  test('of two at the same time each is whole: the second waits and is known', async () => {
    const bytes = randomBytes(100_000);
    const id = await start(bytes.length);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => part(id, 0, bytes.subarray(0, 60_000))),
    );
    expect(answers).toEqual(Array.from({ length: 6 }, () => 60_000));
    await part(id, 60_000, bytes.subarray(60_000));
    expect((await uploads().finish({ Id: id })).data.sha256).toBe(sha256(bytes));
  });

  test('over its limit, or sent as something else, is refused and not kept', async () => {
    const id = await start(20 * mebibyte);
    await expectRefusal(part(id, 0, Buffer.alloc(8 * mebibyte + 1)), 413);
    const headers = { authorization: `Bearer ${await tokenOf(portal.portal, admin)}` };
    const url = `/api/Upload/Part?id=${id}&offset=0`;
    const sent = (type: string, payload: string | Buffer) =>
      portal.app.inject({ method: 'PUT', url, payload, headers: { ...headers, 'content-type': type } });
    expect((await sent('application/json', '{"a":1}')).statusCode).toBe(415);
    expect((await sent('text/plain', 'x')).statusCode).toBe(415);
    const other = await portal.app.inject({
      method: 'POST',
      url: '/api/Upload/Start',
      payload: Buffer.from('x'),
      headers: { ...headers, 'content-type': 'application/octet-stream' },
    });
    expect(other.statusCode).toBe(415); // bytes are for the one call that takes them
    expect(await part(id, 0, Buffer.alloc(8 * mebibyte, 1))).toBe(8 * mebibyte);
    expect((await uploads().status({ id })).data.received).toBe(8 * mebibyte);
  });

  test('on a slow disk waits for its turn, and other calls keep their connections', async () => {
    const free = Promise.withResolvers<void>();
    const writing = { now: 0, most: 0 };
    const slow = {
      ...openUploads(portal.portal.config.dataDir),
      async writeAt() {
        writing.now += 1;
        writing.most = Math.max(writing.most, writing.now);
        await free.promise;
        writing.now -= 1;
      },
    };
    const crowded = await buildTestApp({ ...portal.portal, uploads: slow });
    const client = clientOf(crowded, portal.portal);
    const ids = await Promise.all(Array.from({ length: 20 }, () => start(1)));
    const parts = ids.map((id) => client.as(admin).upload.part({ id, offset: 0, bytes: new Blob(['x']) }));
    await expect.poll(() => writing.now).toBe(2);
    expect((await client.visitor.category.get({})).data).toBeInstanceOf(Array);
    free.resolve();
    await Promise.all(parts);
    expect(writing.most).toBe(2);
    await crowded.close();
  });

  test('that breaks off half-way, or finds the disk full, changes nothing', async () => {
    const id = await start(5_000_000);
    await part(id, 0, Buffer.alloc(1000, 1));
    const { dataDir } = portal.portal.config;
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const noSpace = { ...openUploads(dataDir), writeAt: () => Promise.reject(full) };
    const crowded = await buildTestApp({ ...portal.portal, uploads: noSpace });
    const client = clientOf(crowded, portal.portal).as(admin).upload;
    await expectRefusal(client.part({ id, offset: 1000, bytes: new Blob(['x']) }), 503);
    await crowded.close();

    await portal.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = portal.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    const head = [
      `PUT /api/Upload/Part?id=${id}&offset=1000 HTTP/1.1`,
      'Host: portal.test',
      'Content-Type: application/octet-stream',
      'Content-Length: 4000000',
      `Authorization: Bearer ${await tokenOf(portal.portal, admin)}`,
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    socket.write(Buffer.alloc(2_000_000, 2), () => socket.resetAndDestroy());
    await once(socket, 'close');
    expect((await uploads().status({ id })).data.received).toBe(1000);
    expect(await part(id, 1000, Buffer.alloc(10))).toBe(1010);
  });

  test('of a visitor or a member is refused before it is read', async () => {
    const id = await start(10);
    const member = await aMember(portal.portal);
    const send = { id, offset: 0, bytes: new Blob(['x']) };
    await expectRefusal(portal.client.visitor.upload.part(send), 401);
    await expectRefusal(uploads(member).part(send), 403);
    expect((await uploads().status({ id })).data.received).toBe(0);
  });
});

describe('an upload', () => {
  test('is its owner’s alone', async () => {
    const id = await start(3);
    const by = uploads(other);
    await expectRefusal(by.status({ id }), 404);
    await expectRefusal(by.part({ id, offset: 0, bytes: new Blob(['abc']) }), 404);
    await expectRefusal(by.finish({ Id: id }), 404);
    await expectRefusal(by.status({ id: 'x/../y' }), 400);
  });

  test('goes on after a restart, on another server too', async () => {
    const bytes = randomBytes(9000);
    const id = await start(bytes.length);
    await part(id, 0, bytes.subarray(0, 4000));
    const again = { ...portal.portal, uploads: openUploads(portal.portal.config.dataDir) };
    const app = await buildTestApp(again);
    const client = clientOf(app, again).as(admin).upload;
    const { received } = (await client.status({ id })).data;
    expect(received).toBe(4000);
    await client.part({ id, offset: received, bytes: new Blob([bytes.subarray(received)]) });
    expect((await client.finish({ Id: id })).data.sha256).toBe(sha256(bytes));
    await app.close();
  });

  test('stays when the portal starts while its clock is days ahead', async () => {
    const id = await start(10);
    await part(id, 0, Buffer.from('01234'));
    const { clock } = portal.portal;
    const ahead = new Date(Date.now() + 3 * 24 * 3_600_000);
    await sweepCutOffCalls({ ...portal.portal, clock: { ...clock, now: () => ahead } });
    expect((await uploads().status({ id })).data.received).toBe(5);
  });

  test('whose bytes the disk has lost goes on from what is there', async () => {
    const bytes = randomBytes(1000);
    const id = await start(bytes.length);
    await part(id, 0, bytes);
    await truncate(join(folder(), id), 300);
    await expectRefusal(uploads().finish({ Id: id }), 409, expect.stringContaining('700 bytes'));
    expect((await uploads().status({ id })).data.received).toBe(300);
    expect(await part(id, 300, bytes.subarray(300))).toBe(1000);
    expect((await uploads().finish({ Id: id })).data.sha256).toBe(sha256(bytes));
  });

  test('whose bytes the disk has lost after they were read back goes on too', async () => {
    const bytes = randomBytes(1000);
    const id = await start(bytes.length);
    await part(id, 0, bytes);
    await uploads().finish({ Id: id });
    await truncate(join(folder(), id), 300);
    expect((await uploads().status({ id })).data.received).toBe(300);
    const { course } = portal.client.as(admin);
    const used = course.addCourseFile({ UploadId: id, courseId: 1, title: 'x' });
    await expectRefusal(used, 409, expect.stringContaining('700 bytes'));
    expect(await part(id, 300, bytes.subarray(300))).toBe(1000);
    expect((await uploads().finish({ Id: id })).data.sha256).toBe(sha256(bytes));
  });

  test('that is not the expected file begins again', async () => {
    const bytes = randomBytes(500);
    const id = await start(bytes.length);
    await part(id, 0, Buffer.alloc(500));
    const finish = () => uploads().finish({ Id: id, Sha256: sha256(bytes) });
    await expect(finish()).rejects.toMatchObject({ status: 409, body: { descriptionCode: 'error' } });
    expect((await uploads().status({ id })).data).toMatchObject({ received: 0, isFinished: false });
    await part(id, 0, bytes);
    expect((await finish()).data.sha256).toBe(sha256(bytes));
  });

  test('that nobody goes on with for a day is forgotten, with its bytes', async () => {
    const [left, kept] = [await start(10), await start(10)];
    for (const id of [left, kept]) await part(id, 0, Buffer.from('01234'));
    portal.clock.advance(23 * 3600);
    await part(kept, 5, Buffer.from('56'));
    const now = portal.clock.now();
    await utimes(join(folder(), kept), now, now); // the disk's clock is not the test's
    portal.clock.advance(2 * 3600);
    await cleanFiles(portal.context());
    await expectRefusal(uploads().status({ id: left }), 404);
    expect((await uploads().status({ id: kept })).data.received).toBe(7);
    expect(await readdir(folder())).toEqual([kept]);
  });
});
