import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { aSitting } from '../testing/exam-sitting.ts';
import { aTestPortal } from '../testing/portal.ts';

const test = aTestPortal();

/** The number of statements that PostgreSQL gets for a call, without those by which nodes notify each other. */
async function statementsOf(call: () => Promise<unknown>): Promise<number> {
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await call();
    const texts = sent.mock.calls.map(([query]) => JSON.stringify(query));
    return texts.filter((text) => !/\b(?:pg_)?notify\b/.test(text)).length;
  } finally {
    sent.mockRestore();
  }
}

it('the calls of a course page, a profile and the start of an exam need no statement twice', async () => {
  const { member, courseId, start } = await aSitting(test);
  const { course, users } = test.client.as(member);
  const { username: userName } = member;
  const read = () => course.read({ id: courseId });
  await read(); // what all readers share is in memory from now on
  expect({
    read: await statementsOf(read),
    material: await statementsOf(() => course.getFileCourse({ courseId })),
    ownComment: await statementsOf(() => course.getComment({ courseId, Mine: true })),
    ownCourse: await statementsOf(() => users.getUserCourse({ userName, courseId })),
    profile: await statementsOf(() => users.get({ userName })),
    start: await statementsOf(start),
    resume: await statementsOf(start),
    // reading asks beside its modules which of them have questions to practise with
  }).toEqual({ read: 2, material: 1, ownComment: 2, ownCourse: 1, profile: 2, start: 8, resume: 3 });
});
