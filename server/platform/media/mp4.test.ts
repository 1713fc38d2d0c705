import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anMp4, box } from '../../testing/files/mp4.ts';
import { folderForTests } from '../../testing/lifetime.ts';
import { readMp4 } from './mp4.ts';

const folder = await folderForTests('mp4-');

async function read(bytes: Uint8Array) {
  const path = join(folder, 'video');
  await writeFile(path, bytes);
  return readMp4(path);
}

const ftyp = box('ftyp', Buffer.from('isom\0\0\0\0', 'latin1'));
const track = box('trak', box('mdia', box('hdlr', Buffer.from('\0\0\0\0\0\0\0\0vide', 'latin1'))));
const full = (type: string, version: number, ...numbers: [at: number, value: bigint, bytes: 4 | 8][]) => {
  const content = Buffer.alloc(40);
  content[0] = version;
  for (const [at, value, bytes] of numbers)
    if (bytes === 4) content.writeUInt32BE(Number(value), at);
    else content.writeBigUInt64BE(value, at);
  return box(type, content);
};

describe('an MP4', () => {
  test('tells its length, and whether it starts before it is whole', async () => {
    expect(await read(anMp4({ seconds: 125 }))).toEqual({
      durationSeconds: 125,
      isFastStart: true,
      playback: 'everywhere',
    });
    expect(await read(anMp4({ seconds: 3, isFastStart: false }))).toEqual({
      durationSeconds: 3,
      isFastStart: false,
      playback: 'everywhere',
    });
  });

  test('is read whatever lies between, in long boxes and in one that goes to the end', async () => {
    const moov = box('moov', full('mvhd', 1, [20, 1000n, 4], [24, 8_400n, 8]), track);
    const long = Buffer.concat([Buffer.from('\0\0\0\x01mdat\0\0\0\0\0\0\0\x14', 'latin1'), Buffer.alloc(4)]);
    const toTheEnd = Buffer.from('\0\0\0\0mdat1234', 'latin1');
    const free = box('free', Buffer.alloc(5000));
    const facts = { durationSeconds: 8, isFastStart: true, playback: 'everywhere' };
    expect(await read(Buffer.concat([ftyp, free, moov, toTheEnd]))).toEqual(facts);
    expect(await read(Buffer.concat([ftyp, long, free, moov]))).toEqual({ ...facts, isFastStart: false });
  });

  test('in pieces says its length in mehd, or not at all', async () => {
    const head = full('mvhd', 0, [12, 1000n, 4]);
    const pieces = [box('moof'), box('mdat')];
    const said = box('moov', head, box('mvex', full('mehd', 1, [4, 61_000n, 8])), track);
    expect(await read(Buffer.concat([ftyp, said, ...pieces]))).toEqual({
      durationSeconds: 61,
      isFastStart: true,
      playback: 'everywhere',
    });
    for (const duration of [0n, 0xffffffffn]) {
      const moov = box('moov', full('mvhd', 0, [12, 1000n, 4], [16, duration, 4]), track);
      expect(await read(Buffer.concat([ftyp, moov, ...pieces]))).toMatchObject({ durationSeconds: null });
    }
  });

  test.each([
    ...['avc1', 'avc3', 'vp08', 'vp09', 'av01'].map((codec) => [codec, 'everywhere']),
    ...['mp4v', 'hvc1', 'hev1'].map((codec) => [codec, 'somewhere']),
    ['encv', 'encrypted'],
  ])('of %s plays %s', async (codec, playback) => {
    expect(await read(anMp4({ codec }))).toMatchObject({ playback });
  });

  test('that is cut off or has no directory is broken', async () => {
    const whole = anMp4();
    for (const length of [40, 120, whole.length - 1])
      expect([length, await read(whole.subarray(0, length))]).toEqual([length, 'broken']);
    expect(await read(Buffer.concat([ftyp, box('mdat', Buffer.alloc(9))]))).toBe('broken');
    expect(await read(Buffer.concat([ftyp, box('moov', track), box('mdat')]))).toBe('broken');
    const noScale = box('moov', full('mvhd', 0), track);
    expect(await read(Buffer.concat([ftyp, noScale, box('mdat')]))).toBe('broken');
  });

  test('is no other thing that looks like one', async () => {
    expect(await read(anMp4({ brand: 'qt  ' }))).toBe('other');
    expect(await read(anMp4({ handler: 'soun' }))).toBe('other');
    for (const brand of ['avif', 'heic', 'M4A ']) expect(await read(anMp4({ brand }))).toBe('other');
    for (const text of ['', 'ftyp', '%PDF-1.4', '\x1aE\xdf\xa3webm', '....ftyp'])
      expect(await read(Buffer.from(text, 'latin1'))).toBe('other');
  });

  test('whatever its bytes are, is read to an end without an error', async () => {
    const size = fc.oneof(fc.constantFrom(0n, 1n, 7n, 8n, 0xffffffffn), fc.bigInt(0n, 200n));
    const piece = fc.record({
      size,
      long: fc.bigInt(0n, 0xffffffffffffffffn),
      type: fc.constantFrom('moov', 'mdat', 'mvhd', 'trak', 'mdia', 'hdlr', 'mvex', 'mehd', 'free'),
      content: fc.uint8Array({ maxLength: 60 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 12 }), async (pieces) => {
        const bytes = pieces.map(({ size, long, type, content }) => {
          const head = Buffer.alloc(16);
          head.writeUInt32BE(Number(size));
          head.write(type, 4);
          head.writeBigUInt64BE(long, 8);
          return Buffer.concat([head.subarray(0, size === 1n ? 16 : 8), content]);
        });
        const facts = await read(Buffer.concat([ftyp, ...bytes]));
        expect(typeof facts === 'string' || facts.durationSeconds !== 0).toBe(true);
      }),
      { numRuns: 300 },
    );
    await fc.assert(
      fc.asyncProperty(fc.nat(3000), fc.nat(255), async (at, value) => {
        const bytes = anMp4();
        bytes[at % bytes.length] = value;
        await read(bytes);
      }),
      { numRuns: 300 },
    );
  });
});
