import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { folderForTests } from '../../testing/lifetime.ts';
import { ConfigError } from '../process/start-refusal.ts';
import { openBundlePlace, refuseNoFolder } from './bundle-place.ts';
import { openBundleStore, placeError } from './bundle-store.ts';

const folder = await folderForTests('bundle-place-');
const prove = (place: string, dataDir = folder) =>
  openBundlePlace({ place, keys: undefined, dataDir }).prove();
const problem = expect.any(String);

describe('a place of bundles, proved', () => {
  test('a folder in which a file was written and removed has no problem, and keeps nothing of the proof', async () => {
    const place = join(folder, 'good');
    await mkdir(place);
    expect(await prove(place)).toEqual({ problem: null, isOnDataDisk: true });
    expect(await readdir(place)).toEqual([]);
  });

  test('a folder that is not there yet is not made by the proof', async () => {
    const place = join(folder, 'not-yet/aula');
    expect(await prove(place)).toEqual({ problem: null, isOnDataDisk: true });
    expect(existsSync(join(folder, 'not-yet'))).toBe(false);
  });

  test.runIf(existsSync('/dev/shm'))('a folder on another disk than DATA_DIR is told apart', async () => {
    const here = await stat(folder);
    const there = await stat('/dev/shm');
    expect(await prove(folder, '/dev/shm/aula')).toMatchObject({ isOnDataDisk: here.dev === there.dev });
  });

  test.runIf(existsSync('/proc/self'))('a folder that takes no file has the reason', async () => {
    expect(await prove('/proc')).toEqual({
      problem: expect.stringMatching(/^\/proc cannot be used: E/),
      isOnDataDisk: false,
    });
  });

  test('a bucket without a key has the name of the setting’s reason', async () => {
    expect(await prove('s3://copias/aula')).toMatchObject({
      problem: expect.stringContaining('expected an address'),
    });
  });

  test('a folder that never answers is said so, and is not asked twice at once', async () => {
    let asked = 0;
    const { promise, resolve } = Promise.withResolvers<{ problem: null; isOnDataDisk: boolean }>();
    const look = () => {
      asked += 1;
      return promise;
    };
    const place = openBundlePlace(
      { place: '/mnt/nas', keys: undefined, dataDir: folder },
      { milliseconds: 1, look },
    );
    expect(await place.prove()).toMatchObject({
      problem: expect.stringContaining('/mnt/nas does not answer'),
    });
    expect(await place.prove()).toMatchObject({ problem });
    expect(await place.state()).toMatchObject({ problem });
    expect(asked).toBe(1);
    resolve({ problem: null, isOnDataDisk: false });
  });
});

test('a place that is a file, or lies in one, is a wrong setting; one that is not there yet is none', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  for (const place of [file, join(file, 'in/it')])
    await expect(refuseNoFolder(place)).rejects.toThrow(ConfigError);
  await expect(refuseNoFolder(file)).rejects.toThrow(`BACKUP_DIR: ${file} is a file`);
  for (const place of [undefined, folder, join(folder, 'later'), 's3://copias/aula'])
    await refuseNoFolder(place);
});

describe('a bundle that is stored', () => {
  const mode = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
  test.each([
    [0o700, '600'],
    [0o755, '600'],
    [0o777, '600'],
    [0o750, '640'],
    [0o770, '640'],
  ])('into a folder of %o leaves that folder its rights, and is %s', async (given, expected) => {
    const place = join(folder, `of-${given}`);
    await mkdir(place);
    await chmod(place, given);
    const store = await openBundleStore(place, undefined);
    const path = await store.write('aula-1.tar', Readable.from([Buffer.from('x')]));
    expect([await mode(place), await mode(path)]).toEqual([given.toString(8), expected]);
  });

  test('into a folder that it makes is for the user of the portal alone', async () => {
    const place = join(folder, 'one/two');
    await (await openBundleStore(place, undefined)).write('aula-1.tar', Readable.from([]));
    expect(await mode(place)).toBe('700');
  });

  test.runIf(existsSync('/proc/self'))(
    'into a folder that cannot be made fails at once, by its name',
    async () => {
      const store = await openBundleStore('/proc/aula/copias', undefined);
      await expect(store.write('aula-1.tar', Readable.from([]))).rejects.toMatchObject({
        setting: 'BACKUP_DIR',
        message: expect.stringMatching(/^\/proc\/aula\/copias cannot be used: E/),
      });
    },
  );

  test('what fails at the folder is told by its name, what fails elsewhere is itself', () => {
    const failed = (fields: object) => Object.assign(new Error('ENOSPC: no space left on device'), fields);
    const full = { code: 'ENOSPC', syscall: 'write' };
    expect(placeError('/mnt/copias', failed(full))).toMatchObject({
      setting: 'BACKUP_DIR',
      message: 'the disk of /mnt/copias is full',
    });
    const elsewhere = failed({ ...full, path: '/srv/aula/files/x' });
    expect(placeError('/mnt/copias', elsewhere)).toBe(elsewhere);
  });
});
