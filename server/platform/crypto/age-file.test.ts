import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Decrypter } from 'age-encryption';
import { expect, test } from 'vitest';
import { ageFile, ageKeysFor, ageKeysOf, ageKeysText } from './age-file.ts';

const passphrase = 'cinco palabras que nadie adivina';
const plainOf = (bytes: Buffer) => ({
  sizeBytes: bytes.length,
  read: ({ start, end }: { start: number; end: number }) => Readable.from([bytes.subarray(start, end + 1)]),
});
const keys = await ageKeysFor(passphrase);

test.each([0, 65_536, 200_000])(
  'a file of %i bytes opens with its passphrase in age, and has the size that was said',
  async (bytes) => {
    const plain = randomBytes(bytes);
    const file = ageFile(plainOf(plain), ageKeysOf(ageKeysText(keys)));
    const encrypted = await buffer(file.body());
    expect(encrypted.length).toBe(file.sizeBytes);
    const decrypter = new Decrypter();
    decrypter.addPassphrase(passphrase);
    expect(Buffer.from(await decrypter.decrypt(encrypted)).equals(plain)).toBe(true);
  },
);

test('another passphrase does not open it', async () => {
  const decrypter = new Decrypter();
  decrypter.addPassphrase('otras palabras');
  await expect(
    decrypter.decrypt(await buffer(ageFile(plainOf(randomBytes(9)), keys).body())),
  ).rejects.toThrow();
});

test('a part is the bytes that the whole has there, wherever it begins and ends', async () => {
  const file = ageFile(plainOf(randomBytes(200_000)), keys);
  const whole = await buffer(file.body());
  const ends = [0, 9, 150, 190, 65_700, 65_751, 131_300, whole.length - 1];
  for (const start of ends)
    for (const end of ends.filter((each) => each >= start))
      expect((await buffer(file.body({ start, end }))).equals(whole.subarray(start, end + 1))).toBe(true);
});

test('a file that became shorter ends in a failure, never as a whole', async () => {
  const cut = { sizeBytes: 200_000, read: () => Readable.from([randomBytes(70_000)]) };
  await expect(buffer(ageFile(cut, keys).body())).rejects.toThrow('shorter');
});
