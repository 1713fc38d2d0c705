import { describe, expect, it } from 'vitest';
import { aMember, aQuestion, type TestAccount } from '../../testing/builders.ts';
import { aSitting, type Sitting } from '../../testing/exam-sitting.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';
import { signedInJustNow } from '../../testing/scenes.ts';

const test = aTestPortal();
const { admin } = anAdminOf(test);

const evidenceOf = async (id: number, by: TestAccount) =>
  (await test.client.as(by).attempt.getEvidence({ id })).data;

/** A course with one question of each type; A and V are the right answers. */
async function bothTypes() {
  const sitting = await aSitting(test, { keys: [], course: { title: 'Tu cuenta' } });
  const choice = await aQuestion(test.portal, sitting.courseId, {
    options: ['Sí', 'No', 'Tal vez'],
    correct: 'A,C',
  });
  const truth = await aQuestion(test.portal, sitting.courseId, { options: [], correct: 'V' });
  return { sitting, choice, truth };
}
const answer = async (sitting: Sitting, answers: [number, string][]) => {
  const { attemptId } = await sitting.start();
  for (const [question, text] of answers) await sitting.save(question, text);
  return attemptId;
};

describe('Attempt/GetEvidence', () => {
  it('shows an administrator the questions, answers and events, and how the grade came about', async () => {
    const { sitting, choice, truth } = await bothTypes();
    const id = await answer(sitting, [[choice, 'c,a']]);
    await test.client.as(admin).attempt.addMinutes({ Id: id, Minutes: 3, Reason: 'Llegó tarde la clave' });
    test.clock.advance(1400); // its time is over; nobody has seen the result
    await sitting.saveLate(truth, 'F');
    const seen = await evidenceOf(id, admin);
    expect(seen).toMatchObject({
      id,
      courseTitle: 'Tu cuenta',
      state: 'finished',
      number: 1,
      grade: 50,
      correctCount: 1,
      userId: sitting.member.id,
      fullname: 'María Quispe Ñúñez',
      hasMarks: true,
      certificateCode: null,
      usedSeconds: 1380,
      allowedSeconds: 1380,
      lateCount: 1,
      events: [{ kind: 'moreMinutes', minutes: 3, reason: 'Llegó tarde la clave', by: 'María Quispe Ñúñez' }],
    });
    expect(seen.questions.map(({ position }) => position)).toEqual([1, 2]);
    const [first] = seen.questions.filter(({ questionId }) => questionId === choice);
    expect(first).toMatchObject({
      questionTypeId: 12,
      options: ['Sí', 'No', 'Tal vez'],
      answer: 'A,C',
      correct: 'A,C',
      isRight: true,
      late: null,
      clickedAt: seen.startedAt,
      savedAt: seen.startedAt,
    });
    const [second] = seen.questions.filter(({ questionId }) => questionId === truth);
    const now = test.clock.now().toISOString();
    expect(second).toMatchObject({
      questionTypeId: 1,
      options: ['Verdadero', 'Falso'],
      answer: null,
      clickedAt: null,
      correct: 'V',
      isRight: false,
      late: { answer: 'F', clickedAt: now, arrivedAt: now, isAccepted: false },
    });
  });

  it('shows no mark of a question that still runs', async () => {
    const { sitting, choice } = await bothTypes();
    const id = await answer(sitting, [[choice, 'A,C']]);
    const seen = await evidenceOf(id, admin);
    expect(seen).toMatchObject({ state: 'running', grade: null, correctCount: null });
    expect(seen.questions.map(({ isRight }) => isRight)).toEqual([null, null]);
  });

  it('closes overdue attempts first', async () => {
    const { sitting, choice } = await bothTypes();
    const id = await answer(sitting, [[choice, 'A,C']]);
    test.clock.advance(1220);
    expect(await evidenceOf(id, sitting.member)).toMatchObject({
      state: 'finished',
      endedBy: 'time',
      grade: 50,
    });
  });

  it('shows its member neither key nor mark while another attempt can follow, and no names', async () => {
    const { sitting, choice, truth } = await bothTypes();
    const id = await answer(sitting, [
      [choice, 'A,C'],
      [truth, 'F'],
    ]);
    await test.client.as(admin).attempt.addMinutes({ Id: id, Minutes: 3, Reason: 'Motivo' });
    for (const end of [false, true]) {
      if (end) await sitting.finish();
      const seen = await evidenceOf(id, sitting.member);
      expect(seen.hasMarks).toBe(false);
      expect(seen.questions.map(({ correct, isRight }) => [correct, isRight])).toEqual([
        [null, null],
        [null, null],
      ]);
      expect(seen.events).toMatchObject([{ reason: 'Motivo', by: null }]);
    }
  });

  it('shows them once the exam is closed for them, of every attempt', async () => {
    const { sitting, choice, truth } = await bothTypes();
    const failed = await answer(sitting, [[choice, 'B']]);
    await sitting.finish();
    const passed = await answer(sitting, [
      [choice, 'A,C'],
      [truth, 'V'],
    ]);
    expect(await evidenceOf(failed, sitting.member)).toMatchObject({ hasMarks: false });
    await sitting.finish();
    const seen = await evidenceOf(failed, sitting.member);
    expect(seen.hasMarks).toBe(true);
    const [first] = seen.questions.filter(({ questionId }) => questionId === choice);
    expect(first).toMatchObject({ correct: 'A,C', isRight: false });
    await signedInJustNow({ test });
    await test.client.as(admin).attempt.annul({ Id: passed, Reason: 'Copió' });
    expect(await evidenceOf(failed, sitting.member)).toMatchObject({ hasMarks: false });
  });

  it('shows them in an archived course, but never beside an attempt that runs', async () => {
    const { sitting, choice } = await bothTypes();
    const old = await answer(sitting, [[choice, 'B']]);
    await sitting.finish();
    await sitting.start();
    await test.portal.db
      .updateTable('course')
      .set({ archived_at: test.clock.now() })
      .where('id', '=', sitting.courseId)
      .execute();
    expect(await evidenceOf(old, sitting.member)).toMatchObject({ hasMarks: false });
    await sitting.finish();
    expect(await evidenceOf(old, sitting.member)).toMatchObject({ hasMarks: true });
  });

  it('is not there for another member, and closed to visitors', async () => {
    const { sitting, choice } = await bothTypes();
    const id = await answer(sitting, [[choice, 'B']]);
    const other = await aMember(test.portal);
    for (const asked of [id, 999_999]) await expectRefusal(evidenceOf(asked, other), 404);
    await expectRefusal(evidenceOf(999_999, admin), 404);
    const visitor = test.client.visitor.attempt.getEvidence({ id });
    await expectRefusal(visitor, 401);
  });
});
