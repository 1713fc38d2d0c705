import { describe, expect, test } from 'vitest';
import { users } from '../../../contract/accounts/own-calls.ts';
import { aBrowser } from '../../testing/browser.ts';
import { aCourse, aMember, anAdmin, anEnrolment, type TestAccount } from '../../testing/builders.ts';
import { aSitting } from '../../testing/exam-sitting.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { password, passwordHash } from '../../testing/password.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';

const portal = aTestPortal({ TIME_ZONE: 'America/La_Paz' });
const { api } = anAdminOf(portal);

const signIn = async (account: TestAccount) => {
  const browser = aBrowser(portal);
  await browser.call(users.login, { UserName: account.username, Password: password });
  return browser;
};
const aMan = async () => {
  const member = await aMember(portal.portal, { passwordHash });
  await portal.portal.db.updateTable('account').set({ gender: 1 }).where('id', '=', member.id).execute();
  return member;
};
const aWoman = () => aMember(portal.portal, { passwordHash });
const clearSignIns = () => portal.portal.db.deleteFrom('sign_in').execute();
const byGender = async (period: { From?: string; To?: string } = {}) =>
  (await api.report.getGender(period)).listgender;

describe('Report/GetGender', () => {
  test('counts every successful sign-in of a member; renewals, failures and administrators do not count', async () => {
    await clearSignIns();
    expect(await byGender()).toEqual({ countMasculino: 0, countFemenino: 0 });
    const [man, woman] = [await aMan(), await aWoman()];
    const browser = await signIn(man);
    await signIn(man);
    await signIn(woman);
    await signIn(await anAdmin(portal.portal, { passwordHash }));
    await browser.call(users.refresh, {});
    const wrong = aBrowser(portal).call(users.login, { UserName: man.username, Password: 'equivocada' });
    await expectRefusal(wrong, 401);
    expect(await byGender()).toEqual({ countMasculino: 2, countFemenino: 1 });
  });

  test('keeps what it counted when a session is purged, an account deleted and a gender corrected', async () => {
    await clearSignIns();
    const [man, woman] = [await aMan(), await aWoman()];
    await signIn(man);
    await signIn(woman);
    await portal.portal.db.deleteFrom('session').where('account_id', 'in', [man.id, woman.id]).execute();
    await api.usuario.delete({ id: woman.id });
    await api.usuario.update({ id: man.id, gender: 2 });
    expect(await byGender()).toEqual({ countMasculino: 1, countFemenino: 1 });
    await signIn(man);
    expect(await byGender()).toEqual({ countMasculino: 1, countFemenino: 2 });
  });

  test('a period has both its days, from midnight to midnight in the zone of the portal', async () => {
    await clearSignIns();
    const rows = [
      { at: '2026-03-01T03:59:59.999Z', gender: 1 }, // 28 February in La Paz
      { at: '2026-03-01T04:00:00Z', gender: 1 },
      { at: '2026-03-02T03:59:59.999Z', gender: 2 }, // still 1 March
      { at: '2026-03-02T04:00:00Z', gender: 2 },
    ];
    await portal.portal.db.insertInto('sign_in').values(rows).execute();
    const counts = async (From?: string, To?: string) => Object.values(await byGender({ From, To }));
    expect(await counts('2026-03-01', '2026-03-01')).toEqual([1, 1]);
    expect(await counts('2026-03-01')).toEqual([1, 2]);
    expect(await counts(undefined, '2026-03-01')).toEqual([2, 1]);
    expect(await counts('2026-02-28', '2026-03-02')).toEqual([2, 2]);
    expect(await counts('1900-01-01', '9999-12-31')).toEqual([2, 2]);
    expect(await counts('2026-03-03')).toEqual([0, 0]);
  });
});

describe('Report/GetCourse', () => {
  test('lists drafts and archived courses too, newest first, and says which have results', async () => {
    const draft = await aCourse(portal.portal, { title: 'Un borrador', isPublished: false });
    const archived = await aCourse(portal.portal, { title: 'Archivado', archivedAt: portal.clock.now() });
    const sitting = await aSitting(portal, { course: { title: 'Con resultados' } });
    await sitting.start();
    const listed = async () => (await api.report.getCourse({ PageSize: 3 })).data;
    expect((await listed()).map(({ courseId }) => courseId)).toEqual([sitting.courseId, archived, draft]);
    expect((await listed())[0]).toEqual({
      courseId: sitting.courseId,
      courseName: 'Con resultados',
      hasResults: false, // it is not finished
    });
    const second = await api.report.getCourse({ PageSize: 1, Page: 2 });
    expect(second.data.map(({ courseId }) => courseId)).toEqual([archived]);
    await sitting.finish();
    expect((await listed()).map(({ hasResults }) => hasResults)).toEqual([true, false, false]);
    const [attempt] = (await api.attempt.get({ courseId: sitting.courseId })).data;
    await api.attempt.annul({ Id: attempt?.id ?? 0, Reason: 'Copió.' });
    expect((await listed())[0]?.hasResults).toBe(false);
    const inPapelera = await aCourse(portal.portal, { title: 'Otro borrador' });
    await api.course.delete({ id: inPapelera });
    const { data, total } = await api.report.getCourse({ Search: 'borrador' });
    expect([data.map(({ courseId }) => courseId), total]).toEqual([[draft], 1]);
  });
});

describe('Report/GetMostFailedQuestion', () => {
  const failures = async (courseId: number, period: { From?: string; To?: string } = {}) =>
    (await api.report.getMostFailedQuestion({ courseId, ...period })).data.map(
      ({ questionId, questionCountFailed, questionCountAsked }) => [
        questionId,
        questionCountFailed,
        questionCountAsked,
      ],
    );

  /** Another member sits the exam of the same course with these answers; null = none. */
  async function sits(courseId: number, answers: Record<number, string | null>) {
    const member = await aMember(portal.portal);
    await anEnrolment(portal.portal, member, courseId, 6000);
    const sitting = await aSitting(portal, { courseId, member, isEnrolled: false });
    const { attemptId } = await sitting.start();
    for (const [question, answer] of Object.entries(answers))
      if (answer !== null) await sitting.save(Number(question), answer);
    return { sitting, attemptId, member };
  }

  test('wrong, unanswered and cleared answers failed; running and annulled attempts do not count', async () => {
    const first = await aSitting(portal);
    const { courseId, questionIds } = first;
    const [one = 0, two = 0, three = 0, four = 0] = questionIds;
    expect(await failures(courseId)).toEqual([]);
    const answered = await sits(courseId, { [one]: 'A', [two]: 'B', [three]: 'A', [four]: 'B' });
    expect(await failures(courseId), 'it is running').toEqual([]);
    await answered.sitting.save(three, '');
    await answered.sitting.finish();
    expect(await failures(courseId)).toEqual([
      [one, 1, 1],
      [three, 1, 1],
    ]);
    const silent = await sits(courseId, { [one]: 'B', [three]: null });
    await silent.sitting.finish();
    expect(await failures(courseId)).toEqual([
      [three, 2, 2],
      [one, 1, 2],
      [two, 1, 2],
      [four, 1, 2],
    ]);
    await api.attempt.annul({ Id: silent.attemptId, Reason: 'Copió.' });
    expect(await failures(courseId)).toEqual([
      [one, 1, 1],
      [three, 1, 1],
    ]);
    await api.usuario.delete({ id: answered.member.id });
    await api.course.delete({ id: courseId }); // with enrolments it is archived
    expect(await failures(courseId), 'deleted accounts and archived courses count').toHaveLength(2);
  });

  test('the key in force decides, over every version of a question, under its newest text', async () => {
    const { courseId, questionIds } = await aSitting(portal, { keys: ['B'] });
    const [question = 0] = questionIds;
    for (const answer of ['A', 'A', 'B'])
      await (await sits(courseId, { [question]: answer })).sitting.finish();
    await api.question.update({
      Id: question,
      QuestionDescription: 'El texto nuevo',
      QuestionTypeId: 12,
      AnswerA: 'Opción primera',
      AnswerB: 'Opción segunda',
      CorrectAnswerMultiple: 'B',
    });
    await (await sits(courseId, { [question]: 'A' })).sitting.finish();
    expect(await failures(courseId)).toEqual([[question, 3, 4]]);
    const corrected = { QuestionId: question, Correct: 'A', Reason: 'La clave estaba mal.' };
    const { fingerprint } = (await api.attempt.previewRegrade(corrected)).data;
    await api.attempt.regrade({ ...corrected, Fingerprint: fingerprint });
    expect(await failures(courseId)).toEqual([[question, 1, 4]]);
    await api.question.delete({ id: question });
    const { data } = await api.report.getMostFailedQuestion({ courseId });
    expect(data).toMatchObject([{ questionName: 'El texto nuevo', questionCountFailed: 1 }]);
  });

  test('an exam whose time ran out counts at once; the day is that of its end, here', async () => {
    const sitting = await aSitting(portal, { keys: ['B'] });
    const { courseId } = sitting;
    await sitting.start();
    portal.clock.advance(21 * 60);
    expect(await failures(courseId)).toHaveLength(1);
    const end = new Date('2026-05-02T03:59:00Z'); // 1 May, 23:59 in La Paz; begun on 30 April
    await portal.portal.db
      .updateTable('attempt')
      .set({ started_at: new Date('2026-05-01T03:30:00Z'), finished_at: end, closes_at: end })
      .where('course_id', '=', courseId)
      .execute();
    expect(await failures(courseId, { From: '2026-05-01', To: '2026-05-01' })).toHaveLength(1);
    expect(await failures(courseId, { From: '2026-05-02' })).toEqual([]);
    expect(await failures(courseId, { To: '2026-04-30' })).toEqual([]);
  });

  test('lists ten at most', async () => {
    const keys = Array.from({ length: 12 }, () => 'B');
    const sitting = await aSitting(portal, { keys, course: { questionsPerExam: 12 } });
    await sitting.start();
    await sitting.finish();
    expect(await failures(sitting.courseId)).toEqual(
      sitting.questionIds.slice(0, 10).map((question) => [question, 1, 1]),
    );
  });
});

describe('what is refused', () => {
  test('members and visitors', async () => {
    const member = portal.client.as(await aMember(portal.portal));
    const courseId = await aCourse(portal.portal);
    for (const [{ report }, status] of [
      [member, 403],
      [portal.client.visitor, 401],
    ] as const) {
      await expectRefusal(report.getGender({}), status);
      await expectRefusal(report.getCourse({}), status);
      await expectRefusal(report.getMostFailedQuestion({ courseId }), status);
      await expectRefusal(report.export({ Chart: 'gender', Format: 'csv' }), status);
    }
  });

  test('a period that ends before it begins, days that do not exist, and unknown courses', async () => {
    const backwards = { From: '2026-02-02', To: '2026-02-01' };
    const courseId = await aCourse(portal.portal);
    const refusal = {
      status: 400,
      body: { message: expect.stringContaining('termina antes de empezar'), errors: [{ field: 'To' }] },
    };
    await expect(api.report.getGender(backwards)).rejects.toMatchObject(refusal);
    await expect(api.report.getMostFailedQuestion({ courseId, ...backwards })).rejects.toMatchObject(refusal);
    await expectRefusal(api.report.getGender({ From: '2026-02-30' }), 400);
    await expectRefusal(api.report.getMostFailedQuestion({ courseId: 999_999 }), 404);
    const asFile = { Chart: 'questions', Format: 'svg' } as const;
    await expectRefusal(api.report.export(asFile), 400, { courseId: 'Elige un curso para este reporte.' });
    await expectRefusal(api.report.export({ ...asFile, courseId: 999_999 }), 404);
  });
});
