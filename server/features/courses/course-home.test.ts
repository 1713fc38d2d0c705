import { expect, test } from 'vitest';
import { aCourse, aCourseFile, aMember, anEnrolment, aQuestion } from '../../testing/builders.ts';
import { writtenCourse } from '../../testing/courses.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';

const portal = aTestPortal();
const { api: admin } = anAdminOf(portal);

test('the head of a draft: its state, its figures, and nothing behind its tabs but modules', async () => {
  const { id } = (
    await admin.course.add({
      ...writtenCourse,
      Title: 'Aportes',
      Module: '<h2>Uno</h2><p>a</p><h2>Dos</h2><p>b</p>',
      CantidadPregunta: 10,
      Published: false,
    })
  ).data;
  expect((await admin.course.getHome({ id })).data).toMatchObject({
    id,
    title: 'Aportes',
    published: false,
    archived: false,
    imgPortada: null,
    quantity: 0,
    moduleCount: 2,
    questionCount: 0,
    fileCount: 0,
    peopleCount: 0,
  });
});

test('counts what stands behind the tabs; deleted questions and files do not count', async () => {
  const id = await aCourse(portal.portal);
  for (const _ of [1, 2]) await anEnrolment(portal.portal, await aMember(portal.portal), id);
  const [gone] = [await aQuestion(portal.portal, id), await aQuestion(portal.portal, id)];
  const file = await aCourseFile(portal.portal, id);
  await aCourseFile(portal.portal, id);
  await admin.question.delete({ id: gone ?? 0 });
  await admin.course.deleteFile({ id: file });
  await admin.course.delete({ id });
  expect((await admin.course.getHome({ id })).data).toMatchObject({
    archived: true,
    quantity: 1,
    questionCount: 1,
    fileCount: 1,
    peopleCount: 2,
  });
});

test('an unknown or deleted course has no head', async () => {
  const id = await aCourse(portal.portal);
  await admin.course.delete({ id });
  await expectRefusal(admin.course.getHome({ id }), 404);
});
