import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../platform/database/database.ts';
import { readContentVersion } from '../../testing/content-version.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';

const portal = aTestPortal();
const { admin } = anAdminOf(portal);
beforeEach(() => sql`delete from slide`.execute(portal.portal.db));

const slider = () => portal.client.as(admin).homeSlider;
const shown = async () => (await portal.client.visitor.homeSlider.getImages({})).data;

/** A picture in one colour; the same colour is the same picture. */
async function aPicture(background = '#2b6', width = 64, height = 32): Promise<File> {
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], 'foto.png');
}

describe('HomeSlider/AddSliderImage', () => {
  test('adds a slide after the others, its picture stored, its link and words kept', async () => {
    const before = await readContentVersion(portal.portal.db);
    await slider().addSliderImage({ file: await aPicture('#111') });
    const { data } = await slider().addSliderImage({
      file: await aPicture('#222'),
      url: ' /vercursos ',
      Alt: 'Un amanecer',
    });
    expect(data).toMatchObject({ link: '/vercursos', alt: 'Un amanecer' });
    const slides = await shown();
    expect(slides).toEqual([expect.objectContaining({ link: '', alt: '' }), data]);
    const served = await portal.app.inject({ url: `/slider/${data.path}` });
    expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(await readContentVersion(portal.portal.db)).toBe(before + 2);
  });

  test('says that a picture which moved keeps its first frame only', async () => {
    const frames = await Promise.all(
      ['red', 'blue'].map(async (color) => (await aPicture(color)).arrayBuffer()),
    );
    const moving = await sharp(
      frames.map((frame) => Buffer.from(frame)),
      { join: { animated: true } },
    )
      .gif()
      .toBuffer();
    const file = new File([new Uint8Array(moving)], 'se-mueve.gif');
    const { data, message } = await slider().addSliderImage({ file });
    expect(message).toContain('queda su primer cuadro');
    expect((await slider().updateSliderImage({ id: data.id, file })).message).toContain(
      'queda su primer cuadro',
    );
    expect((await slider().updateSliderImage({ id: data.id, Alt: 'Quieta' })).message).toBe(
      'Los cambios se guardaron.',
    );
  });

  test('takes links of this site, https and mail', async () => {
    for (const url of ['', '/leerarticulo?id=3', 'https://a.example/b', 'mailto:a@b.example'])
      expect((await slider().addSliderImage({ file: await aPicture(), url })).data.link).toBe(url);
  });

  test.each(['//evil.example', '/\\evil.example', 'http://a.example', 'javascript:alert(1)', 'vercursos'])(
    'refuses the link %s beside its field, before the picture is stored',
    async (url) => {
      await expectRefusal(slider().addSliderImage({ file: await aPicture(), url }), 400, {
        url: expect.stringContaining('página de este sitio'),
      });
      expect(await shown()).toEqual([]);
    },
  );

  test('refuses what is no picture, and none', async () => {
    const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'foto.png');
    await expectRefusal(slider().addSliderImage({ file: svg }), 415, { file: true });
    await expectRefusal(slider().addSliderImage({ file: new File([], 'nada.png') }), 400, {
      file: 'El campo Archivo es obligatorio.',
    });
  });
});

describe('HomeSlider/UpdateSliderImage', () => {
  test('changes what is given; the rest, the picture and the place too, stays', async () => {
    const { data: first } = await slider().addSliderImage({ file: await aPicture('#333'), Alt: 'Uno' });
    const { data: second } = await slider().addSliderImage({ file: await aPicture('#444') });
    expect((await slider().updateSliderImage({ id: second.id, link: '' })).data).toEqual(second);
    const { data: linked } = await slider().updateSliderImage({ id: first.id, link: '/contact' });
    expect(linked).toEqual({ ...first, link: '/contact', version: 2 });
    const { data: changed } = await slider().updateSliderImage({
      id: first.id,
      file: await aPicture('#555'),
      link: '',
      Alt: '',
    });
    expect(changed).toMatchObject({ id: first.id, link: '', alt: '' });
    expect(changed.path).not.toBe(first.path);
    expect(await shown()).toEqual([changed, second]);
  });

  test('refuses a bad link beside its field, and what is not there', async () => {
    const { data } = await slider().addSliderImage({ file: await aPicture(), url: '/contact' });
    await expectRefusal(slider().updateSliderImage({ id: data.id, link: 'javascript:alert(1)' }), 400, {
      link: true,
    });
    await expectRefusal(slider().updateSliderImage({ id: 999_999, link: '' }), 404);
    expect(await shown()).toEqual([data]);
  });
});

describe('HomeSlider/DeleteImage', () => {
  test('puts the slide with this picture into the Papelera; where several show it, the one with this id, else the newest', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 3; n += 1)
      ids.push((await slider().addSliderImage({ file: await aPicture('#666') })).data.id);
    const path = (await shown())[0]?.path ?? '';
    expect(new Set((await shown()).map((slide) => slide.path))).toEqual(new Set([path]));
    await slider().deleteImage({ path });
    expect((await shown()).map(({ id }) => id)).toEqual(ids.slice(0, 2));
    await slider().deleteImage({ path, id: ids[0] });
    expect((await shown()).map(({ id }) => id)).toEqual([ids[1]]);
    await expectRefusal(slider().deleteImage({ path, id: ids[0] }), 404);
    await expectRefusal(slider().deleteImage({ path: 'otra.webp', id: ids[1] }), 404);
    await expectRefusal(slider().deleteImage({ path: '' }), 400);
    const row = await portal.portal.db
      .selectFrom('slide')
      .select('deleted_by')
      .where('id', '=', ids[0] ?? 0)
      .executeTakeFirst();
    expect(row?.deleted_by).toBe(admin.id);
    await slider().deleteImage({ path }); // the only one that is still there
    expect(await shown()).toEqual([]);
  });

  test('by two at once of two alike: each deletes the one that it names', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 2; n += 1)
      ids.push((await slider().addSliderImage({ file: await aPicture('#777') })).data.id);
    const path = (await shown())[0]?.path ?? '';
    await Promise.all(ids.map((id) => slider().deleteImage({ path, id })));
    expect(await shown()).toEqual([]);
  });
});
