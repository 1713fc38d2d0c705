import { beforeAll, expect, test } from 'vitest';
import { aCourse, aMember, anAdmin, anEnrolment } from '../../testing/builders.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { fileOf, fourColours } from '../../testing/files/images.ts';
import { aTestPortal, type TestPortal } from '../../testing/portal.ts';
import { cleanFiles } from '../files/clean-files.ts';

const portal = aTestPortal();
let courses: TestPortal['client']['visitor']['course'];

beforeAll(async () => {
  courses = portal.client.as(await anAdmin(portal.portal)).course;
});

const photo = async (width = 400, height = 300) => fileOf(await fourColours(width, height).jpeg().toBuffer());

test('cover and detail of a course are set, cropped and described separately; the version of the text stays', async () => {
  const courseId = await aCourse(portal.portal);
  const cover = await courses.addCourseImage({
    file: await photo(),
    courseId,
    isPortada: true,
    Alt: 'Una alcancía',
    CropX: 0,
    CropY: 0,
    CropWidth: 320,
    CropHeight: 180,
  });
  expect(cover.data).toMatchObject({ width: 320, height: 180 });
  const detail = await courses.addCourseImage({ file: await photo(), courseId, isPortada: false });
  const images = {
    imgPortada: cover.data.path,
    imgDetalle: detail.data.path,
    altPortada: 'Una alcancía',
    altDetalle: '',
  };
  const { visitor } = portal.client;
  expect((await visitor.course.getImages({ id: courseId })).data).toMatchObject({ id: courseId, ...images });
  expect((await visitor.course.read({ id: courseId })).data).toMatchObject(images);
  expect((await visitor.course.get({})).datas.find(({ id }) => id === courseId)).toMatchObject(images);
  expect((await courses.getToEdit({ id: courseId })).data.version).toBe(1);
  portal.clock.advance(3 * 24 * 3600);
  await cleanFiles(portal.context());
  for (const { data } of [cover, detail])
    expect(await portal.portal.files.has(`coursefileinfo/${data.path}`)).toBe(true);
});

test('one image is described again or removed, the other stays', async () => {
  const id = await aCourse(portal.portal);
  for (const isPortada of [true, false])
    await courses.addCourseImage({ file: await photo(), courseId: id, isPortada, Alt: 'Antes' });
  await courses.setImageAlt({ Id: id, IsPortada: false, Alt: 'Después' });
  await courses.setImageAlt({ Id: id, IsPortada: true });
  await courses.deleteImage({ id, isPortada: true });
  await courses.deleteImage({ id, isPortada: true });
  const { data } = await courses.getImages({ id });
  expect(data).toMatchObject({ imgPortada: null, altPortada: '', altDetalle: 'Después' });
  expect(data.imgDetalle).not.toBeNull();
});

test('a file that is not a picture and an unknown course are refused', async () => {
  const courseId = await aCourse(portal.portal);
  const file = fileOf('texto', 'foto.png');
  await expectRefusal(courses.addCourseImage({ file, courseId, isPortada: true }), 415);
  await expectRefusal(courses.addCourseImage({ file: await photo(), courseId } as never), 400, {
    isPortada: true,
  });
  await courses.delete({ id: courseId });
  for (const missing of [courseId, 999_999]) {
    const notFound = { status: 404 };
    const given = { file: await photo(), courseId: missing, isPortada: true };
    await expect(courses.addCourseImage(given)).rejects.toMatchObject(notFound);
    await expect(courses.deleteImage({ id: missing, isPortada: true })).rejects.toMatchObject(notFound);
    await expect(courses.getImages({ id: missing })).rejects.toMatchObject(notFound);
    for (const Alt of ['x', undefined])
      await expect(courses.setImageAlt({ Id: missing, IsPortada: true, Alt })).rejects.toMatchObject(
        notFound,
      );
  }
});

test('images of an archived course are seen by its members and administrators only', async () => {
  const id = await aCourse(portal.portal, { archivedAt: portal.clock.now() });
  const [reader, stranger] = [await aMember(portal.portal), await aMember(portal.portal)];
  await anEnrolment(portal.portal, reader, id);
  expect((await portal.client.as(reader).course.getImages({ id })).data.id).toBe(id);
  expect((await courses.getImages({ id })).data.id).toBe(id);
  for (const client of [portal.client.visitor, portal.client.as(stranger)])
    await expectRefusal(client.course.getImages({ id }), 404);
});
