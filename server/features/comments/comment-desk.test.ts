import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../platform/database/database.ts';
import { aCourse, aMember, anEnrolment, type TestAccount } from '../../testing/builders.ts';
import { readContentVersion } from '../../testing/content-version.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { openForTest } from '../../testing/lifetime.ts';
import { anAdminOf, aTestPortal, openTestPortal } from '../../testing/portal.ts';
import { readWaitingCounts } from '../overview/waiting-counts.ts';

const test = aTestPortal();
const { api: rosa } = anAdminOf(test, { firstName: 'Rosa', lastName: 'Medina' });
let courseId: number;
beforeEach(async () => {
  await sql`delete from course_comment`.execute(test.portal.db);
  courseId = await aCourse(test.portal, { title: 'Planifica tu retiro' });
});

interface Written {
  id: number;
  writer: TestAccount;
  writeAgain(text: string): Promise<number>;
}

async function aComment(
  text: string,
  of = courseId,
  person: { firstName?: string; lastName?: string } = {},
): Promise<Written> {
  const writer = await aMember(test.portal, person);
  await anEnrolment(test.portal, writer, of);
  const write = async (Comment: string) => {
    await test.client
      .as(writer)
      .course.addComment({ UserId: writer.id, CourseId: of, Comment, Calification: 4 });
    return (await rosa.course.getComment({ courseId: of })).data[0]?.id ?? 0;
  };
  return { id: await write(text), writer, writeAgain: write };
}
const texts = async (input: object = {}) =>
  (await rosa.comment.get(input)).data.map(({ comment }) => comment);
const reader = async () => test.client.as(await aMember(test.portal));
const newComments = async () => (await readWaitingCounts(test.portal)).newComments;
const items = (...ids: number[]) => ({ Items: ids.map((Id) => ({ Id })) });

describe('Comment/Get', () => {
  it('has the comments of all courses: reported ones first, then new ones; by course, state and search', async () => {
    const other = await aCourse(test.portal, { title: 'Ahorro' });
    const seen = await aComment('Muy claro.');
    const reported = await aComment('Compren aquí.', other, { firstName: 'Zoilo', lastName: 'Vende' });
    const fresh = await aComment('Me sirvió.');
    await rosa.comment.seenMany(items(seen.id, reported.id));
    expect(await newComments()).toBe(1);
    await (await reader()).comment.report({ Id: reported.id, Reason: 'advert' });
    expect(await newComments()).toBe(2);
    expect(await texts()).toEqual(['Compren aquí.', 'Me sirvió.', 'Muy claro.']);
    expect((await rosa.comment.get({})).data[0]).toMatchObject({
      courseName: 'Ahorro',
      fullname: 'Zoilo Vende',
      isNew: true,
      reportCount: 1,
      reportReasons: ['advert'],
      answer: null,
    });
    expect(await texts({ State: 'new' })).toEqual(['Compren aquí.', 'Me sirvió.']);
    expect(await texts({ State: 'reported' })).toEqual(['Compren aquí.']);
    expect(await texts({ courseId })).toEqual(['Me sirvió.', 'Muy claro.']);
    expect(await texts({ Search: 'CLARO' })).toEqual(['Muy claro.']);
    expect(await texts({ Search: 'zoilo' })).toEqual(['Compren aquí.']);
    expect((await rosa.comment.getCounts({})).data).toEqual({ new: 2, reported: 1, hidden: 0, answered: 0 });
    await rosa.comment.hideMany({ ...items(fresh.id), Hidden: true });
    expect((await rosa.comment.getCounts({ courseId })).data).toEqual({
      new: 0,
      reported: 0,
      hidden: 1,
      answered: 0,
    });
    expect(await texts({ State: 'hidden' })).toEqual(['Me sirvió.']);
  });

  it('a course in the Papelera takes its comments from desk and counts', async () => {
    await aComment('Muy claro.');
    await test.portal.db
      .updateTable('course')
      .set({ deleted_at: test.clock.now() })
      .where('id', '=', courseId)
      .execute();
    expect([await texts(), await newComments()]).toEqual([[], 0]);
  });
});

describe('Comment/Answer', () => {
  it('stands under the comment for everybody, is changed and deleted, and pages kept from before are stale', async () => {
    const { id } = await aComment('¿Y los independientes?');
    const before = await readContentVersion(test.portal.db);
    await rosa.comment.answer({ Id: id, Text: 'También pueden.' });
    expect(await readContentVersion(test.portal.db)).toBe(before + 1);
    const shown = async () => (await test.client.visitor.course.getComment({ courseId })).data[0];
    expect((await shown())?.answer).toEqual({
      text: 'También pueden.',
      date: test.clock.now().toISOString(),
    });
    expect(await newComments()).toBe(0); // answered is seen
    await expectRefusal(rosa.comment.answer({ Id: id, Text: 'Otra.' }), 409);
    await rosa.comment.answer({ Id: id, Text: 'Otra.', Before: 'También pueden.' });
    expect((await rosa.comment.get({ State: 'answered' })).data[0]?.answer).toMatchObject({
      text: 'Otra.',
      by: 'Rosa Medina',
      isOlder: false,
    });
    await rosa.comment.deleteAnswer({ id });
    expect(Object.keys((await shown()) ?? {})).not.toContain('answer');
    await expectRefusal(rosa.comment.answer({ Id: 999_999, Text: 'Nadie.' }), 404);
  });

  it('stays when its comment is rewritten, which is new again, and says that it is older', async () => {
    const { id, writeAgain } = await aComment('¿Y los independientes?');
    await rosa.comment.answer({ Id: id, Text: 'También pueden.' });
    test.clock.advance(60);
    await writeAgain('Gracias.');
    expect((await rosa.comment.get({})).data).toMatchObject([
      { comment: 'Gracias.', isNew: true, answer: { text: 'También pueden.', isOlder: true } },
    ]);
  });
});

describe('Comment/Report', () => {
  it('counts each member once, and seeing or hiding deals with the reports', async () => {
    const { id } = await aComment('Insulto.');
    const one = await reader();
    await one.comment.report({ Id: id, Reason: 'insult' });
    await one.comment.report({ Id: id, Reason: 'other' });
    await (await reader()).comment.report({ Id: id, Reason: 'personal' });
    expect((await rosa.comment.get({})).data).toMatchObject([
      { reportCount: 2, reportReasons: ['insult', 'personal'] },
    ]);
    await rosa.comment.seenMany(items(id));
    expect((await rosa.comment.get({})).data).toMatchObject([{ isNew: false, reportCount: 0 }]);
    await one.comment.report({ Id: id, Reason: 'insult' }); // looked at once: the same member changes nothing
    expect(await texts({ State: 'reported' })).toEqual([]);
    await (await reader()).comment.report({ Id: id, Reason: 'insult' });
    expect(await texts({ State: 'reported' })).toEqual(['Insulto.']);
    await rosa.course.hideComment({ Id: id, Hidden: true });
    expect(await newComments()).toBe(0);
  });

  it('refuses one’s own, one that is hidden or unknown, and visitors', async () => {
    const { id, writer } = await aComment('Mío.');
    await expectRefusal(test.client.as(writer).comment.report({ Id: id, Reason: 'other' }), 409);
    await expectRefusal(test.client.visitor.comment.report({ Id: id, Reason: 'other' }), 401);
    const api = await reader();
    await rosa.course.hideComment({ Id: id, Hidden: true });
    for (const Id of [id, 999_999]) await expectRefusal(api.comment.report({ Id, Reason: 'other' }), 404);
  });

  it('refuses more than twenty an hour of one member', async () => {
    const narrow = await openForTest(openTestPortal({ RATE_LIMIT_FACTOR: '0.1' })); // two
    const { comment } = narrow.client.as(await aMember(narrow.portal));
    const report = () => comment.report({ Id: 999_999, Reason: 'other' });
    for (const _ of [1, 2]) await expectRefusal(report(), 404);
    await expectRefusal(report(), 429);
  });
});

it('readers get no whole name and no number of an account', async () => {
  await aComment('Claro.', courseId, { firstName: 'María Eugenia', lastName: 'Quispe Ñúñez' });
  const { data: visitors } = await test.client.visitor.course.getComment({ courseId });
  expect(visitors).toEqual([expect.objectContaining({ userId: 0, userName: 'María Q.', comment: 'Claro.' })]);
  expect(Object.keys(visitors[0] ?? {}).sort()).toEqual(
    ['calification', 'comment', 'courseId', 'date', 'id', 'mine', 'userId', 'userName'].sort(),
  );
  const { data: members } = await (await reader()).course.getComment({ courseId });
  expect(members).toEqual([
    expect.objectContaining({ userId: 0, userName: 'María Q.', id: expect.any(Number) }),
  ]);
  expect(JSON.stringify([...visitors, ...members])).not.toContain('Quispe');
});
