import { describe, expect, it } from 'vitest';
import { aMember, anAdmin } from '../../testing/builders.ts';
import { aSitting } from '../../testing/exam-sitting.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { aTestPortal } from '../../testing/portal.ts';
import { closeOverdueAttempts } from './close-attempt.ts';

const test = aTestPortal();

/** A running exam of four questions with the first `right` answered right and the next `wrong` answered wrong. */
async function answered(right: number, wrong = 0) {
  const sitting = await aSitting(test);
  const exam = await sitting.start();
  for (const [index, { id }] of exam.questions.slice(0, right + wrong).entries()) {
    await sitting.save(id, index < right ? 'B' : 'A');
  }
  return { sitting, exam };
}
const attempts = (accountId: number) =>
  test.portal.db
    .selectFrom('attempt')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();

describe('Question/getCalification', () => {
  it('grades the stored answers', async () => {
    const { sitting, exam } = await answered(3, 1);
    test.clock.advance(125);
    const reply = await sitting.finish();
    expect(reply).toMatchObject({
      message: 'Tu nota es 75 de 100. Te faltaron 5 puntos para aprobar.',
      descriptionCode: 'warning',
    });
    expect(reply.data).toEqual({
      attemptId: exam.attemptId,
      calification: 75,
      correctCount: 3,
      questionCount: 4,
      minCalification: 80,
      isPassed: false,
      timeOnTest: 60,
      usedSeconds: 125,
      answeredCount: 4,
      certificateCode: null,
      certificateWaits: null,
      readAgain: [],
      nextAttemptAt: null,
      canRetake: true,
      attemptsLeft: null,
      practiceCount: 0,
    });
  });

  it('80 of 80 passes, 79 does not', async () => {
    const resultOf = async (right: number, questions: number) => {
      const keys = Array.from({ length: questions }, () => 'B');
      const sitting = await aSitting(test, {
        keys,
        course: { questionsPerExam: questions, minimumGrade: 80 },
      });
      const exam = await sitting.start();
      for (const { id } of exam.questions.slice(0, right)) await sitting.save(id, 'B');
      return (await sitting.finish()).data;
    };
    expect(await resultOf(4, 5)).toMatchObject({ calification: 80, minCalification: 80, isPassed: true });
    expect(await resultOf(11, 14)).toMatchObject({ calification: 79, minCalification: 80, isPassed: false });
  });

  it('gives the same result twice, and at once twenty times', async () => {
    const { sitting } = await answered(4);
    const replies = await Promise.all(Array.from({ length: 20 }, () => sitting.finish()));
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    test.clock.advance(500);
    const late = await sitting.finish();
    expect(late).toEqual(replies[0]);
    expect(late.message).toBe('¡Aprobaste! Tu nota es 100 de 100.');
    const certificates = test.portal.db
      .selectFrom('certificate')
      .select('code')
      .where('account_id', '=', sitting.member.id);
    expect(await certificates.execute()).toEqual([{ code: late.data.certificateCode }]);
    expect(await attempts(sitting.member.id)).toHaveLength(1);
  });

  it('scores the same by Terminar, by a late read and by the job', async () => {
    for (const right of [0, 1, 3]) {
      const [byHand, byRead, byJob] = await Promise.all([
        answered(right, 1),
        answered(right, 1),
        answered(right, 1),
      ]);
      const pressed = (await byHand.sitting.finish()).data.calification;
      test.clock.advance(1220);
      await closeOverdueAttempts(test.context());
      const [stored] = await attempts(byJob.sitting.member.id);
      expect(stored).toMatchObject({ grade: pressed, correct_count: right, ended_by: 'time' });
      expect((await byJob.sitting.finish()).data.calification).toBe(pressed);
      expect((await byRead.sitting.finish()).data).toMatchObject({
        calification: pressed,
        usedSeconds: 1200,
      });
    }
  });

  it('says so when the time ran out without an answer', async () => {
    const { sitting } = await answered(0);
    test.clock.advance(1200);
    const reply = await sitting.finish();
    expect(reply.message).toBe('Se termino el tiempo y no contesto ninguna pregunta.');
    expect(reply.descriptionCode).toBe('warning');
    expect(reply.data).toMatchObject({ calification: 0, answeredCount: 0, usedSeconds: 1200 });
  });

  it('gives the attempt that is asked for, and the last one if none is', async () => {
    const { sitting, exam } = await answered(1);
    await sitting.finish();
    const second = await sitting.start();
    const old = await sitting.finish({ AttemptId: exam.attemptId });
    expect(old.data).toMatchObject({ attemptId: exam.attemptId, calification: 25 });
    expect((await sitting.start()).attemptId).toBe(second.attemptId);
    expect((await sitting.finish()).data).toMatchObject({ attemptId: second.attemptId, calification: 0 });
  });

  it("refuses a member who never started, and another's attempt", async () => {
    const sitting = await aSitting(test);
    await expectRefusal(sitting.finish(), 409);
    const other = await answered(1);
    const AttemptId = other.exam.attemptId;
    await expectRefusal(sitting.finish({ AttemptId }), 409);
    expect(await attempts(other.sitting.member.id)).toMatchObject([{ finished_at: null }]);
  });
});

describe('the job that closes attempts', () => {
  it('closes overdue attempts and no others, on any number of nodes', async () => {
    const [late, alsoLate] = [await answered(2), await answered(4)];
    test.clock.advance(700);
    const running = await answered(1);
    test.clock.advance(520);
    await Promise.all([1, 2, 3].map(() => closeOverdueAttempts(test.context())));
    expect(await attempts(late.sitting.member.id)).toMatchObject([{ grade: 50, ended_by: 'time' }]);
    expect(await attempts(alsoLate.sitting.member.id)).toMatchObject([{ grade: 100, ended_by: 'time' }]);
    expect(await attempts(running.sitting.member.id)).toMatchObject([{ finished_at: null }]);
    const [closed] = await attempts(late.sitting.member.id);
    const lastInstant = new Date(Date.parse(late.exam.closesAt) + 20_000);
    expect(closed?.finished_at).toEqual(lastInstant);
  });

  it('is held up by no attempt that fails', async () => {
    const [broken, sound] = [await answered(1), await answered(1)];
    test.clock.advance(1220);
    // An unknown time zone: the certificate date of a passed attempt cannot be computed.
    await test.portal.db
      .updateTable('attempt')
      .set({ minimum_grade: 1 })
      .where('account_id', '=', broken.sitting.member.id)
      .execute();
    const config = { ...test.portal.config, timeZone: 'Nowhere/Nowhere' };
    await expect(closeOverdueAttempts(test.context({ config }))).rejects.toThrow(
      '1 attempts could not be closed',
    );
    expect(await attempts(sound.sitting.member.id)).toMatchObject([{ grade: 25 }]);
    expect(await attempts(broken.sitting.member.id)).toMatchObject([{ finished_at: null }]);
    await closeOverdueAttempts(test.context());
    expect(await attempts(broken.sitting.member.id)).toMatchObject([{ grade: 25 }]);
  });
});

describe('Users/isFinish', () => {
  const isFinish = async ({ sitting }: Awaited<ReturnType<typeof answered>>) => {
    const input = { courseId: sitting.courseId, userId: sitting.member.id };
    return (await test.client.as(sitting.member).users.isFinish(input)).isfinish;
  };

  it('is true once a finished attempt reached the minimum, even one that the time ended', async () => {
    const [failed, passed] = [await answered(3), await answered(4)];
    expect(await isFinish(passed)).toBe(false);
    test.clock.advance(1220);
    expect(await isFinish(passed)).toBe(true);
    expect(await isFinish(failed)).toBe(false);
  });

  it('answers administrators, and refuses others and unknown courses', async () => {
    const passed = await answered(4);
    await passed.sitting.finish();
    const input = { courseId: passed.sitting.courseId, userId: passed.sitting.member.id };
    const [other, admin] = [await aMember(test.portal), await anAdmin(test.portal)];
    expect((await test.client.as(admin).users.isFinish(input)).isfinish).toBe(true);
    await expectRefusal(test.client.as(other).users.isFinish(input), 403);
    const unknown = test.client.as(admin).users.isFinish({ ...input, courseId: 999_999 });
    await expectRefusal(unknown, 404);
  });
});
