import { createHash, randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCourse, aCourseFile } from '../../testing/builders.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { anMp4 } from '../../testing/files/mp4.ts';
import { openForTests } from '../../testing/lifetime.ts';
import { anAdminOf, aTestPortal, type TestPortal } from '../../testing/portal.ts';
import { startS3Server } from '../../testing/s3-server.ts';
import { cleanFiles } from '../files/clean-files.ts';

const mebibyte = 1024 ** 2;
let courseId: number;

const server = openForTests(startS3Server);
const one = aTestPortal(() => ({
  ...server.settings('aula'),
  S3_DOWNLOAD_ENDPOINT: server.settings()['S3_ENDPOINT'] ?? '',
}));
const two = openForTests(() => one.another());
const { admin } = anAdminOf(one);
beforeAll(async () => {
  courseId = await aCourse(one.portal);
});
beforeEach(() => one.clock.advance((Date.now() - one.clock.now().getTime()) / 1000));

const uploads = (node: TestPortal) => node.client.as(admin).upload;
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const blob = (bytes: Uint8Array) => new Blob([Buffer.from(bytes)]);
/** The nodes share no folder. */
const forgetFolder = () => rm(join(one.portal.config.dataDir, 'uploads'), { recursive: true, force: true });

async function begin(SizeBytes: number): Promise<string> {
  return (await uploads(one).start({ Name: 'clase.mp4', SizeBytes, Kind: 'video' })).data.id;
}

describe('an upload into a bucket', () => {
  test('goes on at another node, and becomes material there', async () => {
    const bytes = anMp4({ seconds: 3, mediaBytes: 5 * mebibyte });
    const id = await begin(bytes.length);
    const cut = 2 * mebibyte;
    await uploads(one).part({ id, offset: 0, bytes: blob(bytes.subarray(0, cut)) });
    await forgetFolder();
    expect((await uploads(two).status({ id })).data.received).toBe(cut);
    await uploads(two).part({ id, offset: cut, bytes: blob(bytes.subarray(cut)) });
    expect((await uploads(one).finish({ Id: id, Sha256: sha256(bytes) })).data.sha256).toBe(sha256(bytes));
    await forgetFolder();
    const add = two.client.as(admin).course.addCourseFile({ courseId, title: 'Clase', UploadId: id });
    const { data } = await add;
    const { file } = await two.portal.db
      .selectFrom('course_file')
      .select('file')
      .where('id', '=', data.id)
      .executeTakeFirstOrThrow();
    expect(sha256(await one.portal.files.read(`courseFile/${file}`))).toBe(sha256(bytes));
    expect(await one.portal.uploads.storedBytes(id)).toBe(0);
  });

  test('that begins again counts none of the bytes of before', async () => {
    const bytes = randomBytes(3 * mebibyte);
    const id = await begin(bytes.length);
    await uploads(one).part({ id, offset: 0, bytes: blob(randomBytes(mebibyte)) });
    await uploads(one).part({ id, offset: mebibyte, bytes: blob(randomBytes(2 * mebibyte)) });
    await expectRefusal(uploads(one).finish({ Id: id, Sha256: sha256(bytes) }), 409);
    await uploads(two).part({ id, offset: 0, bytes: blob(bytes.subarray(0, 2 * mebibyte)) });
    expect((await uploads(one).status({ id })).data.received).toBe(2 * mebibyte);
    await uploads(two).part({ id, offset: 2 * mebibyte, bytes: blob(bytes.subarray(2 * mebibyte)) });
    expect((await uploads(one).finish({ Id: id, Sha256: sha256(bytes) })).data.sha256).toBe(sha256(bytes));
  });

  test('that nobody goes on with is swept after a day, another portal’s never', async () => {
    const id = await begin(mebibyte);
    await uploads(one).part({ id, offset: 0, bytes: blob(randomBytes(1000)) });
    await cleanFiles(one.context());
    expect(await one.portal.uploads.storedBytes(id)).toBe(1000);
    one.clock.advance(25 * 3600);
    await one.portal.files.writeIdentity('de-otro-portal');
    await cleanFiles(one.context());
    expect(await one.portal.uploads.storedBytes(id)).toBe(1000);
    await one.portal.files.writeIdentity(null);
    await cleanFiles(one.context());
    expect(await one.portal.uploads.storedBytes(id)).toBe(0);
  });
});

describe('material in a bucket', () => {
  const download = async (node: TestPortal, fileId: number, headers: Record<string, string> = {}) => {
    const { data } = await node.client.as(admin).course.getFileLinks({ courseId });
    const url = data.find((link) => link.fileId === fileId)?.url ?? '';
    return node.app.inject({ url, headers });
  };

  test('is handed over by the store, once the portal has allowed it', async () => {
    const fileId = await aCourseFile(one.portal, courseId, { file: 'guia.pdf', type: 'pdf' });
    await one.portal.files.put('courseFile/guia.pdf', Buffer.from('contenido'));
    const answer = await download(two, fileId);
    const { S3_ENDPOINT } = server.settings();
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([302, 'private, no-store']);
    expect(answer.headers.location).toMatch(
      new RegExp(`^${S3_ENDPOINT}/aula/aula/files/courseFile/guia\\.pdf\\?`),
    );
    expect(answer.headers.location).toMatch(
      /response-content-type=application%2Fpdf.*X-Amz-Signature=[\da-f]{64}/,
    );
  });

  test('while the store is away: a sentence, nothing half done, and the portal stands', async () => {
    const id = await begin(mebibyte);
    await server.stop();
    try {
      const part = uploads(one).part({ id, offset: 0, bytes: blob(randomBytes(1000)) });
      await expect(part).rejects.toMatchObject({
        status: 503,
        message: expect.stringContaining('El depósito de archivos no responde'),
      });
      const picture = await one.app.inject({ url: '/slider/0123456789abcdef.webp' });
      expect([picture.statusCode, picture.headers['retry-after']]).toEqual([503, '10']);
      expect((await one.app.inject({ url: '/readyz' })).statusCode).toBe(200);
    } finally {
      await server.start();
    }
    expect((await uploads(two).status({ id })).data.received).toBe(0);
    await uploads(one).part({ id, offset: 0, bytes: blob(randomBytes(1000)) });
    expect((await uploads(two).status({ id })).data.received).toBe(1000);
  });
});
