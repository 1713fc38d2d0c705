import { copyFile, mkdir, readdir, rm, truncate } from 'node:fs/promises';
import { basename, join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinRestored } from '../boot/portal-identity.ts';
import { type Config, readConfig } from '../context/config.ts';
import { openLog } from '../platform/log.ts';
import { folderForTests } from '../testing/lifetime.ts';
import { aTestPortal } from '../testing/portal.ts';
import { type Backup, backUp } from './back-up.ts';
import { rehearse } from './rehearse.ts';
import { restore } from './restore.ts';

/* The nightly bundle of the portal's own disk: rows, and what is new of the files (decision 0155). */

let pool: pg.Pool;
let whole: Backup;
let part: Backup;
const folder = await folderForTests('part-');
const log = openLog('silent');
const unsealed = { isUnsealed: true };
const configOf = (dataDir: string): Config =>
  readConfig({
    ...{ DATA_DIR: join(folder, dataDir), DEMO: '0', LOG_LEVEL: 'silent' },
    BACKUP_DIR: join(folder, 'rehearsals'),
  });

const world = aTestPortal();
const fileEntries = ({ manifest }: Backup) =>
  manifest.entries.map(({ name }) => name).filter((name) => name.startsWith('files/'));

async function back(since?: string, into = 'bundles'): Promise<Backup> {
  world.clock.advance(1);
  const source = {
    config: world.portal.config,
    files: world.portal.files,
    db: world.portal.db,
    pool,
    now: world.clock.now(),
  };
  return await backUp(source, join(folder, into), since);
}

beforeAll(async () => {
  const { files } = world.portal;
  pool = new pg.Pool(world.address);
  pool.on('error', () => undefined); // the database goes before it
  await joinRestored(pool, files);
  await files.put('pruebas/vieja.webp', Buffer.alloc(300_000, 'v'));
  await files.put('pruebas/borrada.webp', Buffer.alloc(1_000, 'b'));
  whole = await back();
  await files.remove('pruebas/borrada.webp');
  await files.put('pruebas/nueva.webp', Buffer.from('nueva'));
  part = await back(whole.path);
});
afterAll(() => pool.end());

/** Both bundles in a folder of their own, to be spoiled. */
async function copies(name: string): Promise<{ whole: string; part: string }> {
  const into = join(folder, name);
  await mkdir(into);
  const copy = async ({ path }: Backup) => {
    await copyFile(path, join(into, basename(path)));
    return join(into, basename(path));
  };
  return { whole: await copy(whole), part: await copy(part) };
}

test('a bundle on a whole one has the rows and the new files alone', () => {
  expect(fileEntries(part)).toEqual(['files/pruebas/nueva.webp']);
  expect(part.manifest.base).toMatchObject({ name: basename(whole.path), sha256: whole.sha256 });
  expect(part.manifest.tables.length).toBe(whole.manifest.tables.length);
  expect(part.bytes).toBeLessThan(whole.bytes - 250_000);
});

test('it is restored with the whole one beside it: the files of its own moment, no removed one', async () => {
  const config = configOf('restored');
  expect(await restore(config, log, part.path, unsealed)).toMatchObject({ files: 2 });
  expect((await readdir(join(config.dataDir, 'files/pruebas'))).sort()).toEqual(['nueva.webp', 'vieja.webp']);
});

test('it is rehearsed like any other, known by its digest', async () => {
  await expect(rehearse(configOf('r'), log, part.path, part.sha256)).resolves.toMatchObject({ files: 2 });
});

test('without the whole one, or with another in its place, it is refused and nothing is left behind', async () => {
  const alone = await copies('alone');
  await rm(alone.whole);
  await expect(restore(configOf('none'), log, alone.part, unsealed)).rejects.toThrow(
    `has what was new since ${basename(whole.path)}, which is not beside it`,
  );
  const changed = await copies('changed');
  const other = await back(undefined, 'others');
  await copyFile(other.path, changed.whole);
  await expect(restore(configOf('none'), log, changed.part, unsealed)).rejects.toThrow(
    'is not the bundle on which',
  );
  await expect(readdir(configOf('none').dataDir)).rejects.toThrow('ENOENT');
});

test('on a whole one that is damaged or gone, or on another part, the next bundle is whole', async () => {
  const spoiled = await copies('spoiled');
  await truncate(spoiled.whole, 1_000);
  for (const since of [spoiled.whole, join(folder, 'aula-nowhere.tar'), part.path]) {
    const next = await back(since, 'next');
    expect(next.manifest.base).toBeUndefined();
    expect(fileEntries(next)).toHaveLength(2);
  }
});
