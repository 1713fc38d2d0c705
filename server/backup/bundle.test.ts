import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { type BundleStore, openBundleStore } from '../platform/files/bundle-store.ts';
import { folderForTest } from '../testing/lifetime.ts';
import { beginBundle } from './bundle.ts';

test('what stops a bundle is told by everything that is added after it', async () => {
  const store = {
    write: async () => {
      throw new Error('the place is gone');
    },
  } as unknown as BundleStore;
  const writer = beginBundle(store, 'aula-1.tar', undefined);
  for (const name of ['one', 'two'])
    await expect(writer.add(name, Buffer.from('x'))).rejects.toThrow('the place is gone');
  await writer.abandon();
});

test('a full disk is told with its folder, and nothing is left there', async () => {
  const folder = await folderForTest('bundles-');
  const store = await openBundleStore(folder, undefined);
  const source = Readable.from(
    (async function* () {
      yield Buffer.from('x');
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    })(),
  );
  await expect(store.write('aula-1.tar', source)).rejects.toMatchObject({
    setting: 'BACKUP_DIR',
    message: `the disk of ${folder} is full`,
  });
  expect(await readdir(folder)).toEqual([]);
});

test('a folder that was never made has no bundles', async () => {
  const store = await openBundleStore(join(await folderForTest('bundles-'), 'backups'), undefined);
  expect(await store.list()).toEqual([]);
});
