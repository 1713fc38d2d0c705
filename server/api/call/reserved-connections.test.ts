import { expect, it } from 'vitest';
import type { Portal } from '../../context/context.ts';
import { openAvailability } from '../../platform/database/availability.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { clientOf } from '../../testing/client.ts';
import { aSitting } from '../../testing/exam-sitting.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { aTestPortal } from '../../testing/portal.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const test = aTestPortal();

it('an exam, reading and a session go on while all connections for everything else are taken', async () => {
  const sitting = await aSitting(test);
  const availability = openAvailability([test.address], test.portal.log);
  const onError = () => undefined;
  const requests = openDatabase({ size: 1, onError, availability, connectMilliseconds: 60_000 });
  const taken = await requests.pool.connect();
  requests.pool.options.connectionTimeoutMillis = 200;
  const portal: Portal = { ...test.portal, db: requests.db };
  const app = await buildTestApp(portal);
  try {
    const client = clientOf(app, portal);
    await expectRefusal(client.visitor.category.get({}), 503);
    const { member, courseId, questionIds } = sitting;
    const { question, attempt, users } = client.as(member);
    const own = { UserId: member.id, CourseId: courseId };
    const { attemptId } = (await question.getTest({ id: courseId, userId: member.id })).data;
    for (const QuestionId of questionIds)
      await question.saveAnswerByUser({ ...own, QuestionId, Answer: 'B' });
    await attempt.getTime({ id: attemptId });
    expect((await question.getCalification({ ...own, TimeOnTest: 60 })).data.calification).toBe(100);
    await users.updateTime({ ...own, ReadTime: 1 });
    await users.logout({});
  } finally {
    taken.release();
    await app.close();
    await requests.close();
    await availability.close();
  }
});
