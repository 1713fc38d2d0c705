import { describe, expect, test } from 'vitest';
import { readContentVersion } from '../../testing/content-version.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';

const portal = aTestPortal();
const { admin } = anAdminOf(portal);

const video = () => portal.client.as(admin).video;
const url = 'https://youtu.be/abcdefghijk';
const stored = async (id: number) =>
  (await portal.client.visitor.video.get({})).data.find((row) => row.id === id);

describe('Video/Add', () => {
  test('puts it before the others; its description keeps its lines', async () => {
    const before = await readContentVersion(portal.portal.db);
    await video().add({ Title: 'Primero', VideoUrl: url });
    const { data } = await video().add({
      Title: ' Segundo ',
      VideoUrl: ' https://vimeo.com/76979871 ',
      Description: 'Transcripción:\r\n\r\nUno <b>dos</b>\ntres',
    });
    const list = (await portal.client.visitor.video.get({})).data;
    expect(list.map(({ title }) => title)).toEqual(['Segundo', 'Primero']);
    expect(await stored(data.id)).toEqual({
      id: data.id,
      title: 'Segundo',
      videoUrl: 'https://vimeo.com/76979871',
      description: 'Transcripción:\n\nUno <b>dos</b>\ntres',
      length: '',
      version: 1,
      added: portal.clock.now().toISOString(),
    });
    expect(list[1]?.description).toBe('');
    expect(await readContentVersion(portal.portal.db)).toBe(before + 2);
  });

  test('takes a transcript of 60,000 characters and no more', async () => {
    const Description = 'á '.repeat(29_999).trim();
    const { data } = await video().add({ Title: 'Largo', VideoUrl: url, Description });
    expect((await stored(data.id))?.description).toBe(Description);
    await expectRefusal(
      video().add({ Title: 'Largo', VideoUrl: url, Description: 'a'.repeat(60_001) }),
      400,
      { Description: true },
    );
  });

  test('says what is missing in the words of the specification', async () => {
    await expect(video().add({ Title: ' ', VideoUrl: '' })).rejects.toMatchObject({
      status: 400,
      body: {
        message: 'Por favor complete correctamente todos los campos',
        errors: [
          { field: 'Title', message: 'El campo Título es obligatorio.' },
          { field: 'VideoUrl', message: 'El campo URL es obligatorio.' },
        ],
      },
    });
  });

  test.each([
    'http://films.example/a.mp4',
    'https://youtube.com.evil.example/watch?v=abcdefghijk',
    'https://youtu.be@evil.example/a.mp4',
    'javascript:alert(1)//a.mp4',
    '//evil.example/a.mp4',
    'https://evil.example/',
  ])('refuses %s beside its field', async (VideoUrl) => {
    await expectRefusal(video().add({ Title: 'Malo', VideoUrl }), 400, {
      VideoUrl: expect.stringContaining('YouTube o Vimeo'),
    });
  });
});

describe('Video/Get', () => {
  test('gives a page of what is there, and counts the whole', async () => {
    for (const Title of ['Página uno', 'Página dos', 'Página tres'])
      await video().add({ Title, VideoUrl: url });
    const page = (Page: number) => portal.client.visitor.video.get({ Search: 'página', Page, PageSize: 2 });
    const shown = await Promise.all([page(1), page(2), page(3)]);
    expect(shown.map(({ data }) => data.map(({ title }) => title))).toEqual([
      ['Página tres', 'Página dos'],
      ['Página uno'],
      [],
    ]);
    expect(shown.map(({ total }) => total)).toEqual([3, 3, 3]);
  });
});

describe('Video/Update', () => {
  test('changes what is given; an absent field stays, an empty description empties it', async () => {
    const { data } = await video().add({ Title: 'Antes', VideoUrl: url, Description: 'Texto' });
    const { id: beside } = (await video().add({ Title: 'Otro', VideoUrl: url })).data;
    await video().update({ Id: data.id, Title: 'Después' });
    expect(await stored(data.id)).toMatchObject({ title: 'Después', description: 'Texto', videoUrl: url });
    await video().update({ Id: data.id, VideoUrl: '/videos/comisiones.webm', Description: '' });
    expect(await stored(data.id)).toMatchObject({ description: '', videoUrl: '/videos/comisiones.webm' });
    await video().update({ Id: data.id });
    expect(await stored(data.id)).toMatchObject({ title: 'Después' });
    expect(await stored(beside)).toMatchObject({ title: 'Otro', videoUrl: url, version: 1 });
  });

  test('refuses an address that is no video, a title of nothing, and what is not there', async () => {
    const { data } = await video().add({ Title: 'Queda', VideoUrl: url });
    await expectRefusal(video().update({ Id: data.id, VideoUrl: 'https://a.example' }), 400, {
      VideoUrl: true,
    });
    await expectRefusal(video().update({ Id: data.id, Title: '' }), 400);
    await expectRefusal(video().update({ Id: 999_999, Title: 'X' }), 404);
    expect(await stored(data.id)).toMatchObject({ title: 'Queda', videoUrl: url });
  });
});

describe('the length of a video', () => {
  test('is kept as minutes and seconds; absent it stays, emptied it is gone; another way of writing it is refused', async () => {
    const { data } = await video().add({ Title: 'Largo', VideoUrl: url, Length: '65:07' });
    expect(await stored(data.id)).toMatchObject({ length: '1:05:07' });
    await video().update({ Id: data.id, Title: 'Largo todavía' });
    expect(await stored(data.id)).toMatchObject({ length: '1:05:07' });
    await expectRefusal(video().update({ Id: data.id, Length: 'tres minutos' }), 400, { Length: true });
    await video().update({ Id: data.id, Length: '' });
    expect(await stored(data.id)).toMatchObject({ length: '' });
  });
});

describe('Video/Delete', () => {
  test('puts it into the Papelera: out of list, search and reach', async () => {
    const { data } = await video().add({ Title: 'Pasajero', VideoUrl: url });
    await video().delete({ id: data.id });
    expect(await stored(data.id)).toBeUndefined();
    expect((await portal.client.visitor.video.get({ Search: 'pasajero' })).total).toBe(0);
    expect((await portal.client.visitor.homeSlider.find({ value: 'pasajero' })).findObject).toEqual([]);
    await expectRefusal(video().update({ Id: data.id, Title: 'X' }), 404);
    await expectRefusal(video().delete({ id: data.id }), 404);
    const row = await portal.portal.db
      .selectFrom('video')
      .select(['deleted_at', 'deleted_by'])
      .where('id', '=', data.id)
      .executeTakeFirst();
    expect(row).toEqual({ deleted_at: portal.clock.now(), deleted_by: admin.id });
  });

  test('by two at once: one does it, the other finds nothing', async () => {
    const { data } = await video().add({ Title: 'Una vez', VideoUrl: url });
    const results = await Promise.allSettled([1, 2].map(() => video().delete({ id: data.id })));
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});
