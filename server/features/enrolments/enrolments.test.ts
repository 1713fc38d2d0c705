import { beforeAll, describe, expect, it } from 'vitest';
import { aCourse, aMember, anAdmin, type TestAccount } from '../../testing/builders.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { aTestPortal } from '../../testing/portal.ts';

const test = aTestPortal();
let member: TestAccount;
let other: TestAccount;
let admin: TestAccount;

beforeAll(async () => {
  [member, other, admin] = await Promise.all([
    aMember(test.portal),
    aMember(test.portal),
    anAdmin(test.portal),
  ]);
});

const countApply = async (courseId: number) => {
  const tally = test.portal.db
    .selectFrom('course_tally')
    .select('enrolments')
    .where('course_id', '=', courseId);
  return (await tally.executeTakeFirstOrThrow()).enrolments;
};
const set = (courseId: number, change: { archived_at?: Date; deleted_at?: Date }) =>
  test.portal.db.updateTable('course').set(change).where('id', '=', courseId).execute();

describe('Users/addusercourse', () => {
  it('enrols a member once, however often they press', async () => {
    const [CourseId, beside] = [await aCourse(test.portal), await aCourse(test.portal)];
    const apply = () => test.client.as(member).users.addUserCourse({ CourseId, UserId: member.id });
    const replies = await Promise.all([apply(), apply(), apply(), apply(), apply()]);
    expect(replies.map((reply) => reply.descriptionCode)).toEqual(Array(5).fill('success'));
    expect(await countApply(CourseId)).toBe(1);
    await test.client.as(other).users.addUserCourse({ CourseId, UserId: other.id });
    expect([await countApply(CourseId), await countApply(beside)]).toEqual([2, 0]);
  });

  it('begins with a reading time of 0', async () => {
    const courseId = await aCourse(test.portal);
    await test.client.as(member).users.addUserCourse({ CourseId: courseId, UserId: member.id });
    const { info } = await test.client.as(member).users.getUserCourse({ userName: member.username });
    expect(info.find((row) => row.courseId === courseId)?.readTime).toBe(0);
  });

  it('refuses a course that is archived, deleted or unknown', async () => {
    const [archived, deleted] = await Promise.all([aCourse(test.portal), aCourse(test.portal)]);
    await set(archived, { archived_at: test.clock.now() });
    await set(deleted, { deleted_at: test.clock.now() });
    const apply = (CourseId: number) =>
      test.client.as(member).users.addUserCourse({ CourseId, UserId: member.id });
    await expectRefusal(apply(archived), 409);
    await expectRefusal(apply(deleted), 404);
    await expectRefusal(apply(999_999), 404);
  });

  it('is harmless for who was enrolled before the course was archived', async () => {
    const CourseId = await aCourse(test.portal);
    const apply = () => test.client.as(member).users.addUserCourse({ CourseId, UserId: member.id });
    await apply();
    await set(CourseId, { archived_at: test.clock.now() });
    expect((await apply()).message).toBe('Ya estabas en este curso.');
  });

  it('opens the reading clock: what passed before does not count', async () => {
    const reader = await aMember(test.portal);
    const CourseId = await aCourse(test.portal, { durationMinutes: 10 });
    const client = test.client.as(reader).users;
    await client.addUserCourse({ CourseId, UserId: reader.id });
    test.clock.advance(7);
    const { data } = await client.updateTime({ CourseId, UserId: reader.id, ReadTime: 60 });
    expect(data).toMatchObject({ readTime: 7, credited: 7 });
  });

  it('keeps the module that is read, which the member’s courses tell with the number of modules', async () => {
    const reader = await aMember(test.portal);
    const CourseId = await aCourse(test.portal, { durationMinutes: 10 });
    const client = test.client.as(reader).users;
    await client.addUserCourse({ CourseId, UserId: reader.id });
    const read = async (Module?: number) => {
      test.clock.advance(10);
      await client.updateTime({ CourseId, UserId: reader.id, ReadTime: 10, ...(Module && { Module }) });
      const [row] = (await client.getUserCourse({ userName: reader.username })).info;
      return [row?.module, row?.moduleCount];
    };
    const [, count] = await read();
    expect(await read(2)).toEqual([2, count]);
    expect(await read()).toEqual([2, count]);
  });
});

describe('Users/getDurationText', () => {
  it('gives the minutes of the exam', async () => {
    const courseId = await aCourse(test.portal, { examMinutes: 35 });
    expect((await test.client.as(member).users.getDurationText({ courseId })).data).toBe(35);
    expect((await test.client.as(admin).users.getDurationText({ courseId })).data).toBe(35);
  });

  it('refuses a visitor and an unknown course', async () => {
    await expectRefusal(test.client.visitor.users.getDurationText({ courseId: 1 }), 401);
    const unknown = test.client.as(member).users.getDurationText({ courseId: 999_999 });
    await expectRefusal(unknown, 404);
  });
});
