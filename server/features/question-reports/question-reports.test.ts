import { describe, expect, it } from 'vitest';
import { sentence } from '../../../contract/refusal.ts';
import { aMember, aQuestion } from '../../testing/builders.ts';
import { aSitting, type Sitting } from '../../testing/exam-sitting.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { lastMailTo } from '../../testing/outbox.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';
import { signedInJustNow } from '../../testing/scenes.ts';

const test = aTestPortal();
const { admin, api: rosa } = anAdminOf(test, { firstName: 'Rosa', lastName: 'Medina' });

/** Somebody who has passed the exam: it is closed for them. */
async function aClosed(given: Parameters<typeof aSitting>[1] = {}) {
  const sitting = await aSitting(test, given);
  const { attemptId } = await sitting.sit();
  return { sitting, attemptId, questionId: sitting.questionIds[0] ?? 0 };
}
const report = (
  { member }: Pick<Sitting, 'member'>,
  AttemptId: number,
  QuestionId: number,
  more: { Fault?: 'key' | 'law'; Text?: string } = {},
) => test.client.as(member).questionReport.add({ AttemptId, QuestionId, Fault: 'key', Text: '', ...more });
const rowOf = async (questionId: number, State: 'open' | 'answered' = 'open') =>
  (await rosa.questionReport.get({ State })).data.find((row) => row.questionId === questionId);
const seenBy = async ({ member }: Sitting, id: number, questionId: number) =>
  (await test.client.as(member).attempt.getEvidence({ id })).data.questions.find(
    (question) => question.questionId === questionId,
  )?.report;

describe('QuestionReport/Add', () => {
  it('puts the question on the desk with its key and figures, once a person and question', async () => {
    const { sitting, attemptId, questionId } = await aClosed({ course: { title: 'Tu cuenta' } });
    const other = await aSitting(test, { courseId: sitting.courseId });
    await other.sit(0);
    await report(sitting, attemptId, questionId, { Text: '  La ley dice otra cosa. ' });
    await report(sitting, attemptId, questionId, { Text: 'La ley dice otra cosa.' }); // sent again
    await expectRefusal(report(sitting, attemptId, questionId), 409, sentence('reportedBefore'));
    expect(await rowOf(questionId)).toMatchObject({
      courseName: 'Tu cuenta',
      correct: [expect.stringMatching(/^B\. /)],
      asked: 2,
      failed: 1,
      mostChosen: null,
      law: null,
      answer: null,
      reports: [{ fault: 'key', text: 'La ley dice otra cosa.', attemptId, userId: sitting.member.id }],
    });
    expect((await rosa.inicio.get({})).data.pending.map(({ kind }) => kind)).toContain('questionReports');
  });

  it('is refused while the key may not be shown, of another’s attempt and of a question not asked', async () => {
    const open = await aSitting(test);
    const { attemptId } = await open.sit(1);
    const [questionId = 0] = open.questionIds;
    await expectRefusal(report(open, attemptId, questionId), 409, sentence('examStillOpen'));
    const { attemptId: closed, sitting } = await aClosed();
    await expectRefusal(report(open, closed, sitting.questionIds[0] ?? 0), 404);
    const elsewhere = await aQuestion(test.portal, sitting.courseId, { correct: 'B' });
    await expectRefusal(report(sitting, closed, elsewhere), 404);
    await expectRefusal(
      test.client.visitor.questionReport.add({ AttemptId: closed, QuestionId: elsewhere, Fault: 'key' }),
      401,
    );
  });

  it('of somebody in the Papelera is not seen on the desk', async () => {
    const { sitting, attemptId, questionId } = await aClosed();
    await report(sitting, attemptId, questionId);
    await test.portal.db
      .updateTable('account')
      .set({ deleted_at: test.clock.now(), erase_at: test.clock.now() })
      .where('id', '=', sitting.member.id)
      .execute();
    expect(await rowOf(questionId)).toBeUndefined();
  });
});

describe('QuestionReport/Get', () => {
  it('says which wrong answer is chosen most, by the key of today', async () => {
    const { sitting, attemptId, questionId } = await aClosed();
    for (const _ of [1, 2]) {
      const person = await aSitting(test, { courseId: sitting.courseId });
      await person.start();
      await person.save(questionId, 'A');
      await person.finish();
    }
    await report(sitting, attemptId, questionId);
    expect(await rowOf(questionId)).toMatchObject({
      asked: 3,
      failed: 2,
      mostChosen: { words: expect.stringMatching(/^A\. /), count: 2 },
    });
  });

  it('finds by words of question and course', async () => {
    const { sitting, attemptId, questionId } = await aClosed({ course: { title: 'Jubilación temprana' } });
    await report(sitting, attemptId, questionId);
    const found = async (Search: string) => (await rosa.questionReport.get({ Search })).total;
    expect(await found('jubilacion temprana')).toBe(1);
    expect(await found('zanahoria')).toBe(0);
  });
});

describe('QuestionReport/Answer', () => {
  it('reaches everybody who waits, by letter and in their attempt, and closes the question', async () => {
    await signedInJustNow({ test });
    const one = await aClosed();
    const two = await aSitting(test, { courseId: one.sitting.courseId });
    const { attemptId } = await two.sit();
    await report(one.sitting, one.attemptId, one.questionId);
    expect(await seenBy(one.sitting, one.attemptId, one.questionId)).toEqual({
      date: test.clock.now().toISOString(),
      answer: null,
    });
    const before = (await rowOf(one.questionId))?.reports[0]?.id ?? 0;
    await report(two, attemptId, one.questionId, { Fault: 'law' });
    const answer = (Seen: number) =>
      rosa.questionReport.answer({ QuestionId: one.questionId, Seen, Text: 'Tienen razón.' });
    await expectRefusal(answer(before), 409, sentence('newerReports'));
    const seen = (await rowOf(one.questionId))?.reports[0]?.id ?? 0;
    expect((await answer(seen)).data).toEqual({ count: 2 });
    expect((await answer(seen)).data).toEqual({ count: 2 }); // sent again
    const other = { QuestionId: one.questionId, Seen: seen, Text: 'Otra cosa.' };
    await expectRefusal(rosa.questionReport.answer(other), 409, sentence('nobodyWaits'));
    expect(await seenBy(two, attemptId, one.questionId)).toMatchObject({ answer: 'Tienen razón.' });
    const { email } = await test.portal.db
      .selectFrom('account')
      .select('email')
      .where('id', '=', two.member.id)
      .executeTakeFirstOrThrow();
    const { subject, text } = await lastMailTo(test, email ?? '');
    expect(subject).toMatch(/^Tu aviso sobre una pregunta: /);
    expect(text).toContain('Tienen razón.');
    expect(await rowOf(one.questionId)).toBeUndefined();
    expect(await rowOf(one.questionId, 'answered')).toMatchObject({
      answer: { text: 'Tienen razón.', by: 'Rosa Medina' },
    });
  });

  it('does not wait for a newer report of somebody in the Papelera, whom it answers too', async () => {
    await signedInJustNow({ test });
    const one = await aClosed();
    const two = await aSitting(test, { courseId: one.sitting.courseId });
    const { attemptId } = await two.sit();
    await report(one.sitting, one.attemptId, one.questionId);
    await report(two, attemptId, one.questionId);
    await test.portal.db
      .updateTable('account')
      .set({ deleted_at: test.clock.now(), erase_at: test.clock.now() })
      .where('id', '=', two.member.id)
      .execute();
    const Seen = (await rowOf(one.questionId))?.reports[0]?.id ?? 0;
    const given = { QuestionId: one.questionId, Seen, Text: 'Gracias.' };
    expect((await rosa.questionReport.answer(given)).data).toEqual({ count: 2 });
  });

  it('refuses an unknown question and a member', async () => {
    await signedInJustNow({ test });
    const given = { QuestionId: 2_000_000, Seen: 1, Text: 'Nada.' };
    await expectRefusal(rosa.questionReport.answer(given), 404);
    const member = test.client.as(await aMember(test.portal));
    await expectRefusal(member.questionReport.answer(given), 403);
  });

  it('leaves the attempt of an administrator’s view without word of it', async () => {
    const { sitting, attemptId, questionId } = await aClosed();
    await report(sitting, attemptId, questionId);
    const seen = (await test.client.as(admin).attempt.getEvidence({ id: attemptId })).data;
    expect(seen.questions.map((question) => question.report)).toEqual(seen.questions.map(() => null));
  });
});
