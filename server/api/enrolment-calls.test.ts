import { beforeAll, describe } from 'vitest';
import { aCourse, aMember, anAdmin, anEnrolment, type TestAccount } from '../testing/builders.ts';
import { type Call, testCalls } from '../testing/calls/call-table.ts';
import { aSitting } from '../testing/exam-sitting.ts';
import { aTestPortal } from '../testing/portal.ts';

/** For every call on enrolments: it works, for whom, and what it refuses and why. */
const portal = aTestPortal();
let people: { stranger: TestAccount; enrolled: TestAccount; admin: TestAccount };
let courseId: number;
let archivedId: number;

beforeAll(async () => {
  people = {
    stranger: await aMember(portal.portal),
    enrolled: await aMember(portal.portal),
    admin: await anAdmin(portal.portal),
  };
  courseId = await aCourse(portal.portal);
  archivedId = await aCourse(portal.portal, { archivedAt: portal.clock.now() });
  for (const id of [courseId, archivedId]) await anEnrolment(portal.portal, people.enrolled, id);
});

const none = 999_999;
const own = (by: TestAccount | undefined) => by?.id ?? 1;
const fresh = async (by: TestAccount | undefined) => ({
  CourseId: await aCourse(portal.portal),
  UserId: own(by),
});

const calls: Record<string, Call> = {
  'users.addUserCourse': {
    input: fresh,
    answers: [401, 200, 200, 403],
    refuses: [
      [{ CourseId: none }, 404, 'stranger'],
      [{ CourseId: () => archivedId }, 409, 'stranger'],
      [{ UserId: () => people.enrolled.id }, 403, 'stranger'],
      [{ UserId: 0 }, 400, 'stranger'],
    ],
  },
  'users.leaveUserCourse': {
    input: fresh,
    answers: [401, 200, 200, 403],
    refuses: [
      [{ CourseId: none }, 404, 'stranger'],
      [{ UserId: () => people.enrolled.id }, 403, 'stranger'],
      [{ CourseId: () => examined(people.stranger) }, 409, 'stranger'],
    ],
  },
  'users.updateTime': {
    input: (by) => ({ UserId: own(by), CourseId: courseId, ReadTime: 5 }),
    answers: [401, 403, 200, 403],
    refuses: [
      [{ CourseId: none }, 404, 'enrolled'],
      [{ ReadTime: -1 }, 400, 'enrolled'],
      [{ UserId: () => people.stranger.id }, 403, 'enrolled'],
    ],
  },
  'users.getUserCourse': {
    input: (by) => ({ userName: by?.username ?? 'nadie' }),
    answers: [401, 200, 200, 200],
    refuses: [
      [{ userName: 'nadie.asi' }, 404],
      [{ userName: () => people.stranger.username }, 403, 'enrolled'],
      [{ userName: '' }, 400, 'enrolled'],
    ],
  },
  'users.isFinish': {
    input: (by) => ({ userId: own(by), courseId }),
    answers: [401, 200, 200, 200],
    refuses: [
      [{ userId: () => people.stranger.id }, 403, 'enrolled'],
      [{ userId: 0 }, 400, 'enrolled'],
    ],
  },
  'users.getDurationText': {
    input: () => ({ courseId }),
    answers: [401, 200, 200, 200],
    refuses: [
      [{ courseId: none }, 404],
      [{ courseId: 0 }, 400],
      [{ courseId: () => archivedId }, 404, 'stranger'],
    ],
  },
};

/** A course with an exam that the member has begun. */
async function examined(member: TestAccount): Promise<number> {
  const sitting = await aSitting(portal, { member });
  await sitting.start();
  return sitting.courseId;
}

describe('every call about enrolments', () => {
  testCalls(
    () => portal,
    () => people,
    calls,
  );
});
