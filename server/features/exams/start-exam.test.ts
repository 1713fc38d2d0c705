import { describe, expect, it } from 'vitest';
import { aMember, anAdmin, aQuestion } from '../../testing/builders.ts';
import { tokenOf } from '../../testing/client.ts';
import { aSitting } from '../../testing/exam-sitting.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { aTestPortal } from '../../testing/portal.ts';

const test = aTestPortal();

const set = (courseId: number, change: Record<string, Date | number>) =>
  test.portal.db.updateTable('course').set(change).where('id', '=', courseId).execute();

describe('Question/GetTest', () => {
  it('starts an attempt: the questions without a key, the time by the server', async () => {
    const sitting = await aSitting(test, {
      keys: ['A', 'B', 'A', 'B', 'A', 'B'],
      course: { title: 'Tu cuenta' },
    });
    const exam = await sitting.start();
    expect(exam).toMatchObject({ curseTitle: 'Tu cuenta', allowedSeconds: 1200, remainingSeconds: 1200 });
    expect(exam.serverTime).toBe(test.clock.now().toISOString());
    expect(exam.questions).toHaveLength(4);
    expect(new Set(exam.questions.map((question) => question.id)).size).toBe(4);
    expect(Object.keys(exam.questions[0] ?? {}).sort()).toEqual([
      'answer',
      'answerA',
      'answerB',
      'answerC',
      'answerD',
      'curseTitle',
      'description',
      'id',
      'order',
      'questionTypeId',
      'several',
      'type',
    ]);
    expect(exam.questions[0]).toMatchObject({ answerA: 'Opción primera', answerC: null, answer: null });
  });

  it('keeps members and courses apart, also where another exam of the member is over time', async () => {
    const someone = await aMember(test.portal);
    const beside = await aSitting(test);
    const { member } = beside;
    const other = await aSitting(test, { member: someone });
    const first = await aSitting(test, { member, courseId: other.courseId });
    const early = [await aSitting(test, { member }), await aSitting(test, { member })];
    const overdue: number[] = [];
    for (const { start } of early) overdue.push((await start()).attemptId);
    test.clock.advance(600);
    const sittings = [other, beside, first]; // first comes last by any order of rows
    const begun: number[] = [];
    for (const { start } of sittings) begun.push((await start()).attemptId);
    expect(new Set([...overdue, ...begun]).size).toBe(5);
    /** The ids of the attempts that have this time. */
    const marked = async (time: 'heard_at' | 'result_seen_at') => {
      const attempts = test.portal.db
        .selectFrom('attempt')
        .select('id')
        .where('id', 'in', [...overdue, ...begun]);
      return (await attempts.where(time, 'is not', null).orderBy('id').execute()).map(({ id }) => id);
    };
    const [asked] = (await first.start()).questions;
    await first.save(asked?.id ?? 0, 'B');
    test.clock.advance(700);
    const resumed = await first.start(); // closes what is over time
    const answers = resumed.questions.map(({ answer }) => answer);
    expect([resumed.attemptId, answers]).toEqual([begun[2], ['B', null, null, null]]);
    expect(await marked('heard_at')).toEqual([begun[2]]);
    for (const [n, { finish }] of [...sittings.entries()].reverse()) {
      expect((await finish()).data).toMatchObject({ attemptId: begun[n], correctCount: n === 2 ? 1 : 0 });
      await finish(); // looks at its result again
      expect(await marked('result_seen_at')).toEqual(begun.slice(n));
    }
    expect((await early[0]?.finish())?.data).toMatchObject({ attemptId: overdue[0], usedSeconds: 1200 });
    expect(await marked('result_seen_at')).toEqual([overdue[0], ...begun]);
    test.clock.advance(-1300);
  });

  it('says how many to choose, as the question said when the attempt began', async () => {
    const admin = test.client.as(await anAdmin(test.portal)).question;
    const sitting = await aSitting(test, { keys: ['A', 'B', 'A,B'] });
    const [one = 0, changed = 0, both = 0] = sitting.questionIds;
    await admin.update({ Id: changed, Several: true });
    const asked = async () =>
      Object.fromEntries((await sitting.start()).questions.map(({ id, several }) => [id, several]));
    const first = { [one]: false, [changed]: true, [both]: true };
    expect(await asked()).toEqual(first);
    await admin.update({ Id: changed, Several: false });
    await admin.update({ Id: one, Several: true });
    expect(await asked()).toEqual(first);
    await sitting.finish();
    expect(await asked()).toEqual({ [one]: true, [changed]: false, [both]: true });
    const refused = admin.update({ Id: both, Several: false });
    await expectRefusal(refused, 400, { Several: true });
  });

  it('shows the two options of a true/false question', async () => {
    const sitting = await aSitting(test, { keys: [] });
    await aQuestion(test.portal, sitting.courseId, { options: [] });
    const [question] = (await sitting.start()).questions;
    expect(question).toMatchObject({
      questionTypeId: 1,
      answerA: 'Verdadero',
      answerB: 'Falso',
      answerC: null,
    });
  });

  it('asks each question as it was changed last', async () => {
    const admin = test.client.as(await anAdmin(test.portal)).question;
    const sitting = await aSitting(test, { keys: ['A', 'A', 'A', 'A'] });
    for (const time of [1, 2, 3])
      for (const Id of sitting.questionIds) await admin.update({ Id, QuestionDescription: `Cambio ${time}` });
    const asked = (await sitting.start()).questions.map(({ description }) => description);
    expect(asked).toEqual(Array(4).fill('Cambio 3'));
  });

  it('gives two starts at once the same attempt', async () => {
    const sitting = await aSitting(test);
    const exams = await Promise.all(Array.from({ length: 8 }, () => sitting.start()));
    expect(new Set(exams.map((exam) => exam.attemptId)).size).toBe(1);
    expect(new Set(exams.map((exam) => JSON.stringify(exam.questions))).size).toBe(1);
  });

  it('resumes with order, answers and the time that is left', async () => {
    const sitting = await aSitting(test);
    const first = await sitting.start();
    const [one, two] = first.questions;
    await sitting.save(one?.id ?? 0, 'B');
    await sitting.save(two?.id ?? 0, 'A');
    await sitting.save(two?.id ?? 0, '');
    test.clock.advance(90.5);
    const again = await sitting.start();
    expect(again.attemptId).toBe(first.attemptId);
    expect(again.remainingSeconds).toBe(1109.5);
    expect(again.questions.map((question) => question.id)).toEqual(
      first.questions.map((question) => question.id),
    );
    expect(again.questions.map((question) => question.answer)).toEqual(['B', '', null, null]);
  });

  it('freezes settings and questions at the start', async () => {
    const sitting = await aSitting(test);
    const admin = test.client.as(await anAdmin(test.portal)).question;
    const first = await sitting.start();
    await admin.addTime({ IdCourse: sitting.courseId, Time: 1 });
    await admin.addMinCalification({ IdCourse: sitting.courseId, Calification: 100 });
    await admin.delete({ id: first.questions[0]?.id ?? 0 });
    test.clock.advance(300);
    const again = await sitting.start();
    expect(again).toMatchObject({
      questions: first.questions,
      remainingSeconds: 900,
      closesAt: first.closesAt,
    });
    for (const { id } of first.questions.slice(0, 3)) await sitting.save(id, 'B');
    const { data } = await sitting.finish();
    expect(data).toMatchObject({ calification: 75, questionCount: 4, minCalification: 80 });
    const later = await sitting.start();
    expect(later).toMatchObject({ allowedSeconds: 60 });
    expect(later.questions).toHaveLength(3);
  });

  it('closes an overdue attempt before it starts a new one', async () => {
    const sitting = await aSitting(test);
    const first = await sitting.start();
    await sitting.save(first.questions[0]?.id ?? 0, 'B');
    test.clock.advance(1219);
    expect(await sitting.start()).toMatchObject({ attemptId: first.attemptId, remainingSeconds: 0 });
    test.clock.advance(1);
    const second = await sitting.start();
    expect(second.attemptId).not.toBe(first.attemptId);
    const stored = test.portal.db
      .selectFrom('attempt')
      .select(['grade', 'ended_by'])
      .where('id', '=', first.attemptId);
    expect(await stored.executeTakeFirst()).toEqual({ grade: 25, ended_by: 'time' });
  });

  it('only resumes the attempt that it is asked for, and never starts the next one instead', async () => {
    const sitting = await aSitting(test);
    const { attemptId } = await sitting.start();
    const client = test.client.as(sitting.member);
    const resume = () =>
      client.question.getTest({ id: sitting.courseId, userId: sitting.member.id, AttemptId: attemptId });
    expect((await resume()).data.attemptId).toBe(attemptId);
    await sitting.finish();
    await expectRefusal(resume(), 409);
    const attempts = await test.portal.db
      .selectFrom('attempt')
      .select('id')
      .where('account_id', '=', sitting.member.id)
      .execute();
    expect(attempts).toEqual([{ id: attemptId }]);
  });

  it('refuses a member who is not enrolled (403), and an unknown course (404)', async () => {
    const member = await aMember(test.portal);
    const start = (id: number) => test.client.as(member).question.getTest({ id, userId: member.id });
    const { courseId } = await aSitting(test); // where another member is enrolled
    await expectRefusal(start(courseId), 403);
    await expectRefusal(start(999_999), 404);
  });

  it('refuses a member who has not read enough, and tells the missing minutes', async () => {
    const sitting = await aSitting(test, { readSeconds: 30, course: { durationMinutes: 4 } });
    const message = 'Te faltan 4 min de lectura para abrir el examen.';
    await expectRefusal(sitting.start(), 409, message);
  });

  it('refuses an exam without questions, and a new attempt in an archived course', async () => {
    await expectRefusal((await aSitting(test, { keys: [] })).start(), 409);
    const sitting = await aSitting(test);
    await set(sitting.courseId, { archived_at: test.clock.now() });
    await expectRefusal(sitting.start(), 409);
  });

  it('lets a running attempt go on in an archived course', async () => {
    const sitting = await aSitting(test);
    const { attemptId } = await sitting.start();
    await set(sitting.courseId, { archived_at: test.clock.now() });
    expect((await sitting.start()).attemptId).toBe(attemptId);
    await sitting.save(sitting.questionIds[0] ?? 0, 'B');
    expect((await sitting.finish()).data.calification).toBe(25);
  });

  it('closes the exam above 80, not at 80', async () => {
    const sitting = await aSitting(test, {
      keys: ['B', 'B', 'B', 'B', 'B'],
      course: { questionsPerExam: 5 },
    });
    const answerRight = async (count: number) => {
      return (await sitting.sit(count)).calification;
    };
    expect(await answerRight(4)).toBe(80);
    expect(await answerRight(5)).toBe(100);
    const message = 'Ya aprobaste este curso con 100 de 100. No hace falta rendir el examen.';
    await expectRefusal(sitting.start(), 409, message);
  });

  it('lets a member who has started an exam repeat it when the course asks for more reading', async () => {
    const sitting = await aSitting(test, { readSeconds: 0 });
    await test.portal.db
      .updateTable('enrolment')
      .set({ read_seconds: 60 })
      .where('course_id', '=', sitting.courseId)
      .execute();
    await sitting.start();
    await sitting.finish();
    await set(sitting.courseId, { duration_minutes: 500 });
    expect((await sitting.start()).remainingSeconds).toBe(1200);
  });

  it.each(['sec-purpose', 'purpose'])('never starts because a browser loads ahead (%s)', async (header) => {
    const { member, courseId } = await aSitting(test);
    const response = await test.app.inject({
      url: `/api/Question/GetTest?id=${courseId}&userId=${member.id}`,
      headers: { authorization: `Bearer ${await tokenOf(test.portal, member)}`, [header]: 'prefetch' },
    });
    expect(response.statusCode).toBe(403);
    const attempts = test.portal.db.selectFrom('attempt').select('id').where('account_id', '=', member.id);
    expect(await attempts.execute()).toEqual([]);
  });
});
