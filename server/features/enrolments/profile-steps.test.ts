import { describe, expect, it } from 'vitest';
import { aCourse, aMember, anAdmin, aQuestion, type TestAccount } from '../../testing/builders.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { aTestPortal } from '../../testing/portal.ts';

const test = aTestPortal();

/** A member, not yet enrolled, and a course with 2 minutes to read and 20 of exam; B is right in all four questions. */
async function aLearner(course: Parameters<typeof aCourse>[1] = {}, questions = 4) {
  const member = await aMember(test.portal);
  const CourseId = await aCourse(test.portal, { durationMinutes: 2, ...course });
  for (let n = 0; n < questions; n += 1) await aQuestion(test.portal, CourseId);
  const { users, question } = test.client.as(member);
  const own = { CourseId, UserId: member.id };
  return {
    member,
    CourseId,
    apply: () => users.addUserCourse(own),
    async read(seconds: number) {
      test.clock.advance(seconds);
      return (await users.updateTime({ ...own, ReadTime: seconds })).data;
    },
    start: async () => (await question.getTest({ id: CourseId, userId: member.id })).data,
    /** Sits the exam for some seconds with this many right answers. */
    async sit(right: number, seconds: number) {
      const { questions: shown } = (await question.getTest({ id: CourseId, userId: member.id })).data;
      for (const { id } of shown.slice(0, right))
        await question.saveAnswerByUser({ ...own, QuestionId: id, Answer: 'B' });
      test.clock.advance(seconds);
      await question.getCalification({ ...own, TimeOnTest: seconds });
    },
    row: () => rowOf(member),
  };
}
type Learner = Awaited<ReturnType<typeof aLearner>>;

async function rowOf(member: TestAccount) {
  const { info } = await test.client.as(member).users.getUserCourse({ userName: member.username });
  return info[0];
}
/** The profile gives the same reason as the refusal of the start. */
async function expectRefused(learner: Learner, reason: string): Promise<void> {
  expect((await learner.row())?.examRefusal).toBe(reason);
  await expectRefusal(learner.start(), 409, reason);
}
const change = (id: number, values: { duration_minutes?: number; archived_at?: Date }) =>
  test.portal.db.updateTable('course').set(values).where('id', '=', id).execute();

describe('the profile after each step', () => {
  it('from applying to the certificate', async () => {
    const learner = await aLearner();
    expect(await learner.row()).toBeUndefined();

    await learner.apply();
    const unread = { readTime: 0, duration: 2, timeToTest: 20, isTaken: false, calification: null };
    expect(await learner.row()).toMatchObject({ ...unread, timeTest: null, certificateCode: null });
    await expectRefused(learner, 'Te faltan 2 min de lectura para abrir el examen.');

    expect((await learner.read(59)).isComplete).toBe(false);
    await expectRefused(learner, 'Te faltan 2 min de lectura para abrir el examen.');
    await learner.read(60);
    expect(await learner.row()).toMatchObject({ readTime: 119 });
    await expectRefused(learner, 'Te falta 1 min de lectura para abrir el examen.');
    expect((await learner.read(1)).isComplete).toBe(true);
    expect(await learner.row()).toMatchObject({ readTime: 120, examRefusal: null, isTaken: false });

    await learner.start();
    expect(await learner.row()).toMatchObject({ hasRunningAttempt: true, isTaken: false, examRefusal: null });
    await learner.sit(2, 95);
    const failed = {
      isTaken: true,
      calification: 50,
      timeTest: 95,
      certificateCode: null,
      examRefusal: null,
    };
    expect(await learner.row()).toMatchObject({ ...failed, hasRunningAttempt: false });

    await learner.sit(1, 30); // a worse one changes nothing that is shown
    expect(await learner.row()).toMatchObject(failed);

    await learner.sit(4, 741);
    expect(await learner.row()).toMatchObject({
      calification: 100,
      timeTest: 741,
      minCalification: 80,
      certificateCode: expect.stringMatching(/^AP-/),
      certificateDate: '2026-11-18',
    });
    await expectRefused(learner, 'Ya aprobaste este curso con 100 de 100. No hace falta rendir el examen.');
  });

  it('a reading that was complete stays so when the course asks for more', async () => {
    const learner = await aLearner();
    await learner.apply();
    await learner.read(120);
    await change(learner.CourseId, { duration_minutes: 30 });
    expect(await learner.row()).toMatchObject({
      readTime: 120,
      duration: 30,
      isReadingComplete: true,
      examRefusal: null,
    });
    expect((await learner.read(10)).isComplete).toBe(true);
    await learner.sit(4, 60);
    expect(await learner.row()).toMatchObject({ certificateCode: expect.stringMatching(/^AP-/) });
  });

  it('when a course asks for less, members who have read that much are complete', async () => {
    const learner = await aLearner({ durationMinutes: 10 });
    await learner.apply();
    await learner.read(200);
    await expectRefused(learner, 'Te faltan 7 min de lectura para abrir el examen.');
    await change(learner.CourseId, { duration_minutes: 3 });
    expect(await learner.row()).toMatchObject({ readTime: 200, duration: 3, examRefusal: null });
  });

  it('who had read what it asked, or asks meanwhile, stays so whatever the form makes of it', async () => {
    const admin = test.client.as(await anAdmin(test.portal));
    const ask = (Id: number, Duration: number) => admin.course.update({ Id, Duration });
    const learner = await aLearner({ durationMinutes: 10 });
    await learner.apply();
    await learner.read(200);
    await ask(learner.CourseId, 3);
    expect(await learner.row()).toMatchObject({ readTime: 200, isReadingComplete: true, examRefusal: null });
    await ask(learner.CourseId, 30);
    expect(await learner.row()).toMatchObject({ duration: 30, isReadingComplete: true, examRefusal: null });
    const other = await aLearner({ durationMinutes: 10 });
    await other.apply();
    await other.read(100);
    await change(other.CourseId, { duration_minutes: 1 }); // by an earlier release, which stored nothing
    await ask(other.CourseId, 5);
    expect(await other.row()).toMatchObject({ isReadingComplete: true });
    const slow = await aLearner({ durationMinutes: 10 });
    await slow.apply();
    await slow.read(100);
    await ask(slow.CourseId, 5);
    await expectRefused(slow, 'Te faltan 4 min de lectura para abrir el examen.');
  });

  it('a course without questions, and one that was archived, say so', async () => {
    const learner = await aLearner({}, 0);
    await learner.apply();
    await learner.read(120);
    await expectRefused(learner, 'Este curso todavía no tiene preguntas. Vuelve más adelante.');
    await change(learner.CourseId, { archived_at: test.clock.now() });
    await expectRefused(learner, 'Este curso está archivado y ya no recibe inscripciones ni exámenes.');
    expect(await learner.row()).toMatchObject({ archived: true, readTime: 120 });
    await learner.read(10);
    expect(await learner.row()).toMatchObject({ readTime: 130 });
  });

  it('time that ran out shows as taken, with all of the time used', async () => {
    const learner = await aLearner({ hasCertificate: false });
    await learner.apply();
    await learner.read(120);
    await learner.start();
    test.clock.advance(20 * 60 + 20);
    expect(await learner.row()).toMatchObject({
      isTaken: true,
      calification: 0,
      timeTest: 1200,
      hasRunningAttempt: false,
      examClosesAt: null,
      certificado: 0,
    });
  });
});
