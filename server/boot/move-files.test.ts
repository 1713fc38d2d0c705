import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { backUp } from '../backup/back-up.ts';
import { restore } from '../backup/restore.ts';
import { type Config, readConfig } from '../context/config.ts';
import { openLog } from '../platform/log.ts';
import { folderForTests, openForTests } from '../testing/lifetime.ts';
import { startS3Server } from '../testing/s3-server.ts';
import { openFileStore } from './file-store.ts';
import { moveFiles } from './move-files.ts';
import { openPortal } from './open-portal.ts';

const log = openLog('silent');
const unsealed = { isUnsealed: true };
const video = randomBytes(300_000); // s3-files.test.ts has those that go in parts
const folder = await folderForTests('move-');

const server = openForTests(startS3Server);
beforeAll(async () => {
  await start(onDisk(), async ({ portal }) => {
    await portal.files.put('slider/lamina.webp', Buffer.from('lámina'));
    await portal.files.put('courseFile/clase.mp4', video);
  });
});

const configOf = (env: Record<string, string>, name = 'first'): Config =>
  readConfig({ DATA_DIR: join(folder, name), DEMO: '0', LOG_LEVEL: 'silent', ...env });
const onDisk = (name?: string) => configOf({}, name);
const inBucket = (prefix = 'aula', name?: string) => configOf(server.settings(prefix), name);

type Opened = Awaited<ReturnType<typeof openPortal>>;
async function start(config: Config, work: (opened: Opened) => Promise<unknown> = async () => undefined) {
  const opened = await openPortal(config, { log });
  try {
    await work(opened);
  } finally {
    await opened.close();
  }
}

test('files move into a bucket and back, every byte compared, and nothing starts on the store before', async () => {
  expect(await moveFiles(inBucket(), log, 's3')).toMatchObject({ copied: 2, already: 0, running: [] });
  await expect(start(onDisk())).rejects.toThrow(/^DATA_DIR: the files were moved away from/);
  await start(inBucket(), async ({ portal }) => {
    expect(Buffer.from(await portal.files.read('courseFile/clase.mp4')).equals(video)).toBe(true);
    await portal.files.put('leyes/nueva.pdf', Buffer.from('ley'));
  });
  expect(await moveFiles(inBucket(), log, 'disk')).toMatchObject({ copied: 1, already: 2, running: [] });
  await expect(start(inBucket())).rejects.toThrow(/^S3_BUCKET: the files were moved away from/);
  await start(onDisk(), async ({ portal }) => {
    expect(Buffer.from(await portal.files.read('leyes/nueva.pdf')).toString()).toBe('ley');
  });
});

test('a move that was cut goes on; until it is done, nothing starts on the new store', async () => {
  const config = inBucket('cortada');
  const id = (await readFile(join(config.dataDir, 'files/portal.id'), 'utf8')).trim();
  const bucket = await openFileStore(config);
  await bucket.writeIdentity(`being filled ${id}`);
  await bucket.put('slider/lamina.webp', Buffer.from('lámina'));
  await expect(start(config)).rejects.toThrow(/^S3_BUCKET: the files are still being moved to/);
  expect(await moveFiles(config, log, 's3')).toMatchObject({ copied: 2, already: 1 });
  expect(await moveFiles(config, log, 'disk')).toMatchObject({ copied: 0, already: 3 });
});

test('nothing is overwritten, and no store of another portal is touched', async () => {
  const config = inBucket('ocupada');
  const bucket = await openFileStore(config);
  await bucket.put('slider/ajena.webp', Buffer.from('x'));
  await expect(moveFiles(config, log, 's3')).rejects.toThrow('has files of another portal');
  const id = (await readFile(join(config.dataDir, 'files/portal.id'), 'utf8')).trim();
  await bucket.writeIdentity(`being filled ${id}`);
  await bucket.put('slider/lamina.webp', Buffer.from('otra'));
  await expect(moveFiles(config, log, 's3')).rejects.toThrow(/slider\/lamina\.webp .* was not overwritten/);
  expect(Buffer.from(await bucket.read('slider/lamina.webp')).toString()).toBe('otra');
  await start(onDisk());
});

test('while a node runs, files are copied and nothing is switched', async () => {
  const config = inBucket('corriendo');
  await start(onDisk(), async ({ portal }) => {
    await portal.db
      .insertInto('service_node')
      .values({
        name: 'uno:3000',
        version: '1',
        first_seen_at: portal.clock.now(),
        seen_at: portal.clock.now(),
      })
      .execute();
  });
  expect(await moveFiles(config, log, 's3')).toMatchObject({ copied: 3, running: ['uno:3000'] });
  await start(onDisk(), ({ portal }) => portal.db.deleteFrom('service_node').execute());
});

test('a bundle of a portal on disk comes back in a bucket, and the other way round', async () => {
  const bundles = join(folder, 'bundles');
  const bundleOf = async (config: Config) => {
    let path = '';
    await start(config, async ({ portal, jobs }) => {
      const source = { config, files: portal.files, db: portal.db, pool: jobs.pool, now: new Date() };
      ({ path } = await backUp(source, bundles));
    });
    return path;
  };
  const first = await bundleOf(onDisk());
  const bucket = inBucket('restaurada', 'second');
  await restore(bucket, log, first, unsealed);
  expect(await readdir(join(bucket.dataDir, 'files'))).toEqual([]);
  await start(bucket, async ({ portal }) => {
    expect(Buffer.from(await portal.files.read('courseFile/clase.mp4')).equals(video)).toBe(true);
  });
  await expect(restore(inBucket('restaurada', 'third'), log, first, unsealed)).rejects.toThrow(
    /^S3_BUCKET: .* is not empty/,
  );
  await mkdir(join(folder, 'fourth'), { recursive: true });
  await restore(onDisk('fourth'), log, await bundleOf(bucket), unsealed);
  expect((await readFile(join(folder, 'fourth/files/courseFile/clase.mp4'))).equals(video)).toBe(true);
});

test('a restore into a bucket that fails leaves nothing there', async () => {
  const [name = ''] = await readdir(join(folder, 'bundles'));
  const config = inBucket('rota', 'broken');
  await mkdir(config.dataDir, { recursive: true });
  await symlink('nowhere', join(config.dataDir, 'uploads')); // in the way of the last step
  await expect(restore(config, log, join(folder, 'bundles', name), unsealed)).rejects.toThrow('ENOTDIR');
  const bucket = await openFileStore(config);
  expect([await bucket.readIdentity(), await bucket.has('slider/lamina.webp')]).toEqual([null, false]);
});

test('a wrong key stops the start with the setting that is wrong', async () => {
  const { s3 } = inBucket();
  if (s3 === undefined) throw new Error('no bucket');
  await expect(start({ ...inBucket(), s3: { ...s3, secretAccessKey: 'otra' } })).rejects.toMatchObject({
    setting: 'S3_SECRET_ACCESS_KEY',
  });
});
