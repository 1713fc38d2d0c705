import { describe, expect, it } from 'vitest';
import { isPassing } from '../../../contract/exams/passing.ts';
import { anAdmin } from '../../testing/builders.ts';
import { aSitting, type Sitting } from '../../testing/exam-sitting.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';
import { signedInJustNow } from '../../testing/scenes.ts';

const test = aTestPortal();

const { api } = anAdminOf(test);

const Reason = 'La B era la de antes, la A es la correcta';

async function correct(QuestionId: number, Correct: string, LowerGrades = false) {
  const asked = { QuestionId, Correct, LowerGrades };
  const { fingerprint: Fingerprint } = (await api.attempt.previewRegrade(asked)).data;
  await signedInJustNow({ test });
  await api.attempt.regrade({ ...asked, Reason, Fingerprint });
}

/** The grade of a member's only attempt, from every place that returns it, and the printed one. */
async function gradesOf(sitting: Sitting, id: number) {
  const { member, courseId } = sitting;
  const own = test.client.as(member);
  const [row] = (await own.users.getUserCourse({ userName: member.username })).info;
  const passed = await own.users.isFinish({ userId: member.id, courseId });
  const certificate = await test.portal.db
    .selectFrom('certificate')
    .select('grade')
    .where('account_id', '=', member.id)
    .where('replaced_at', 'is', null)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  const { data: evidence } = await api.attempt.getEvidence({ id });
  const grades = [
    (await sitting.finish()).data.calification,
    evidence.grade,
    (await own.attempt.getEvidence({ id })).data.grade,
    (await own.attempt.getOwn({ userId: member.id, courseId })).data[0]?.grade,
    (await api.attempt.get({ courseId })).data.find((each) => each.id === id)?.grade,
    row?.calification,
  ];
  expect(passed.isfinish).toBe((evidence.grade ?? 0) >= evidence.minimumGrade);
  expect(certificate?.grade).toBe(passed.isfinish ? evidence.grade : undefined);
  expect(new Set(grades).size).toBe(1);
  return grades[0];
}

describe('a grade', () => {
  it('passes by the stored column where it passes by isPassing, unless its attempt is annulled', async () => {
    const sitting = await aSitting(test);
    const { attemptId } = await sitting.start();
    await sitting.finish();
    const passed = async (grade: number, minimum_grade: number, annulled_at: Date | null) => {
      const given = { grade, minimum_grade, annulled_at };
      const changing = test.portal.db.updateTable('attempt').set(given).where('id', '=', attemptId);
      return (await changing.returning('passed').executeTakeFirstOrThrow()).passed;
    };
    for (const minimumGrade of [1, 79, 80, 81, 100])
      for (const grade of [0, 1, 78, 79, 80, 81, 99, 100]) {
        const wanted = isPassing({ grade, minimumGrade });
        expect(await passed(grade, minimumGrade, null), `${grade} of ${minimumGrade}`).toBe(wanted);
        expect(await passed(grade, minimumGrade, test.clock.now())).toBe(false);
      }
  });

  it('is one number wherever it is read, whatever happened to it', async () => {
    const sitting = await aSitting(test);
    const { attemptId: Id } = await sitting.start();
    const [first = 0, second = 0, third = 0, fourth = 0] = sitting.questionIds;
    for (const question of [first, second]) await sitting.save(question, 'B');
    await sitting.save(third, 'A');
    test.clock.advance(1300);
    await sitting.saveLate(fourth, 'B');
    expect(await gradesOf(sitting, Id)).toBe(50);
    await signedInJustNow({ test });
    await api.attempt.acceptLate({ Id, QuestionIds: [fourth], Reason });
    expect(await gradesOf(sitting, Id)).toBe(75);
    await correct(third, 'A');
    expect(await gradesOf(sitting, Id)).toBe(100);
    await correct(first, 'A');
    expect(await gradesOf(sitting, Id)).toBe(100);
    await correct(second, 'A', true);
    expect(await gradesOf(sitting, Id)).toBe(50);
  });

  it('that a corrected key has left is not lowered by accepting what came late', async () => {
    const sitting = await aSitting(test);
    const { attemptId: Id } = await sitting.start();
    const [first = 0, second = 0, third = 0] = sitting.questionIds;
    for (const question of [first, second]) await sitting.save(question, 'B');
    test.clock.advance(1300);
    await sitting.saveLate(third, 'B');
    expect(await gradesOf(sitting, Id)).toBe(50);
    for (const question of [first, second]) await correct(question, 'A');
    expect(await gradesOf(sitting, Id)).toBe(50);
    const accepting = { Id, QuestionIds: [third], Reason };
    const { data } = await api.attempt.acceptLate(accepting);
    expect(data).toEqual({ gradeBefore: 50, gradeAfter: 50 });
    expect(await gradesOf(sitting, Id)).toBe(50);
  });

  it('tells its member not why a key was corrected, which may name it, before marks are shown', async () => {
    const sitting = await aSitting(test);
    const { attemptId: id } = await sitting.start();
    await sitting.save(sitting.questionIds[0] ?? 0, 'A');
    await sitting.finish();
    for (const key of ['A', 'B']) await correct(sitting.questionIds[0] ?? 0, key);
    const own = test.client.as(sitting.member).attempt;
    const { events } = (await own.getEvidence({ id })).data;
    const reason = 'Se corrigió la respuesta correcta de una pregunta.';
    expect(events).toMatchObject([
      { kind: 'regraded', gradeBefore: 0, gradeAfter: 25, reason },
      { kind: 'gradeKept', gradeBefore: 25, reason },
    ]);
    expect((await api.attempt.getEvidence({ id })).data.events[0]?.reason).toBe(Reason);
    await api.course.delete({ id: sitting.courseId });
    expect((await own.getEvidence({ id })).data).toMatchObject({
      hasMarks: true,
      events: [{ reason: Reason }, { reason: Reason }],
    });
  });
});

describe('passed', () => {
  /** A member with three of four right, whose exam began at `from`; then the minimum becomes `to`. */
  async function sat(from: number, to: number, courseId?: number) {
    const course = courseId === undefined ? { course: { minimumGrade: from } } : { courseId };
    const sitting = await aSitting(test, course);
    const { attemptId, questions } = await sitting.start();
    for (const { id } of questions.slice(0, 3)) await sitting.save(id, 'B');
    await sitting.finish();
    await api.question.addMinCalification({ IdCourse: sitting.courseId, Calification: to });
    return { ...sitting, attemptId };
  }

  /** The grade that every place shows; throws if they differ. */
  async function saidOf({ member, courseId, finish }: Sitting) {
    const own = test.client.as(member);
    const [row] = (await own.users.getUserCourse({ userName: member.username })).info;
    const said = [
      row?.isPassed,
      row?.certificateCode !== null,
      (await own.users.isFinish({ userId: member.id, courseId })).isfinish,
      (await finish()).data.isPassed,
      (await own.attempt.getOwn({ userId: member.id, courseId })).data[0]?.isPassed,
    ];
    expect(new Set(said).size).toBe(1);
    return said[0];
  }

  it('is said alike of a minimum that was lowered below the grade: not passed, and the exam stays open', async () => {
    const sitting = await sat(80, 70);
    expect(await saidOf(sitting)).toBe(false);
    expect((await sitting.start()).remainingSeconds).toBe(1200);
  });

  it('is said alike of a minimum that was raised above the grade: passed', async () => {
    expect(await saidOf(await sat(75, 90))).toBe(true);
  });

  it('is shown before a minimum is lowered, and said once an administrator passes who reaches it', async () => {
    const sitting = await sat(80, 80);
    const { courseId, member, attemptId: Id } = sitting;
    const [other, annulled] = [await sat(80, 80, courseId), await sat(80, 80, courseId)];
    await api.attempt.annul({ Id: annulled.attemptId, Reason: 'Error' });
    const deleted = await sat(80, 70, courseId);
    await test.client.as(await anAdmin(test.portal)).usuario.delete({ id: deleted.member.id });
    const preview = async (Calification: number) =>
      (await api.attempt.previewPass({ courseId, Calification })).data;
    expect(await preview(76)).toEqual([]);
    const found = await preview(75);
    expect(found).toMatchObject([Id, other.attemptId].map(() => ({ grade: 75, minimumGrade: 80 })));
    expect(found.map(({ attemptId }) => attemptId).sort()).toEqual([Id, other.attemptId].sort());
    await signedInJustNow({ test });
    await api.attempt.pass({ Id, Reason: 'El mínimo era un error' });
    expect([await saidOf(sitting), await saidOf(other)]).toEqual([true, false]);
    expect(await preview(70)).toMatchObject([{ attemptId: other.attemptId }]);
    const { events } = (await test.client.as(member).attempt.getEvidence({ id: Id })).data;
    expect(events).toMatchObject([{ kind: 'passed', reason: 'El mínimo era un error', gradeAfter: 75 }]);
    await api.attempt.pass({ Id, Reason: 'Otra vez' });
    expect((await api.attempt.getEvidence({ id: Id })).data.events).toHaveLength(1);
  });

  it('is not given by hand below the current minimum', async () => {
    const sitting = await sat(80, 80);
    const { courseId } = sitting;
    const [attempt] = (await api.attempt.get({ courseId })).data;
    const pass = { Id: attempt?.id ?? 0, Reason: 'Casi' };
    await signedInJustNow({ test });
    await expectRefusal(api.attempt.pass(pass), 409);
    expect(await saidOf(sitting)).toBe(false);
  });

  it('is not said of an annulled attempt', async () => {
    const sitting = await sat(75, 75);
    const own = test.client.as(sitting.member).attempt;
    const of = { userId: sitting.member.id, courseId: sitting.courseId };
    const [attempt] = (await own.getOwn(of)).data;
    await api.attempt.annul({ Id: attempt?.id ?? 0, Reason: 'Error' });
    expect((await own.getOwn(of)).data[0]?.isPassed).toBe(false);
    const isFinish = await test.client.as(sitting.member).users.isFinish(of);
    expect(isFinish.isfinish).toBe(false);
  });
});
