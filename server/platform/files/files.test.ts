import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FileStore, openFiles } from './files.ts';

let folder: string;
let files: FileStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'));
  files = openFiles(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the file store', () => {
  test('gives back what it was given, whole or in part, and leaves nothing beside it', async () => {
    await files.put('leyes/una.pdf', Buffer.from('0123456789'));
    expect(Buffer.from(await files.read('leyes/una.pdf')).toString()).toBe('0123456789');
    expect(await text(files.stream('leyes/una.pdf', { start: 2, end: 4 }))).toBe('234');
    expect([
      await files.has('leyes/una.pdf'),
      await files.has('leyes/otra.pdf'),
      await files.size('leyes/una.pdf'),
    ]).toEqual([true, false, 10]);
    expect(await readdir(join(folder, 'files/leyes'))).toEqual(['una.pdf']);
    await files.remove('leyes/una.pdf');
    expect(await files.has('leyes/una.pdf')).toBe(false);
  });

  test('takes no key that leads elsewhere', async () => {
    for (const key of ['../x', 'leyes/../../x', '/etc/passwd', 'leyes/a/b', 'leyes'])
      await expect(async () => files.read(key)).rejects.toThrow('invalid file key');
  });
});
