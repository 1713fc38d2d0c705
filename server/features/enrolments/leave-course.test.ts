import { beforeAll, describe, expect, it } from 'vitest';
import { aCourse, aMember, type TestAccount } from '../../testing/builders.ts';
import { aSitting } from '../../testing/exam-sitting.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { aTestPortal } from '../../testing/portal.ts';

const test = aTestPortal();
let member: TestAccount;

beforeAll(async () => {
  member = await aMember(test.portal);
});

const own = (CourseId: number, account = member) => ({ CourseId, UserId: account.id });
const users = (account = member) => test.client.as(account).users;
const countApply = async (id: number) => (await test.client.visitor.course.read({ id })).data.countApply;

describe('Users/leaveusercourse', () => {
  it('removes a course from the profile, repeatable without harm; enrolling again starts from nothing', async () => {
    const CourseId = await aCourse(test.portal, { durationMinutes: 10 });
    const beside = await aSitting(test, { courseId: CourseId, keys: ['B', 'B', 'B', 'B'] });
    await beside.start();
    await users().addUserCourse(own(CourseId));
    test.clock.advance(60);
    await users().updateTime({ ...own(CourseId), ReadTime: 60 });
    await test.client.as(member).course.addComment({ ...own(CourseId), Comment: 'Claro.', Calification: 5 });
    await Promise.all([users().leaveUserCourse(own(CourseId)), users().leaveUserCourse(own(CourseId))]);
    expect((await users().getUserCourse({ userName: member.username })).info).toEqual([]);
    expect(await countApply(CourseId)).toBe(0); // who stays was put there without being counted
    const ofBeside = await users(beside.member).getUserCourse({ userName: beside.member.username });
    expect(ofBeside.info).toMatchObject([{ courseId: CourseId, hasRunningAttempt: true }]);
    expect((await test.client.as(member).course.read({ id: CourseId })).data.modules).toBeUndefined();
    expect((await test.client.visitor.course.getComment({ courseId: CourseId })).data).toHaveLength(1);
    await users().addUserCourse(own(CourseId));
    const [row] = (await users().getUserCourse({ userName: member.username })).info;
    expect(row).toMatchObject({ readTime: 0, isReadingComplete: false, canLeave: true });
    expect(await countApply(CourseId)).toBe(1);
  });

  it('refuses a member who has opened the exam, finished or annulled', async () => {
    const sitting = await aSitting(test);
    const leave = () => users(sitting.member).leaveUserCourse(own(sitting.courseId, sitting.member));
    await sitting.start();
    await expectRefusal(leave(), 409);
    await sitting.finish();
    await test.portal.db
      .updateTable('attempt')
      .set({ annulled_at: test.clock.now() })
      .where('course_id', '=', sitting.courseId)
      .execute();
    await expectRefusal(leave(), 409);
    const { info } = await users(sitting.member).getUserCourse({ userName: sitting.member.username });
    expect(info).toMatchObject([{ courseId: sitting.courseId, canLeave: false }]);
  });

  it('lets go who has opened the exam of another course alone', async () => {
    const sitting = await aSitting(test);
    await sitting.start();
    const CourseId = await aCourse(test.portal);
    const { addUserCourse, leaveUserCourse, getUserCourse } = users(sitting.member);
    await addUserCourse(own(CourseId, sitting.member));
    await leaveUserCourse(own(CourseId, sitting.member));
    const { info } = await getUserCourse({ userName: sitting.member.username });
    expect(info.map(({ courseId }) => courseId)).toEqual([sitting.courseId]);
  });

  it('of leaving and opening the exam at once one holds', async () => {
    for (let round = 0; round < 5; round += 1) {
      const sitting = await aSitting(test);
      const [left, started] = await Promise.allSettled([
        users(sitting.member).leaveUserCourse(own(sitting.courseId, sitting.member)),
        sitting.start(),
      ]);
      expect([left.status, started.status].sort()).toEqual(['fulfilled', 'rejected']);
      const refused = left.status === 'rejected' ? left.reason : (started as PromiseRejectedResult).reason;
      expect(refused).toMatchObject({ status: left.status === 'rejected' ? 409 : 403 });
    }
  });

  it('refuses an unknown course', async () => {
    await expectRefusal(users().leaveUserCourse(own(999_999)), 404);
  });
});
