import { expect, test } from 'vitest';
import { aCourse, aMember, anEnrolment, aQuestion } from '../../testing/builders.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';

const portal = aTestPortal();
const { api: admin } = anAdminOf(portal);

test('a copy is a draft of the same texts, settings, pictures, questions and material', async () => {
  const { db } = portal.portal;
  const id = await aCourse(portal.portal, { title: 'Original', minimumGrade: 65 });
  await db
    .updateTable('course')
    .set({ cover_image: 'a.webp', cover_alt: 'Una casa', detail_image: 'b.webp' })
    .where('id', '=', id)
    .execute();
  const file = { course_id: id, size_bytes: 9, created_at: portal.clock.now() };
  await db
    .insertInto('course_file')
    .values([
      { ...file, position: 2, title: 'Guía', file: 'guia.pdf', type: 'pdf' },
      { ...file, position: 1, title: 'Film', file: 'film.mp4', type: 'mp4', duration_seconds: 60 },
      { ...file, position: 3, title: 'No', file: 'no.pdf', type: 'pdf', deleted_at: portal.clock.now() },
    ])
    .execute();
  const first = await aQuestion(portal.portal, id, { correct: 'A', text: 'Primera' });
  await aQuestion(portal.portal, id, { options: [], correct: 'F', text: 'Segunda' });
  const gone = await aQuestion(portal.portal, id);
  await admin.question.delete({ id: gone });
  const member = await aMember(portal.portal);
  await anEnrolment(portal.portal, member, id);
  const comment = { UserId: member.id, CourseId: id, Comment: 'Bien', Calification: 5 };
  await portal.client.as(member).course.addComment(comment);

  const copy = (await admin.course.copy({ Id: id })).data.id;
  const before = (await admin.course.getToEdit({ id })).data;
  const after = (await admin.course.getToEdit({ id: copy })).data;
  const { id: _, title: __, published: ___, savedBy: ____, ...same } = before;
  expect(after).toMatchObject({ ...same, title: 'Copia de Original', published: false, version: 1 });
  expect((await admin.course.getRevisions({ id: copy })).data).toHaveLength(1);
  expect((await admin.course.read({ id: copy })).data).toMatchObject({
    imgPortada: 'a.webp',
    altPortada: 'Una casa',
    imgDetalle: 'b.webp',
    countApply: 0,
    ratingCount: 0,
    questionCount: 2,
  });
  const bare = async (course: number) =>
    (await admin.question.get({ id: course })).data.map(({ id: _id, ...question }) => question);
  expect(await bare(copy)).toEqual(await bare(id));
  expect((await admin.question.get({ id: copy })).data.map((question) => question.id)).not.toContain(first);
  const files = await db
    .selectFrom('course_file')
    .select(['title', 'file', 'duration_seconds'])
    .where('course_id', '=', copy)
    .orderBy('position')
    .execute();
  expect(files).toEqual([
    { title: 'Film', file: 'film.mp4', duration_seconds: 60 },
    { title: 'Guía', file: 'guia.pdf', duration_seconds: null },
  ]);
  await expectRefusal(portal.client.visitor.course.read({ id: copy }), 404);
});

test('the title of a copy is cut to its length; an unknown course is 404', async () => {
  const id = await aCourse(portal.portal, { title: 'ñ'.repeat(200) });
  const copy = (await admin.course.copy({ Id: id })).data.id;
  const { title } = (await admin.course.getToEdit({ id: copy })).data;
  expect([title.length, title.slice(0, 10)]).toEqual([200, 'Copia de ñ']);
  await admin.course.delete({ id: copy });
  for (const Id of [copy, 999_999]) await expectRefusal(admin.course.copy({ Id }), 404);
});
