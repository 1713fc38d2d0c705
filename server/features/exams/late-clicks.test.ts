import { describe, expect, it } from 'vitest';
import { sentence } from '../../../contract/refusal.ts';
import { aQuestion } from '../../testing/builders.ts';
import { aSitting, type Sitting } from '../../testing/exam-sitting.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';
import { signedInJustNow } from '../../testing/scenes.ts';

const test = aTestPortal();

const { admin } = anAdminOf(test);

const keptLate = { status: 409, body: { message: sentence('keptLate') } };
const afterResult = { status: 409, body: { message: sentence('lateAfterResult') } };
const inSeconds = (seconds: number) => new Date(test.clock.now().getTime() + seconds * 1000).toISOString();
const lateOf = (attemptId: number) =>
  test.portal.db.selectFrom('attempt_late_click').selectAll().where('attempt_id', '=', attemptId).execute();

/** Ends what is overdue, as the job of each minute does; its member sees no result by it. */
const closeAll = ({ courseId }: Sitting) => test.client.as(admin).attempt.get({ courseId });

/** An exam of four questions whose time is over; the first was answered wrong. */
async function anEndedExam() {
  const sitting = await aSitting(test);
  const exam = await sitting.start();
  const [first = 0, second = 0] = exam.questions.map(({ id }) => id);
  await sitting.save(first, 'A');
  test.clock.advance(1300);
  return { sitting, exam, first, second };
}

describe('a click that comes too late', () => {
  it('is recorded beside the attempt, whether that is closed already or not, and does not count', async () => {
    const { sitting, exam, first, second } = await anEndedExam();
    await expect(sitting.save(first, 'B', { ClickedAt: inSeconds(-5) })).rejects.toMatchObject(keptLate);
    await closeAll(sitting);
    await expect(sitting.save(second, 'B')).rejects.toMatchObject(keptLate);
    expect((await sitting.finish()).data).toMatchObject({ calification: 0, answeredCount: 1 });
    const now = test.clock.now();
    expect(await lateOf(exam.attemptId)).toEqual([
      expect.objectContaining({
        question_id: first,
        answer: 'B',
        clicked_at: new Date(now.getTime() - 5000),
        arrived_at: now,
        accepted_at: null,
      }),
      expect.objectContaining({ question_id: second, clicked_at: now }),
    ]);
  });

  it('is one a question, the latest, whatever arrives first', async () => {
    const { sitting, exam, first } = await anEndedExam();
    const click = (answer: string, seconds: number) =>
      sitting.saveLate(first, answer, { ClickedAt: inSeconds(seconds) });
    await click('B', -20);
    await click('A', -30);
    expect(await lateOf(exam.attemptId)).toMatchObject([{ answer: 'B' }]);
    await click('A', -10);
    await click('', -5);
    expect(await lateOf(exam.attemptId)).toMatchObject([{ answer: '' }]);
  });

  it('is of no attempt from the future, nor of one before its start', async () => {
    const { sitting, exam, first, second } = await anEndedExam();
    await sitting.saveLate(first, 'B', { ClickedAt: '2199-01-01T00:00:00Z' });
    await sitting.saveLate(second, 'B', { ClickedAt: '1999-01-01T00:00:00Z' });
    expect(await lateOf(exam.attemptId)).toMatchObject([
      { clicked_at: test.clock.now() },
      { clicked_at: new Date(exam.startedAt) },
    ]);
  });

  it('is none if it was stored in time and only the acknowledgement got lost', async () => {
    const sitting = await aSitting(test);
    const { attemptId, questions } = await sitting.start();
    const first = questions[0]?.id ?? 0;
    test.clock.advance(60);
    const ClickedAt = inSeconds(-1);
    await sitting.save(first, 'B', { ClickedAt });
    await sitting.finish();
    expect((await sitting.save(first, 'B', { ClickedAt })).data).toEqual({
      remainingSeconds: 0,
      answer: 'B',
    });
    const older = await sitting.save(first, 'A', { ClickedAt: inSeconds(-30) });
    expect(older.data.answer).toBe('B');
    expect(await lateOf(attemptId)).toEqual([]);
    await expect(sitting.save(first, 'A')).rejects.toMatchObject(afterResult);
    expect(await lateOf(attemptId)).toEqual([]);
  });

  it('is not kept once its member has seen the result, or a day after the end', async () => {
    const seen = await anEndedExam();
    await test.client.as(seen.sitting.member).attempt.getEvidence({ id: seen.exam.attemptId });
    await expect(seen.sitting.save(seen.first, 'B')).rejects.toMatchObject(afterResult);
    const { sitting, exam, first } = await anEndedExam();
    await closeAll(sitting);
    test.clock.advance(24 * 3600 - 81); // it ended 80 s ago, 20 s after its time
    await sitting.saveLate(first, 'B', { ClickedAt: exam.startedAt });
    test.clock.advance(2);
    const message = sentence('tooLate');
    await expectRefusal(sitting.save(first, 'A'), 409, message);
    expect(await lateOf(exam.attemptId)).toMatchObject([{ answer: 'B' }]);
    expect(await lateOf(seen.exam.attemptId)).toEqual([]);
  });

  it('stands beside what the server last heard of its page', async () => {
    const sitting = await aSitting(test);
    const { attemptId, questions } = await sitting.start();
    const [first = 0, second = 0] = questions.map(({ id }) => id);
    const heard: (Date | null)[] = [];
    const look = async (id: number) => {
      await sitting.saveLate(id, 'B', { ClickedAt: inSeconds(-1300) });
      const { data } = await test.client.as(admin).attempt.getEvidence({ id: attemptId });
      const late = data.questions.find(({ questionId }) => questionId === id)?.late;
      heard.push(new Date(late?.heardAt ?? 0));
    };
    test.clock.advance(30);
    await sitting.save(second, 'A');
    const saved = test.clock.now();
    test.clock.advance(15);
    await test.client.as(sitting.member).attempt.getTime({ id: attemptId });
    const polled = test.clock.now();
    test.clock.advance(1300);
    await test.client.as(sitting.member).attempt.getTime({ id: attemptId }); // over: no sign of the exam any more
    await look(first);
    await test.portal.db.updateTable('attempt').set({ heard_at: null }).where('id', '=', attemptId).execute();
    await look(questions[2]?.id ?? 0);
    expect(heard).toEqual([polled, saved]);
  });

  it('never touches another attempt: it is recorded with the one that it names, or the newest', async () => {
    const { sitting, exam, first } = await anEndedExam();
    const second = await sitting.start();
    const named = sitting.save(first, 'B', { AttemptId: exam.attemptId });
    await expect(named).rejects.toMatchObject(keptLate);
    expect(await lateOf(exam.attemptId)).toMatchObject([{ answer: 'B' }]);
    expect((await sitting.start()).questions.map(({ answer }) => answer)).toEqual([null, null, null, null]);
    test.clock.advance(1300);
    await expect(sitting.save(first, 'A')).rejects.toMatchObject(keptLate);
    expect(await lateOf(second.attemptId)).toMatchObject([{ answer: 'A' }]);
    expect(await lateOf(exam.attemptId)).toMatchObject([{ answer: 'B' }]);
  });

  it("is refused and not recorded if it is an invalid option, not a question of the exam, or another member's", async () => {
    const { sitting, exam, first } = await anEndedExam();
    await expectRefusal(sitting.save(first, 'C'), 400);
    const foreign = await aQuestion(test.portal, sitting.courseId);
    await expectRefusal(sitting.save(foreign, 'A'), 400);
    const other = await aSitting(test, { courseId: sitting.courseId });
    const stolen = other.save(first, 'B', { AttemptId: exam.attemptId });
    await expectRefusal(stolen, 409);
    await stolen.catch((error: Error) => expect(error.message).not.toContain(sentence('keptLate')));
    expect(await lateOf(exam.attemptId)).toEqual([]);
  });

  it('is refused and not recorded if the attempt is annulled', async () => {
    const { sitting, exam, first } = await anEndedExam();
    await signedInJustNow({ test });
    await test.client.as(admin).attempt.annul({ Id: exam.attemptId, Reason: 'Error del curso' });
    const message = sentence('attemptAnnulled');
    await expectRefusal(sitting.save(first, 'B'), 409, message);
    expect(await lateOf(exam.attemptId)).toEqual([]);
  });

  it('is taken as any other once the attempt is open again', async () => {
    const { sitting, exam, first } = await anEndedExam();
    await sitting.saveLate(first, 'B');
    const reopen = { Id: exam.attemptId, Minutes: 5, Reason: 'Se cortó la luz' };
    await test.client.as(admin).attempt.reopen(reopen);
    test.clock.advance(1);
    expect((await sitting.save(first, 'B')).data).toEqual({ remainingSeconds: 299, answer: 'B' });
    expect(await lateOf(exam.attemptId)).toMatchObject([{ accepted_at: null }]);
  });
});

describe('Attempt/AcceptLate', () => {
  const accept = async (Id: number, QuestionIds: number[], by = admin) => {
    await signedInJustNow({ test });
    return test.client.as(by).attempt.acceptLate({ Id, QuestionIds, Reason: 'La red del centro cayó' });
  };

  it('counts it, grades again and issues the certificate', async () => {
    const { sitting, exam } = await anEndedExam();
    const ids = exam.questions.map(({ id }) => id);
    for (const id of ids) await sitting.saveLate(id, 'B');
    const { data, message } = await accept(exam.attemptId, ids.slice(0, 2));
    expect(data).toEqual({ gradeBefore: 0, gradeAfter: 50 });
    expect(message).toBe('Las respuestas ya cuentan. La nota pasó de 0 a 50.');
    expect((await accept(exam.attemptId, [...ids.slice(2), ...ids.slice(2)])).data).toMatchObject({
      gradeAfter: 100,
    });
    expect((await sitting.finish()).data).toMatchObject({
      calification: 100,
      correctCount: 4,
      certificateCode: expect.stringMatching(/^AP-/),
    });
    const events = test.portal.db
      .selectFrom('attempt_event')
      .select(['kind', 'reason', 'grade_before', 'grade_after', 'actor_id'])
      .where('attempt_id', '=', exam.attemptId);
    expect(await events.execute()).toEqual([
      expect.objectContaining({ kind: 'lateAccepted', grade_before: 0, grade_after: 50, actor_id: admin.id }),
      expect.objectContaining({ grade_before: 50, grade_after: 100, reason: 'La red del centro cayó' }),
    ]);
  });

  it('follows a later mind downwards too, and the certificate follows the grade', async () => {
    const sitting = await aSitting(test, { course: { minimumGrade: 50 } });
    const { attemptId, questions } = await sitting.start();
    for (const { id } of questions) await sitting.save(id, 'B');
    test.clock.advance(1300);
    for (const { id } of questions.slice(0, 2)) await sitting.saveLate(id, 'A');
    const first = (await sitting.finish()).data.certificateCode;
    await accept(attemptId, [questions[0]?.id ?? 0]);
    const after = (await sitting.finish()).data;
    expect(after).toMatchObject({ calification: 75, certificateCode: expect.stringMatching(/^AP-/) });
    expect(after.certificateCode).not.toBe(first);
  });

  it('refuses all if one of them is not waiting for acceptance', async () => {
    const { sitting, exam, first, second } = await anEndedExam();
    await sitting.saveLate(first, 'B');
    const refused = { status: 409, body: { message: sentence('noLateClick') } };
    await expect(accept(exam.attemptId, [first, second])).rejects.toMatchObject(refused);
    expect(await lateOf(exam.attemptId)).toMatchObject([{ accepted_at: null }]);
    const both = await Promise.allSettled([accept(exam.attemptId, [first]), accept(exam.attemptId, [first])]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(accept(exam.attemptId, [first])).rejects.toMatchObject(refused);
  });

  it('refuses a running attempt, an annulled one, and what is not there', async () => {
    const sitting = await aSitting(test);
    const { attemptId, questions } = await sitting.start();
    const ids = [questions[0]?.id ?? 0];
    const running = { status: 409, body: { message: sentence('attemptStillRunning') } };
    await expect(accept(attemptId, ids)).rejects.toMatchObject(running);
    await signedInJustNow({ test });
    await test.client.as(admin).attempt.annul({ Id: attemptId, Reason: 'Prueba' });
    const annulled = { status: 409, body: { message: sentence('attemptAnnulled') } };
    await expect(accept(attemptId, ids)).rejects.toMatchObject(annulled);
    await expectRefusal(accept(999_999, ids), 404);
  });

  it('refuses to accept without a reason', async () => {
    const { exam, first } = await anEndedExam();
    const mute = { Id: exam.attemptId, QuestionIds: [first], Reason: ' ' };
    const { attempt } = test.client.as(admin);
    await expectRefusal(attempt.acceptLate(mute), 400);
  });
});
