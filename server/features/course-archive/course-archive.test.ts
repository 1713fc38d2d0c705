import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { anAdmin, aQuestion } from '../../testing/builders.ts';
import { tokenOf } from '../../testing/client.ts';
import { writtenCourse } from '../../testing/courses.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { aPdf } from '../../testing/files/documents.ts';
import { fileOf, fourColours } from '../../testing/files/images.ts';
import { anMp4 } from '../../testing/files/mp4.ts';
import { openForTest } from '../../testing/lifetime.ts';
import { anAdminOf, aTestPortal, openTestPortal, type TestPortal } from '../../testing/portal.ts';

const portal = aTestPortal();
const { admin: account, api: admin } = anAdminOf(portal);

const photo = async (width = 300) => fileOf(await fourColours(width, 200).jpeg().toBuffer());
const vtt = 'WEBVTT\n\n00:00.000 --> 00:02.000\nHola.\n';

/** A course with every kind of content. */
async function aWholeCourse(of: TestPortal = portal, by = admin): Promise<number> {
  const inText = (await by.media.add({ file: await photo(333) })).data.path;
  const { id } = (
    await by.course.add({
      ...writtenCourse,
      Title: 'Curso «entero»',
      Module: `<p>Antes</p><h2>A &amp; B</h2><figure><img src="/articlefile/${inText}" alt="x"></figure><h2>C</h2>`,
    })
  ).data;
  await by.course.addCourseImage({ file: await photo(), courseId: id, isPortada: true, Alt: 'Portada' });
  await by.course.addCourseImage({ file: await photo(310), courseId: id, isPortada: false });
  await aQuestion(of.portal, id, { options: ['Uno', 'Dos', 'Tres'], correct: 'A,C', text: 'Cuáles' });
  await aQuestion(of.portal, id, { options: [], correct: 'F', text: 'Verdad' });
  const add = (bytes: Uint8Array, title: string) =>
    by.course.addCourseFile({ file: fileOf(bytes, 'x'), courseId: id, title });
  const video = (await add(anMp4(), 'Clase')).data.id;
  await add(aPdf(), 'Guía');
  await by.course.addCaptions({ file: fileOf(vtt, 'x.vtt'), fileId: video });
  await by.course.updateFile({ Id: video, Transcript: 'Hola.' });
  return id;
}

/** Everything about a course, except what identifies it. */
async function allOf(id: number, by = admin) {
  const edit = (await by.course.getToEdit({ id })).data;
  const read = (await by.course.read({ id })).data;
  const { version: _, id: __, published: ___, savedBy: ____, savedAt: _____, ...texts } = edit;
  return {
    ...texts,
    images: [read.imgPortada, read.altPortada, read.imgDetalle, read.altDetalle],
    questions: (await by.question.get({ id })).data.map(({ id: _id, ...question }) => question),
    material: (await by.course.getFileCourse({ courseId: id })).data.map(
      ({ id: _id, path: _path, date: _date, ...file }) => file,
    ),
  };
}

const exported = async (id: number, by = admin) => {
  const { data } = (await by.course.export({ id })) as unknown as { data: Buffer };
  return fileOf(data, 'curso.zip');
};
const countOf = async () => (await admin.course.get({ State: 'all', Page: 1 })).total;

describe('a course as a file', () => {
  test('goes out and comes back the same: a draft of texts, settings, pictures, questions, material', async () => {
    const id = await aWholeCourse();
    const bare = (await admin.course.copy({ Id: id })).data.id;
    await portal.portal.db.updateTable('course').set({ cover_image: null }).where('id', '=', bare).execute();
    const zip = await exported(id);
    const imported = (await admin.course.import({ file: zip })).data;
    expect(imported.lines).toEqual(
      [
        'El curso «Curso «entero»», en borrador, con 3 módulos de lectura.',
        '2 preguntas de examen.',
        '3 imágenes.',
        'El material «Clase» (mp4).',
        'El material «Guía» (pdf).',
      ].map((text) => ({ text, isProblem: false })),
    );
    const copy = imported.id ?? 0;
    expect(await allOf(copy)).toEqual(await allOf(id));
    expect((await allOf(bare)).images[0]).toBeNull();
    expect((await admin.course.getToEdit({ id: copy })).data).toMatchObject({ published: false, version: 1 });
    const again = await exported(copy);
    expect(Buffer.from(await again.arrayBuffer()).equals(Buffer.from(await zip.arrayBuffer()))).toBe(true);
  });

  test('comes to another portal too, with pictures of its own', async () => {
    const id = await aWholeCourse();
    const other = await openForTest(openTestPortal());
    const there = other.client.as(await anAdmin(other.portal));
    const { data } = await there.course.import({ file: await exported(id) });
    expect(data.lines.filter(({ isProblem }) => isProblem)).toEqual([]);
    const [mine, theirs] = [await allOf(id), await allOf(data.id ?? 0, there)];
    expect(theirs.material).toEqual(mine.material);
    expect(theirs.questions).toEqual(mine.questions);
    const [, name = ''] = /articlefile\/([\w-]+\.webp)/.exec(theirs.modules) ?? [];
    for (const key of [`articlefile/${name}`, `coursefileinfo/${theirs.images[0]}`])
      expect(await other.portal.files.has(key)).toBe(true);
  });

  test('is tried without making anything', async () => {
    const id = await aWholeCourse();
    const zip = await exported(id);
    const before = await countOf();
    const filesThere = async () =>
      (await readdir(join(portal.portal.config.dataDir, 'files'), { recursive: true })).length;
    const files = await filesThere();
    const { data } = await admin.course.import({ file: zip, DryRun: true });
    expect(data.id).toBeNull();
    expect(data.lines).toHaveLength(5);
    expect([await countOf(), await filesThere()]).toEqual([before, files]);
    expect(data.lines).toEqual((await admin.course.import({ file: zip })).data.lines);
    expect(await readdir(join(portal.portal.config.dataDir, 'uploads'))).toEqual([]);
  });

  test('is sent in any part, and names its bytes', async () => {
    const id = await aWholeCourse();
    const whole = Buffer.from(await (await exported(id)).arrayBuffer());
    const headers = { authorization: `Bearer ${await tokenOf(portal.portal, account)}` };
    const part = (range: string) =>
      portal.app.inject({ url: `/api/Course/Export?id=${id}`, headers: { ...headers, range } });
    for (const [start, end] of [
      [0, 9],
      [25, 400],
      [whole.length - 30, whole.length - 1],
    ] as const) {
      const response = await part(`bytes=${start}-${end}`);
      expect(response.statusCode).toBe(206);
      expect(response.rawPayload.equals(whole.subarray(start, end + 1))).toBe(true);
      expect(response.headers['content-disposition']).toContain('attachment');
    }
    await expectRefusal(admin.course.export({ id: 999_999 }), 404);
  });
});
