import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { fileOf, fourColours } from '../../testing/files/images.ts';
import { anAdminOf, aTestPortal, type TestPortal } from '../../testing/portal.ts';

const opened = aTestPortal();
const { admin } = anAdminOf(opened);
let media: TestPortal['client']['visitor']['media'];

beforeAll(async () => {
  media = opened.client.as(admin).media;
});

const photo = async (width = 400, height = 300) => fileOf(await fourColours(width, height).jpeg().toBuffer());

describe('Media/Add', () => {
  test('stores a picture, says what it is and who put it there', async () => {
    const { data } = await media.add({ file: await photo(), Alt: '  Una familia en la mesa ' });
    expect(data).toMatchObject({ alt: 'Una familia en la mesa', width: 400, height: 300 });
    expect(data.path).toMatch(/^[0-9a-f]{32}\.webp$/);
    expect(data.date).toBe(opened.clock.now().toISOString());
    expect(await opened.portal.files.sizeOf(`articlefile/${data.path}`)).toBe(data.sizeBytes);
    const row = await opened.portal.db
      .selectFrom('media')
      .select('created_by')
      .where('id', '=', data.id)
      .executeTakeFirst();
    expect(row?.created_by).toBe(admin.id);
    expect((await media.get({})).data[0]).toEqual(data);
  });

  test('says that a picture which moved keeps its first frame only', async () => {
    const frames = await Promise.all(
      ['red', 'blue'].map((background) =>
        sharp({ create: { width: 40, height: 30, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    for (const format of ['gif', 'webp'] as const) {
      const moving = await sharp(frames, { join: { animated: true } })
        .toFormat(format)
        .toBuffer();
      expect((await media.add({ file: fileOf(moving) })).message).toContain('sin movimiento');
    }
    expect((await media.add({ file: await photo() })).message).toBe('La imagen se guardó.');
  });

  test('keeps the part that was chosen', async () => {
    const { data } = await media.add({
      file: await photo(),
      CropX: 200,
      CropY: 0,
      CropWidth: 200,
      CropHeight: 150,
    });
    expect(data).toMatchObject({ width: 200, height: 150, alt: '' });
  });

  test('without a file, or with an empty one, says that it is needed', async () => {
    for (const file of [undefined, fileOf('')])
      await expectRefusal(media.add({ file } as never), 400, { file: 'El campo Archivo es obligatorio.' });
  });

  test('tells the kind from the content, not from the name', async () => {
    const pdf = fileOf('%PDF-1.7 de verdad', 'foto.jpg');
    await expectRefusal(
      media.add({ file: pdf }),
      415,
      'Ese archivo no es de un tipo que se acepte aquí. Se aceptan: JPEG, PNG, WebP, AVIF o GIF.',
    );
    const png = fileOf(await fourColours(20, 20).png().toBuffer(), 'carta.pdf');
    expect((await media.add({ file: png })).data.width).toBe(20);
  });

  test('refuses what is too large, too wide, broken, or cut outside', async () => {
    const heavy = fileOf(new Uint8Array(8 * 1024 ** 2 + 1));
    await expectRefusal(
      media.add({ file: heavy }),
      413,
      'El archivo es demasiado grande. Puede pesar hasta 8 MB.',
    );
    const wide = fileOf(
      await sharp({ create: { width: 8001, height: 5, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
    );
    await expectRefusal(media.add({ file: wide }), 413);
    const whole = await fourColours(400, 300).jpeg().toBuffer();
    await expectRefusal(media.add({ file: fileOf(whole.subarray(0, 900)) }), 400);
    const file = await photo();
    await expectRefusal(
      media.add({ file, CropX: 300, CropY: 0, CropWidth: 200, CropHeight: 9 }),
      400,
      'El recorte queda fuera de la imagen. Vuelve a elegirlo.',
    );
    await expectRefusal(media.add({ file, CropX: 3 }), 400);
    await expectRefusal(media.add({ file, CropX: -1 }), 400);
  });
});

describe('Media/Get', () => {
  test('is paged, newest first, and searches alternative texts, ignoring accents', async () => {
    const add = async (Alt: string) => (await media.add({ file: await photo(30, 20), Alt })).data.id;
    const ids = [await add('Jubilación uno'), await add('Otra cosa'), await add('Jubilación 100 %')];
    const found = await media.get({ Search: 'JUBILACION', Page: 1, PageSize: 1 });
    expect([found.total, found.data.map(({ id }) => id)]).toEqual([2, [ids[2]]]);
    expect((await media.get({ Search: 'jubilacion', Page: 2, PageSize: 1 })).data[0]?.id).toBe(ids[0]);
    expect((await media.get({ Search: '100 %' })).data.map(({ id }) => id)).toEqual([ids[2]]);
    expect((await media.get({ Search: '%cosa' })).data).toEqual([]);
  });
});

describe('Media/Update and Delete', () => {
  test('changes the alternative text; an absent Alt changes nothing', async () => {
    const { data } = await media.add({ file: await photo(), Alt: 'Antes' });
    const alt = async () => (await media.get({})).data.find(({ id }) => id === data.id)?.alt;
    await media.update({ Id: data.id });
    expect(await alt()).toBe('Antes');
    await media.update({ Id: data.id, Alt: 'Después' });
    expect(await alt()).toBe('Después');
  });

  test('take a picture out of the picker and leave its files', async () => {
    const { data } = await media.add({ file: await photo(50, 50) });
    await media.delete({ id: data.id });
    expect((await media.get({})).data.some(({ id }) => id === data.id)).toBe(false);
    expect(await opened.portal.files.has(`articlefile/${data.path}`)).toBe(true);
    const row = await opened.portal.db
      .selectFrom('media')
      .select(['deleted_by', 'deleted_at'])
      .where('id', '=', data.id)
      .executeTakeFirst();
    expect(row?.deleted_by).toBe(admin.id);
  });

  test('refuse a picture that is not there, or not any more', async () => {
    const { data } = await media.add({ file: await photo() });
    await media.delete({ id: data.id });
    await expectRefusal(media.delete({ id: data.id }), 404);
    await expectRefusal(media.update({ Id: data.id, Alt: 'x' }), 404);
    await expectRefusal(media.update({ Id: data.id, Alt: 'x'.repeat(201) }), 400);
  });
});
