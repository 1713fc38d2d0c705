import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { imageSideCap } from '../../../contract/files/file-kinds.ts';
import { corners, cornersOf, fourColours } from '../../testing/files/images.ts';
import { folderForTests } from '../../testing/lifetime.ts';
import type { FileStore } from '../files/file-store.ts';
import { openFiles } from '../files/files.ts';
import { inspectImage } from './image-check.ts';
import { encodeForms } from './image-process.ts';
import { encodeImage } from './images.ts';

const [upperLeft, upperRight, lowerRight, lowerLeft] = corners;
const forms = ['', '-640', '-320', '-thumb'];

const folder = await folderForTests('images-');
let files: FileStore;
beforeAll(async () => {
  files = openFiles(folder);
});

const store = (bytes: Uint8Array, options?: Parameters<typeof encodeImage>[3]) =>
  encodeImage(files, ['slider'], bytes, options);
const read = (name: string, suffix = '', format = 'webp') =>
  files.read(`slider/${name.replace('.webp', `${suffix}.${format}`)}`);
const sizeOf = async (bytes: Uint8Array) => {
  const { width, height } = await sharp(bytes).metadata();
  return [width, height];
};

describe('a stored picture', () => {
  test('exists as WebP and AVIF in every width and as a square', async () => {
    const stored = await store(await fourColours(2000, 1000).jpeg().toBuffer());
    expect(stored).toMatchObject({ width: 1280, height: 640 });
    expect(stored.sizeBytes).toBe((await read(stored.name)).byteLength);
    for (const [format, name] of [
      ['webp', 'webp'],
      ['avif', 'heif'],
    ]) {
      const made = await Promise.all(forms.map((suffix) => read(stored.name, suffix, format)));
      expect(await Promise.all(made.map(sizeOf))).toEqual([
        [1280, 640],
        [640, 320],
        [320, 160],
        [160, 160],
      ]);
      for (const bytes of made) expect((await sharp(bytes).metadata()).format).toBe(name);
    }
  });

  test('is never larger than it came', async () => {
    const stored = await store(await fourColours(300, 100).png().toBuffer());
    expect(stored).toMatchObject({ width: 300, height: 100 });
    const sizes = await Promise.all(forms.map(async (suffix) => sizeOf(await read(stored.name, suffix))));
    expect(sizes).toEqual([
      [300, 100],
      [300, 100],
      [300, 100],
      [100, 100],
    ]);
  });

  test('carries none of the metadata of its source', async () => {
    const source = await fourColours(400, 300)
      .withExif({
        IFD0: { Artist: 'Ana Rojas' },
        IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '16/1 30/1 0/1' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Ana Rojas</x:xmpmeta>')
      .jpeg()
      .toBuffer();
    expect((await sharp(source).metadata()).exif?.toString('latin1')).toContain('Ana Rojas');
    const stored = await store(source);
    for (const format of ['webp', 'avif'])
      for (const suffix of forms) {
        const bytes = Buffer.from(await read(stored.name, suffix, format));
        const { exif, xmp, icc, iptc } = await sharp(bytes).metadata();
        expect({ exif, xmp, icc, iptc }).toEqual({});
        expect(bytes.toString('latin1')).not.toContain('Ana');
      }
  });

  test('stands upright, whatever the camera wrote', async () => {
    // 6 = the camera was turned: its left side is the top of the picture
    const source = await fourColours(400, 300).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await inspectImage(source)).toMatchObject({ width: 300, height: 400 });
    const stored = await store(source);
    expect(stored).toMatchObject({ width: 300, height: 400 });
    expect(await cornersOf(await read(stored.name))).toEqual([lowerLeft, upperLeft, upperRight, lowerRight]);
  });

  test('is cut in the pixels that a person sees', async () => {
    const source = await fourColours(400, 300).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const whole = await store(source);
    const part = await store(source, { crop: { left: 150, top: 200, width: 150, height: 200 } });
    expect(part).toMatchObject({ width: 150, height: 200 });
    expect(new Set(await cornersOf(await read(part.name)))).toEqual(new Set([upperRight]));
    expect(part.name).not.toBe(whole.name);
  });

  test('has its colours turned into those of every screen', async () => {
    const background = { r: 255, g: 0, b: 0 };
    const plain = sharp({ create: { width: 40, height: 40, channels: 3, background } });
    const firstPixel = async (bytes: Uint8Array) => [...(await sharp(bytes).raw().toBuffer()).subarray(0, 3)];
    const wide = await plain.clone().withIccProfile('p3').png().toBuffer();
    const unread = await sharp(wide, { ignoreIcc: true }).raw().toBuffer();
    expect(unread[1]).toBeGreaterThan(40); // the same red is (234, 51, 35) there
    const cmyk = await plain.clone().withIccProfile('cmyk').toColourspace('cmyk').jpeg().toBuffer();
    expect((await sharp(cmyk).metadata()).space).toBe('cmyk');
    for (const [source, strayed] of [
      [wide, 12],
      [cmyk, 70], // ink has no such red
    ] as const) {
      const [r = 0, g = 255, b = 255] = await firstPixel(await read((await store(source)).name));
      expect(r).toBeGreaterThan(255 - strayed);
      expect(Math.max(g, b)).toBeLessThan(strayed);
    }
  });

  test('is stored once, however often and from how many sides at once it comes', async () => {
    const source = await fourColours(200, 200).png().toBuffer();
    const before = (await readdir(join(folder, 'files/slider'))).length;
    const stored = await Promise.all([store(source), store(source), store(source)]);
    expect(new Set(stored.map(({ name }) => name)).size).toBe(1);
    expect((await readdir(join(folder, 'files/slider'))).length).toBe(before + 8);
  });
});

describe('what is taken for a picture', () => {
  test('the five kinds, of an animation the first picture', async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 20, height: 20, channels: 3, background } })
        .png()
        .toBuffer();
    const frames = [await frame('#e00000'), await frame('#0000e0')];
    const gif = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [100, 100] })
      .toBuffer();
    expect((await sharp(gif).metadata()).pages).toBe(2);
    const { name, width, height } = await store(gif);
    expect([width, height]).toEqual([20, 20]);
    expect(new Set(await cornersOf(await read(name)))).toEqual(new Set(['#e00000']));
    for (const made of [
      fourColours(20, 10).jpeg(),
      fourColours(20, 10).png(),
      fourColours(20, 10).webp(),
      fourColours(20, 10).avif(),
      fourColours(20, 10).gif(),
    ])
      expect(await inspectImage(await made.toBuffer())).toMatchObject({ width: 20, height: 10 });
  });

  test('other kinds are refused by what they hold', async () => {
    const tiff = await fourColours(20, 10).tiff().toBuffer();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    const others = [
      tiff,
      svg,
      Buffer.from('%PDF-1.7'),
      Buffer.from('BM'),
      Buffer.alloc(0),
      Buffer.from('hola'),
    ];
    for (const bytes of others)
      await expect(inspectImage(bytes)).rejects.toMatchObject({
        code: 'wrongFileKind',
        status: 415,
        errors: [{ field: 'file', message: expect.stringContaining('JPEG, PNG, WebP, AVIF o GIF') }],
      });
  });

  test('a side over 8,000 pixels is refused before it is decoded', async () => {
    const wide = await fourColours(8001, 20).png().toBuffer();
    await expect(inspectImage(wide)).rejects.toMatchObject({ code: 'pictureTooWide', status: 413 });
    expect(await inspectImage(await fourColours(8000, 20).png().toBuffer())).toMatchObject({ width: 8000 });
    // a header that claims sixteen thousand million pixels
    const bomb = await fourColours(20, 20).png().toBuffer();
    bomb.writeUInt32BE(400_000, 16);
    bomb.writeUInt32BE(400_000, 20);
    await expect(inspectImage(bomb)).rejects.toMatchObject({ name: 'Refusal' });
  });

  test('the largest of the kind that takes most memory, one after another', async () => {
    // 8,000 × 8,000 pixels of four channels and one colour, as sharp makes them
    const largest = await readFile(new URL('../../testing/files/largest.avif', import.meta.url));
    expect(await inspectImage(largest)).toMatchObject({ width: imageSideCap, height: imageSideCap });
    for (let times = 0; times < 2; times += 1)
      expect(await encodeForms(largest, undefined, ['webp'])).toMatchObject({ width: 1280, height: 1280 });
  });

  test('what is broken is refused, in its head or further on', async () => {
    const whole = await fourColours(600, 400).jpeg().toBuffer();
    for (const broken of [whole.subarray(0, 20), Buffer.concat([whole.subarray(0, 4), Buffer.alloc(500)])])
      await expect(inspectImage(broken)).rejects.toMatchObject({ code: 'badPicture' });
    await expect(store(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({ code: 'badPicture' });
    expect((await store(whole)).width).toBe(600); // the next one is not held up
  });
});
