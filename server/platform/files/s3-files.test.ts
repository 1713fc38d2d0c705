import { randomBytes } from 'node:crypto';
import dns from 'node:dns';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { readConfig } from '../../context/config.ts';
import { openForTests } from '../../testing/lifetime.ts';
import { startS3Server } from '../../testing/s3-server.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import type { FileStore } from './file-store.ts';
import { openS3Files } from './s3-store.ts';

const mebibyte = 1024 ** 2;
let files: FileStore;

const server = openForTests(startS3Server);
beforeAll(async () => {
  files = open({ S3_PREFIX: 'uno' });
});

function open(changes: Record<string, string> = {}): FileStore {
  const { s3 } = readConfig({ ...server.settings(), ...changes });
  if (s3 === undefined) throw new Error('the settings name no bucket');
  return openS3Files(s3);
}

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
}

describe('files in a bucket', () => {
  test('come back as they were given, whole or in part', async () => {
    await files.put('leyes/una.pdf', Buffer.from('0123456789'));
    expect(Buffer.from(await files.read('leyes/una.pdf')).toString()).toBe('0123456789');
    expect(await text(files.stream('leyes/una.pdf', { start: 2, end: 4 }))).toBe('234');
    expect([
      await files.has('leyes/una.pdf'),
      await files.has('leyes/otra.pdf'),
      await files.sizeOf('leyes/una.pdf'),
      await files.sizeOf('leyes/otra.pdf'),
    ]).toEqual([true, false, 10, undefined]);
    await expect(files.read('leyes/otra.pdf')).rejects.toThrow('there is no file leyes/otra.pdf');
    await files.remove('leyes/una.pdf');
    await files.remove('leyes/una.pdf');
    expect(await files.has('leyes/una.pdf')).toBe(false);
  });

  test('of more than a part go in parts, from a stream and from the disk', async () => {
    const bytes = randomBytes(17 * mebibyte);
    const path = join(await temporaryFolder('s3-file-'), 'clase.mp4');
    await writeFile(path, bytes);
    await files.putFile('courseFile/clase.mp4', path);
    await files.putStream('courseFile/otra.mp4', Readable.from([bytes.subarray(0, 5), bytes.subarray(5)]));
    for (const key of ['courseFile/clase.mp4', 'courseFile/otra.mp4'])
      expect((await buffer(files.stream(key))).equals(bytes), key).toBe(true);
    const [start, end] = [16 * mebibyte - 3, 16 * mebibyte + 3];
    const part = await buffer(files.stream('courseFile/clase.mp4', { start, end }));
    expect(part.equals(bytes.subarray(start, end + 1))).toBe(true);
  });

  test.each([10, 17 * mebibyte])('of a source that breaks after %i bytes leave nothing', async (length) => {
    const breaking = Readable.from(
      (async function* () {
        yield randomBytes(length);
        throw new Error('cut');
      })(),
    );
    await expect(files.putStream('courseFile/cortada.mp4', breaking)).rejects.toThrow('cut');
    expect(await files.has('courseFile/cortada.mp4')).toBe(false);
  });

  test('are listed under their own prefix alone', async () => {
    const other = open({ S3_PREFIX: 'dos' });
    for (let n = 0; n < 3; n += 1) await files.put(`slider/${n}.webp`, Buffer.from('x'));
    await other.put('slider/ajena.webp', Buffer.from('x'));
    expect((await all(files.list('slider'))).map(({ name }) => name)).toEqual(['0.webp', '1.webp', '2.webp']);
    await other.writeIdentity('de-otro');
    expect([await files.readIdentity(), await other.readIdentity()]).toEqual([null, 'de-otro']);
    expect(await all(other.listAll())).toEqual([{ key: 'slider/ajena.webp', sizeBytes: 1 }]);
  });

  test('that nothing names are removed, and deleted after their time', async () => {
    await files.put('slider/vieja.webp', Buffer.from('x'));
    const now = new Date();
    const inAnHour = new Date(now.getTime() + 3_600_000);
    expect(await files.retireOlder('slider/vieja.webp', new Date(now.getTime() - 60_000), now)).toBe(false);
    expect(await files.retireOlder('slider/vieja.webp', inAnHour, now)).toBe(true);
    expect(await files.has('slider/vieja.webp')).toBe(false);
    expect(() => files.stream('removed/slider/vieja.webp')).toThrow('invalid file key');
    await files.removeRetired(inAnHour);
    expect(await files.retireOlder('slider/vieja.webp', inAnHour, now)).toBe(false);
  });

  test('are opened by a short-lived address, with their type and name, and by no other', async () => {
    const linking = open({ S3_PREFIX: 'uno', S3_DOWNLOAD_ENDPOINT: server.settings()['S3_ENDPOINT'] ?? '' });
    await linking.put('courseFile/guia.pdf', Buffer.from('contenido'));
    const disposition = 'attachment; filename="guia.pdf"'; // the tests' server signs no ' and no * as S3 does
    const answer = { contentType: 'application/pdf', contentDisposition: disposition } as const;
    const address = (await linking.link('courseFile/guia.pdf', answer)) ?? '';
    const film = { contentType: 'video/mp4', contentDisposition: disposition } as const;
    const ends = async (link: Promise<string | undefined>) =>
      new URL((await link) ?? '').searchParams.get('X-Amz-Expires');
    expect(await ends(linking.link('courseFile/guia.pdf', answer))).toBe('600');
    expect(await ends(linking.link('courseFile/guia.pdf', film))).toBe('21600'); // a paused film goes on
    const got = await fetch(address, { headers: { range: 'bytes=0-3' } });
    expect([got.status, got.headers.get('content-disposition'), await got.text()]).toEqual([
      206,
      disposition,
      'cont',
    ]);
    const forged = await fetch(address.replace('guia.pdf?', 'otra.pdf?'));
    expect(forged.status).toBe(403);
    await forged.body?.cancel();
    expect(await files.link('courseFile/guia.pdf', answer)).toBeUndefined();
  });
});

/** Every name leads to this machine, as the DNS of a provider leads to its own. */
function answerAllNames(): void {
  const here = { address: '127.0.0.1', family: 4 };
  const lookup = vi.spyOn(dns, 'lookup').mockImplementation(((_name: string, ...rest: unknown[]) => {
    const told = rest.at(-1) as (error: null, found: unknown, family?: number) => void;
    const wantsAll = (rest[0] as { all?: boolean }).all === true;
    process.nextTick(() => (wantsAll ? told(null, [here]) : told(null, here.address, here.family)));
  }) as never);
  onTestFinished(() => lookup.mockRestore());
}

test.each([
  ['Amazon, in the name of the host', 's3.sa-east-1.amazonaws.com', 'sa-east-1', '0'],
  ['Amazon, in the path', 's3.sa-east-1.amazonaws.com', 'sa-east-1', '1'],
  ['a server of one’s own, in the path', 'localhost', 'us-east-1', '1'],
  ['another’s region', 's3.eu-central-1.amazonaws.com', 'eu-central-1', '0'],
])('the bucket is addressed as its provider wants it: %s', async (_, host, region, isPathStyle) => {
  answerAllNames();
  const { port } = new URL(server.settings()['S3_ENDPOINT'] ?? '');
  const endpoint = `http://${host}:${port}`;
  const prefix = `${region}-${isPathStyle}`;
  const settings = {
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_PATH_STYLE: isPathStyle,
    S3_PREFIX: prefix,
  };
  const there = open({ ...settings, S3_DOWNLOAD_ENDPOINT: endpoint });
  const answer = { contentType: 'application/pdf', contentDisposition: 'inline' };
  const link = new URL((await there.link('leyes/una-ley.pdf', answer)) ?? '');
  expect([link.host, link.pathname]).toEqual(
    isPathStyle === '1'
      ? [`${host}:${port}`, `/aula/${prefix}/files/leyes/una-ley.pdf`]
      : [`aula.${host}:${port}`, `/${prefix}/files/leyes/una-ley.pdf`],
  );
  expect(link.searchParams.get('X-Amz-Credential')).toContain(`/${region}/s3/aws4_request`);
  if (isPathStyle === '0') return; // the tests' server signs such an address with the bucket in its path, which S3 does not
  const large = randomBytes(17 * mebibyte);
  await there.put('leyes/una-ley.pdf', Buffer.from('0123456789'));
  await there.putStream('courseFile/clase.mp4', Readable.from([large]));
  expect((await all(there.listAll())).map(({ key }) => key)).toEqual([
    'courseFile/clase.mp4',
    'leyes/una-ley.pdf',
  ]);
  expect(await text(there.stream('leyes/una-ley.pdf', { start: 2, end: 4 }))).toBe('234');
  expect(await (await fetch(link)).text()).toBe('0123456789');
  await there.remove('courseFile/clase.mp4');
  expect(await there.has('courseFile/clase.mp4')).toBe(false);
});

describe('a bucket that does not let the portal in is named with its setting', () => {
  test.each([
    ['S3_ACCESS_KEY_ID', 'otra', 'does not know this key'],
    ['S3_SECRET_ACCESS_KEY', 'otra', 'is not the one of S3_ACCESS_KEY_ID'],
    ['S3_BUCKET', 'ninguno', 'there is no bucket ninguno'],
  ])('%s', async (setting, value, words) => {
    const wrong = open({ [setting]: value });
    await expect(wrong.readIdentity()).rejects.toMatchObject({
      setting,
      message: expect.stringContaining(words),
    });
  });

  test('one that is away fails every call, and answers again once it is back', async () => {
    await files.put('leyes/queda.pdf', Buffer.from('x'));
    await server.stop();
    onTestFinished(async () => expect(await text(files.stream('leyes/queda.pdf'))).toBe('x'));
    const away = {
      setting: 'S3_ENDPOINT',
      message: expect.stringContaining('does not answer: ECONNREFUSED'),
    };
    await expect(files.put('leyes/nueva.pdf', Buffer.from('x'))).rejects.toMatchObject(away);
    await expect(files.read('leyes/queda.pdf')).rejects.toMatchObject(away);
    await server.start();
    expect(await files.has('leyes/nueva.pdf')).toBe(false);
  });
});
