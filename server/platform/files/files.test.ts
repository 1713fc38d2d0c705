import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, test } from 'vitest';
import { folderForTest, folderForTests } from '../../testing/lifetime.ts';
import { type FileStore, StoreUnavailable } from './file-store.ts';
import { openFiles } from './files.ts';
import { makeOwnFolder } from './owner-only.ts';
import { openUploads } from './upload-parts.ts';

const folder = await folderForTests('files-');
let files: FileStore;
beforeAll(async () => {
  files = openFiles(folder);
});

describe('the file store', () => {
  test('keeps files for the portal’s own user, in folders that were open before, too', async () => {
    await writeFile(join(folder, 'abierto.pdf'), 'x', { mode: 0o644 });
    await mkdir(join(folder, 'uploads'), { mode: 0o755 });
    await makeOwnFolder(join(folder, 'uploads'));
    await files.put('modos/puesto.pdf', Buffer.from('x'));
    await files.putFile('modos/copiado.pdf', join(folder, 'abierto.pdf'));
    const uploads = openUploads(folder);
    const { path } = await uploads.take(Readable.from(['x']));
    await uploads.writeAt('6f1fd1b2-7c0e-4c57-9d3c-0d4a4a2d0001', 0, Buffer.from('x'));
    const modeOf = async (place: string) => (await stat(place)).mode & 0o777;
    for (const file of ['files/modos/puesto.pdf', 'files/modos/copiado.pdf'])
      expect(await modeOf(join(folder, file)), file).toBe(0o600);
    for (const file of [path, uploads.pathOf('6f1fd1b2-7c0e-4c57-9d3c-0d4a4a2d0001')])
      expect(await modeOf(file), file).toBe(0o600);
    for (const place of ['files/modos', 'uploads'])
      expect(await modeOf(join(folder, place)), place).toBe(0o700);
  });

  test('gives back what it was given, whole or in part, and leaves nothing beside it', async () => {
    await files.put('leyes/una.pdf', Buffer.from('0123456789'));
    expect(Buffer.from(await files.read('leyes/una.pdf')).toString()).toBe('0123456789');
    expect(await text(files.stream('leyes/una.pdf', { start: 2, end: 4 }))).toBe('234');
    expect([
      await files.has('leyes/una.pdf'),
      await files.has('leyes/otra.pdf'),
      await files.sizeOf('leyes/una.pdf'),
    ]).toEqual([true, false, 10]);
    expect(await readdir(join(folder, 'files/leyes'))).toEqual(['una.pdf']);
    await files.remove('leyes/una.pdf');
    expect(await files.has('leyes/una.pdf')).toBe(false);
  });

  test('takes nothing where the portal’s id was and is not any more: another folder lies there', async () => {
    const parent = await folderForTest('unmounted-');
    const shared = openFiles(parent);
    await shared.put('leyes/antes.pdf', Buffer.from('x')); // a restore puts files before the id
    await openFiles(parent).writeIdentity('one');
    expect(await shared.readIdentity()).toBe('one');
    await shared.put('leyes/una.pdf', Buffer.from('x'));
    await rename(join(parent, 'files'), join(parent, 'away'));
    await mkdir(join(parent, 'files'));
    const put = [
      () => shared.put('leyes/otra.pdf', Buffer.from('x')),
      () => shared.putFile('leyes/otra.pdf', join(parent, 'away/leyes/una.pdf')),
      () => shared.putStream('leyes/otra.pdf', Readable.from(['x'])),
    ];
    for (const each of put) await expect(each()).rejects.toThrow(StoreUnavailable);
    expect(await readdir(join(parent, 'files'))).toEqual([]);
    await rm(join(parent, 'files'), { recursive: true });
    await rename(join(parent, 'away'), join(parent, 'files'));
    await put[0]?.();
  });

  test('takes no key that leads elsewhere', async () => {
    for (const key of ['../x', 'leyes/../../x', '/etc/passwd', 'leyes/a/b', 'leyes'])
      await expect(async () => files.read(key)).rejects.toThrow('invalid file key');
  });
});
