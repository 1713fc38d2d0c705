import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test, vi } from 'vitest';
import { encodeForms } from '../platform/media/image-process.ts';
import { openForTests } from '../testing/lifetime.ts';
import { openTestPages } from '../testing/page-build.ts';

/** Screens whose title and cover go by their id. */
const renderer = `export const renderer = {
  screens: [
    { path: '/', who: 'open', mode: 'page', params: [] },
    { path: '/leercurso', who: 'open', mode: 'page', params: ['id', 'page'] },
    { path: '/buscar', who: 'open', mode: 'page', params: [], isNotIndexed: true },
  ],
  setTimeZone() {},
  async renderRefusal() { return { texts: ['no'], ownTexts: () => [] }; },
  async loadCard({ screen, query, api }) {
    if (screen.path === '/') return { title: 'Aula', cover: undefined };
    if (query.id === '9') await api.article.read({ id: 9 });
    const file = { 3: 'detailed.webp', 4: 'plain.webp' }[Number(query.id)] ?? null;
    return { title: 'El título '.repeat(Number(query.id)), cover: { folder: 'articlefile', file, drawing: '/motivos/casa.svg' } };
  },
};`;

const pages = openForTests(() => openTestPages(renderer));
beforeAll(async () => {
  const drawing = (colour: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400"><path fill="${colour}" d="M0 0h640v400H0z"/></svg>`;
  const folder = join(pages.folder, 'client/motivos');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'casa.svg'), drawing('#00f'));
  await writeFile(join(folder, 'amanecer.svg'), drawing('#f00'));
});

/** The picture at an address, and the colour in the middle of its cover. */
async function picture(address: string) {
  const { rawPayload, headers, statusCode } = await pages.app.inject(address);
  expect({ statusCode, type: headers['content-type'] }).toEqual({ statusCode: 200, type: 'image/jpeg' });
  const { width, height } = await sharp(rawPayload).metadata();
  const [red, green, blue] = await sharp(rawPayload)
    .extract({ left: 950, top: 315, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return {
    bytes: rawPayload,
    width,
    height,
    colour: [red, green, blue].map((part = 0) => Math.round(part / 255)),
  };
}

test('an indexed page has a picture of its title and its cover, drawn where none was uploaded', async () => {
  const ofCourse = await picture('/tarjetas/leercurso.jpg?id=1');
  expect(ofCourse).toMatchObject({ width: 1200, height: 630, colour: [0, 0, 1] });
  expect((await picture('/tarjetas/inicio.jpg')).colour).toEqual([1, 0, 0]);
  const again = await picture('/tarjetas/leercurso.jpg?id=1&page=2');
  expect(again.bytes.equals(ofCourse.bytes)).toBe(true);
  const other = await picture('/tarjetas/leercurso.jpg?id=8');
  expect(other.bytes.equals(ofCourse.bytes)).toBe(false);
});

test('an uploaded cover, however detailed, leaves it within 100 kB', async () => {
  let seed = 1;
  const noise = Buffer.alloc(1280 * 800 * 3, 0).map(() => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % 256;
  });
  const webp = await sharp(noise, { raw: { width: 1280, height: 800, channels: 3 } })
    .webp()
    .toBuffer();
  await pages.portal.portal.files.put('articlefile/detailed.webp', webp);
  const { bytes, colour } = await picture('/tarjetas/leercurso.jpg?id=3');
  expect(bytes.length).toBeLessThanOrEqual(100_000);
  expect(colour).not.toEqual([0, 0, 1]);
});

test('a picture is drawn once, however its address spells the id', async () => {
  const { files } = pages.portal.portal;
  const plain = sharp({ create: { width: 64, height: 40, channels: 3, background: '#00f' } });
  await files.put('articlefile/plain.webp', await plain.webp().toBuffer());
  const read = vi.spyOn(files, 'read');
  for (const id of ['4', '04', '4.0', '%204']) await picture(`/tarjetas/leercurso.jpg?id=${id}`);
  expect(read).toHaveBeenCalledOnce();
});

test('a page that is not there, or that nobody shall find, has none', async () => {
  expect((await pages.app.inject('/tarjetas/leercurso.jpg?id=9')).statusCode).toBe(404);
  expect((await pages.app.inject('/tarjetas/buscar.jpg')).statusCode).toBe(404);
});

test('many at once wait in a line of their own: twenty do, the others are told to come again, and an upload is not behind them', async () => {
  const ended: string[] = [];
  const cards = Array.from({ length: 40 }, async (_, n) => {
    const { statusCode, headers } = await pages.app.inject({
      url: `/tarjetas/leercurso.jpg?id=${n + 20}`,
      remoteAddress: `10.7.0.${n}`,
    });
    if (statusCode === 200) ended.push('card');
    else expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
    return statusCode;
  });
  const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  const upload = encodeForms(photo, undefined, ['webp']).then(() => ended.push('upload'));
  const statuses = await Promise.all(cards);
  await upload;
  expect(statuses.filter((status) => status === 200)).toHaveLength(21);
  expect(ended.at(-1)).toBe('card');
});
