import { beforeAll, expect, it } from 'vitest';
import { aCourse, aMember, anEnrolment } from '../../testing/builders.ts';
import { readContentVersion } from '../../testing/content-version.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { anAdminOf, aTestPortal, type TestPortal } from '../../testing/portal.ts';

const test = aTestPortal();
const { admin: account } = anAdminOf(test);
let admin: TestPortal['client']['visitor']['course'];

beforeAll(async () => {
  admin = test.client.as(account).course;
});

async function aComment(courseId: number, stars: number) {
  const member = await aMember(test.portal);
  await anEnrolment(test.portal, member, courseId);
  const { course } = test.client.as(member);
  const write = (Comment: string, Calification: number) =>
    course.addComment({ UserId: member.id, CourseId: courseId, Comment, Calification });
  await write('Insulto.', stars);
  const id = (await admin.getComment({ courseId })).data[0]?.id ?? 0;
  return { id, write, course };
}
const ratingOf = async (id: number) => (await test.client.visitor.course.read({ id })).data;

it('hides a comment from all but administrators, its stars with it, and shows it again', async () => {
  const courseId = await aCourse(test.portal);
  const { id, course } = await aComment(courseId, 1);
  await aComment(courseId, 5);
  const before = await readContentVersion(test.portal.db);
  await admin.hideComment({ Id: id, Hidden: true });
  await admin.hideComment({ Id: id, Hidden: true });
  expect(await readContentVersion(test.portal.db)).toBe(before + 1);
  for (const reader of [test.client.visitor.course, course]) {
    const { data, total } = await reader.getComment({ courseId, Page: 1 });
    expect([data.length, total]).toEqual([1, 1]);
    expect(Object.keys(data[0] ?? {})).not.toContain('hidden');
  }
  expect(await admin.getComment({ courseId, Page: 1 })).toMatchObject({
    total: 2,
    data: [{ hidden: false }, { id, hidden: true, comment: 'Insulto.' }],
  });
  expect(await ratingOf(courseId)).toMatchObject({ rating: 5, ratingCount: 1 });
  await admin.hideComment({ Id: id, Hidden: false });
  expect(await ratingOf(courseId)).toMatchObject({ rating: 3, ratingCount: 2 });
  const events = await test.portal.db
    .selectFrom('audit_event')
    .select(['actor_id', 'action', 'details'])
    .where('subject', '=', `comment:${id}`)
    .orderBy('id')
    .execute();
  const by = { actor_id: account.id, details: { courseId } };
  expect(events).toEqual([
    { action: 'comment.hide', ...by },
    { action: 'comment.show', ...by },
  ]);
});

it('counts what a member writes after having been hidden only once it is shown', async () => {
  const courseId = await aCourse(test.portal);
  const { id, write } = await aComment(courseId, 1);
  await admin.hideComment({ Id: id, Hidden: true });
  const { message } = await write('Más.', 2);
  expect(message).toContain('lo ocultó');
  expect(await ratingOf(courseId)).toMatchObject({ ratingCount: 0 });
  await expectRefusal(admin.hideComment({ Id: id, Hidden: false }), 404);
  const newer = (await admin.getComment({ courseId })).data[0];
  await admin.hideComment({ Id: newer?.id ?? 0, Hidden: false });
  expect(await ratingOf(courseId)).toMatchObject({ rating: 2, ratingCount: 1 });
});

it('keeps the tally right while comments are hidden, shown and written at once', async () => {
  const courseId = await aCourse(test.portal);
  const comments = [];
  for (const stars of [1, 3, 5]) comments.push(await aComment(courseId, stars));
  const all = comments.flatMap(({ id, write }) => [
    ...[true, false, true].map((Hidden) => admin.hideComment({ Id: id, Hidden })),
    write('Otra vez.', 4),
  ]);
  await Promise.allSettled(all);
  const { data } = await test.client.visitor.course.getComment({ courseId });
  const counted = [1, 2, 3, 4, 5].map(
    (stars) => data.filter(({ calification }) => calification === stars).length,
  );
  expect((await ratingOf(courseId)).stars).toEqual(counted);
});

it('refuses an unknown comment, and a missing direction', async () => {
  await expectRefusal(admin.hideComment({ Id: 999_999, Hidden: true }), 404);
  await expectRefusal(admin.hideComment({ Id: 1 } as never), 400);
});
