import { describe, expect, it } from 'vitest';
import { aQuestion } from '../../testing/builders.ts';
import { RefusedCall } from '../../testing/client.ts';
import { aSitting, type Sitting } from '../../testing/exam-sitting.ts';
import { openForTests } from '../../testing/lifetime.ts';
import { anAdminOf, aTestPortal, type TestPortal } from '../../testing/portal.ts';

const test = aTestPortal();
const second = openForTests(() => test.another());
const { admin } = anAdminOf(test);

/** Twenty presses of the start button, half of them on another node, with something else at the same time. */
async function pressed(
  sitting: Sitting,
  beside: () => Promise<unknown>,
): Promise<PromiseSettledResult<number>[]> {
  const elsewhere = sitting.at(second);
  const starts = Array.from({ length: 10 }, () => [sitting, elsewhere].map((at) => at.start()));
  const [besides, ...settled] = await Promise.allSettled([
    beside(),
    ...starts.flat().map(async (start) => (await start).attemptId),
  ]);
  expect(besides.status).toBe('fulfilled');
  return settled;
}

const attemptsOf = ({ member }: Sitting) =>
  test.portal.db.selectFrom('attempt').selectAll().where('account_id', '=', member.id).execute();
const shownIn = (attemptId: number) =>
  test.portal.db.selectFrom('attempt_question').selectAll().where('attempt_id', '=', attemptId).execute();

/** All got one attempt, whole, but for those that what happened beside them refused, with its status. */
async function expectOneOrNone(
  sitting: Sitting,
  settled: PromiseSettledResult<number>[],
  refusal?: number,
): Promise<void> {
  const attempts = await attemptsOf(sitting);
  expect(attempts.length).toBeLessThanOrEqual(1);
  for (const result of settled) {
    if (result.status === 'fulfilled') expect(result.value).toBe(attempts[0]?.id);
    else {
      expect(result.reason).toBeInstanceOf(RefusedCall);
      expect(result.reason.status).toBe(refusal);
    }
  }
  for (const { id, question_count } of attempts) expect(await shownIn(id)).toHaveLength(question_count);
}

describe('twenty starts on two nodes', () => {
  it('give one attempt, with its questions in one order', async () => {
    const sitting = await aSitting(test);
    const settled = await pressed(sitting, async () => undefined);
    expect(settled.every(({ status }) => status === 'fulfilled')).toBe(true);
    await expectOneOrNone(sitting, settled);
    const [one, other] = [await sitting.start(), await sitting.at(second).start()];
    expect(one.questions).toEqual(other.questions);
  });

  const beside: [
    string,
    number | undefined,
    (sitting: Sitting, by: TestPortal['client']) => Promise<unknown>,
  ][] = [
    [
      'the bank is emptied',
      409,
      (sitting, client) =>
        Promise.all(sitting.questionIds.map((id) => client.as(admin).question.delete({ id }))),
    ],
    [
      'the course is archived',
      409,
      ({ courseId }, client) => client.as(admin).course.delete({ id: courseId }),
    ],
    [
      'the member leaves the course',
      403,
      ({ courseId, member }, client) =>
        client
          .as(member)
          .users.leaveUserCourse({ CourseId: courseId, UserId: member.id })
          .catch((error: RefusedCall) => expect(error.status).toBe(409)), // the exam was opened before
    ],
    [
      'the member is deleted',
      401,
      ({ member }, client) => client.as(admin).usuario.delete({ id: member.id }),
    ],
    [
      'questions are edited and added',
      undefined,
      (sitting, client) =>
        Promise.all([
          ...sitting.questionIds.map((Id) =>
            client.as(admin).question.update({ Id, QuestionDescription: 'Otra redacción' }),
          ),
          aQuestion(test.portal, sitting.courseId),
        ]),
    ],
    [
      'settings are changed',
      undefined,
      ({ courseId }, client) =>
        Promise.all([
          client.as(admin).question.addTime({ Time: 7, IdCourse: courseId }),
          client.as(admin).question.addQuantityQuestion({ Quantity: 2, IdCourse: courseId }),
        ]),
    ],
  ];
  it.each(beside)('while %s give one attempt or none', async (_, refusal, act) => {
    for (let round = 0; round < 3; round += 1) {
      const sitting = await aSitting(test);
      const settled = await pressed(sitting, () => act(sitting, second.client));
      await expectOneOrNone(sitting, settled, refusal);
    }
  });

  it('draw all questions where the bank has fewer than the exam asks for, each once', async () => {
    const sitting = await aSitting(test, { keys: ['B', 'B', 'B'], course: { questionsPerExam: 20 } });
    await pressed(sitting, async () => undefined);
    const [attempt] = await attemptsOf(sitting);
    expect(attempt).toMatchObject({ question_count: 3 });
    const ids = (await sitting.start()).questions.map(({ id }) => id);
    expect(ids.toSorted((one, other) => one - other)).toEqual(sitting.questionIds);
  });
});

describe('an exam that runs', () => {
  it('uses the frozen settings: minutes, time factor and minimum of the start', async () => {
    const sitting = await aSitting(test, { course: { examMinutes: 20, minimumGrade: 80 } });
    const { attemptId } = await sitting.start();
    const { question, usuario } = test.client.as(admin);
    await question.addTime({ Time: 5, IdCourse: sitting.courseId });
    await question.addMinCalification({ Calification: 100, IdCourse: sitting.courseId });
    await usuario.setTimeFactor({ Id: sitting.member.id, Percent: 200, Reason: 'Baja visión' });
    expect(await sitting.at(second).start()).toMatchObject({ attemptId, allowedSeconds: 1200 });
    test.clock.advance(1199);
    for (const id of sitting.questionIds) await sitting.save(id, 'B');
    expect((await sitting.finish()).data).toMatchObject({ minCalification: 80, isPassed: true });
  });

  it('counts minutes, not the hours on the wall, over midnight and the end of summer time', async () => {
    const sitting = await aSitting(test);
    const midnight = Date.parse('2027-10-31T00:55:00Z'); // Europe: 2:55, and five minutes later 2:00 again
    test.clock.advance((midnight - test.clock.now().getTime()) / 1000);
    const exam = await sitting.start();
    test.clock.advance(600);
    expect(await sitting.start()).toMatchObject({ attemptId: exam.attemptId, remainingSeconds: 600 });
    test.clock.advance(86_400);
    expect((await sitting.finish()).data).toMatchObject({ usedSeconds: 1200 });
  });
});
