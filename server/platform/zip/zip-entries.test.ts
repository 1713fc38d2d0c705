import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { zipOf } from '../../testing/files/zip.ts';
import { folderForTests } from '../../testing/lifetime.ts';
import { readZipEntries } from './zip-entries.ts';

const folder = await folderForTests('zip-entries-');

async function entriesOf(zip: Buffer) {
  const path = join(folder, 'a.zip');
  await writeFile(path, zip);
  return (await readZipEntries(path))?.map(({ name }) => name);
}

const parts = ['uno.xml', 'dos.xml'].map((name) => ({ name, content: '<a/>' }));
const whole = zipOf(parts);
const endAt = whole.length - 22;
const directoryAt = whole.readUInt32LE(endAt + 16);

/** A ZIP with changes to some fields of its last record. */
const withEnd = (change: (end: Buffer) => void) => {
  const zip = Buffer.from(whole);
  change(zip.subarray(endAt));
  return zip;
};

describe('what a ZIP says it holds', () => {
  test('is read from its directory', async () => {
    expect(await entriesOf(whole)).toEqual(['uno.xml', 'dos.xml']);
    expect(await entriesOf(Buffer.concat([whole, Buffer.alloc(9)]))).toEqual(['uno.xml', 'dos.xml']);
  });

  test('is refused where another program would read other files than these', async () => {
    const decoy = whole.subarray(directoryAt, endAt);
    const twoDirectories = Buffer.concat([whole.subarray(0, endAt), decoy, whole.subarray(endAt)]);
    const fewerThanThere = withEnd((end) => {
      end.writeUInt16LE(1, 8);
      end.writeUInt16LE(1, 10);
    });
    const elsewhere = [4, 8, 10].map((at) => withEnd((end) => end.writeUInt16LE(0xffff, at)));
    const packedElsewhere = Buffer.from(whole);
    packedElsewhere.writeUInt32LE(0xffffffff, directoryAt + 20);
    for (const zip of [twoDirectories, fewerThanThere, ...elsewhere, packedElsewhere])
      expect(await entriesOf(zip)).toBeUndefined();
  });
});
