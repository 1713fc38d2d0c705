import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { joinRestored } from '../boot/portal-identity.ts';
import { type Config, readConfig } from '../context/config.ts';
import { backupTasks } from '../features/service-state/backup.jobs.ts';
import { findNewestBundle } from '../features/service-state/backup-runs.ts';
import { type BundleStore, openBundleStore, type StoredBundle } from '../platform/files/bundle-store.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import { openLog } from '../platform/log.ts';
import { folderForTests, openForTests } from '../testing/lifetime.ts';
import { aTestPortal } from '../testing/portal.ts';
import { startS3Server } from '../testing/s3-server.ts';
import { backUp } from './back-up.ts';
import { checkBundle } from './bundle.ts';
import { rehearse } from './rehearse.ts';
import { restore } from './restore.ts';

const place = 's3://aula/copias/uno';
const log = openLog('silent');
const passphrase = 'cinco palabras bien largas';
const unsealed = { isUnsealed: true };
const mebibyte = 1024 ** 2;
/** A bundle with it is sent in two parts, and asked for in three. */
const film = randomBytes(17 * mebibyte);
const clip = randomBytes(1000);
let large: StoredBundle;
let pool: pg.Pool;
const folder = await folderForTests('bucket-bundles-');
let store: BundleStore;

const server = openForTests(startS3Server);
const world = aTestPortal(() => ({
  ...access(),
  BACKUP_DIR: place,
  BACKUP_PASSPHRASE: passphrase, // without one scheduled bundles stay at home
  BACKUP_KEEP: '2 days, 0 weeks, 0 months',
}));
beforeAll(async () => {
  pool = new pg.Pool(world.address);
  const { files } = world.portal;
  await files.put('courseFile/clase.mp4', clip);
  await joinRestored(pool, files);
  store = await openBundleStore(place, world.portal.config.backupS3);
  await files.put('courseFile/larga.mp4', film);
  large = await back();
  await files.remove('courseFile/larga.mp4');
});
afterAll(() => pool.end());

/** The way to the bucket of bundles, of a portal whose files lie on its disk. */
function access(): Record<string, string> {
  const { S3_BUCKET: _, ...rest } = server.settings();
  return Object.fromEntries(Object.entries(rest).map(([name, value]) => [`BACKUP_${name}`, value]));
}
const configOf = (dataDir: string, env: Record<string, string> = {}): Config =>
  readConfig({ DATA_DIR: join(folder, dataDir), LOG_LEVEL: 'silent', ...access(), ...env });
const source = (files: FileStore = world.portal.files, passphrase?: string) => ({
  config: { ...world.portal.config, backupPassphrase: passphrase },
  ...{ files, pool, db: world.portal.db, now: world.clock.now() },
});
const back = async (passphrase?: string) => {
  world.clock.advance(1); // bundles of one second have one name
  return await backUp(source(undefined, passphrase), place);
};
const names = async () => (await store.list()).map(({ path }) => path);

/** Sealing and restoring is work for a processor, of which a busy machine gives little. */
const busyMilliseconds = 400_000;

test(
  'a bundle goes to a bucket in parts, is listed there, and comes back on another machine',
  async () => {
    const { path, bytes } = large;
    expect(path).toMatch(/^s3:\/\/aula\/copias\/uno\/aula-\w+\.tar$/);
    expect(bytes).toBeGreaterThan(film.length);
    expect(await names()).toContain(path);
    expect(await restore(configOf('elsewhere'), log, path, unsealed)).toMatchObject({ files: 2 });
    expect((await readFile(join(folder, 'elsewhere/files/courseFile/larga.mp4'))).equals(film)).toBe(true);
  },
  busyMilliseconds,
);

test('a part of a bundle is read alone, as a download that goes on asks for it', async () => {
  const whole = await buffer(large.read());
  const range = { start: 8 * mebibyte - 3, end: 16 * mebibyte + 3 };
  expect((await buffer(large.read(range))).equals(whole.subarray(range.start, range.end + 1))).toBe(true);
  expect((await buffer(large.read({ start: whole.length - 5, end: whole.length + 99 }))).length).toBe(5);
});

test('a bundle that is cut half-way leaves nothing that counts', async () => {
  const before = await names();
  const cut: FileStore = {
    ...world.portal.files,
    sizeOf: async () => film.length,
    stream: () => Readable.from([film.subarray(0, 16.5 * mebibyte)], { objectMode: false }),
  };
  world.clock.advance(1);
  await expect(backUp(source(cut), place)).rejects.toThrow();
  expect(await names()).toEqual(before);
});

test(
  'a rehearsal reads an encrypted bundle from the bucket and leaves nothing there',
  async () => {
    const { path } = await back(passphrase);
    expect(path).toMatch(/\/aula-\w+\.tar\.age$/);
    const before = await names();
    expect(before).toContain(path);
    const config = configOf('rehearsed', { BACKUP_DIR: place, BACKUP_PASSPHRASE: passphrase });
    expect(await rehearse(config, log, path)).toMatchObject({ files: 1 });
    expect(await names()).toEqual(before);
  },
  busyMilliseconds,
);

test('of the scheduled bundles the newest days stay in the bucket; those of others are not touched', async () => {
  const tasks = backupTasks(world.portal, async () => {
    const { path, bytes } = await back();
    return { path, bytes, rows: 1, files: 1 };
  });
  const others = await names();
  const days = [1, 2, 3];
  for (const _ of days) {
    await tasks['backUp']?.({ scheduled: true }, undefined as never);
    world.clock.advance(24 * 3600);
  }
  const now = await names();
  expect(now).toEqual(expect.arrayContaining(others));
  expect(now.length - others.length).toBe(2);
  expect(now).toContain((await findNewestBundle(world.portal))?.path);
});

test('a bucket that goes away is not called a damaged bundle', async () => {
  const bundle = await back();
  await server.stop();
  onTestFinished(() => server.start());
  await expect(checkBundle(bundle, undefined)).rejects.toMatchObject({
    setting: 'BACKUP_S3_ENDPOINT',
    message: expect.stringContaining('does not answer'),
  });
});

test.each([
  [{}, 'BACKUP_S3_ENDPOINT', 'lies in S3'],
  [{ BACKUP_S3_SECRET_ACCESS_KEY: 'otra' }, 'BACKUP_S3_SECRET_ACCESS_KEY', 'is not the one of BACKUP_S3_ACC'],
  [{ BACKUP_S3_ACCESS_KEY_ID: 'otra' }, 'BACKUP_S3_ACCESS_KEY_ID', 'does not know this key'],
])('what is wrong is named with its setting: %o', async (change, setting, words) => {
  const env = Object.keys(change).length === 0 ? {} : { ...access(), ...change };
  const config = readConfig({ DATA_DIR: join(folder, 'never'), ...env });
  await expect(restore(config, log, `${place}/aula-20260101T000000Z.tar`, unsealed)).rejects.toMatchObject({
    setting,
    message: expect.stringContaining(words),
  });
});

test('no bundle at an address is said so', async () => {
  const path = `${place}/aula-20260101T000000Z.tar`;
  await expect(restore(configOf('nothing'), log, path, unsealed)).rejects.toThrow(
    `There is no bundle ${path}.`,
  );
});
