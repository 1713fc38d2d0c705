import { describe, expect, it } from 'vitest';
import { sentence } from '../../../contract/refusal.ts';
import { aCourse, aMember, anAdmin, anEnrolment } from '../../testing/builders.ts';
import { tokenOf } from '../../testing/client.ts';
import { aSitting } from '../../testing/exam-sitting.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';

const test = aTestPortal();
const { admin, api } = anAdminOf(test, { firstName: 'Rosa', lastName: 'Rojas' });

const pass = (
  courseId: number,
  people: { id: number }[],
  Calification = 90,
  Reason = 'Examen en aula',
  calls = api,
) => calls.result.passMany({ Items: people.map(({ id }) => ({ Id: id })), courseId, Calification, Reason });
const rowOf = async (courseId: number) => (await api.result.get({ courseId })).data.rows[0];

describe('a grade by hand', () => {
  it('passes without an exam and without reading, with its certificate, author and reason; it is no attempt at the exam', async () => {
    const courseId = await aCourse(test.portal, { hasCertificate: true, durationMinutes: 30 });
    const member = await aMember(test.portal);
    await anEnrolment(test.portal, member, courseId, 60);
    const { message } = await pass(courseId, [member], 88);
    expect(message).toBe('Se aprobó con motivo a 1 persona.');
    const row = await rowOf(courseId);
    expect(row).toMatchObject({
      state: 'passed',
      isByHand: true,
      isPassed: true,
      bestGrade: 88,
      attemptCount: 0,
      isReadingComplete: false,
      certificateCode: expect.any(String),
    });
    const own = test.client.as(member);
    expect((await own.users.isFinish({ courseId, userId: member.id })).isfinish).toBe(true);
    const { info } = await own.users.getUserCourse({ userName: member.username });
    expect(info).toMatchObject([
      { calification: 88, isByHand: true, isTaken: false, isPassed: true, canLeave: false },
    ]);

    const [attempt] = (await own.attempt.getOwn({ userId: member.id, courseId })).data;
    expect(attempt).toMatchObject({ kind: 'hand', number: 1, state: 'finished', grade: 88, isPassed: true });
    const evidence = { id: attempt?.id ?? 0 };
    expect((await own.attempt.getEvidence(evidence)).data).toMatchObject({
      questions: [],
      events: [{ kind: 'byHand', reason: 'Examen en aula', gradeAfter: 88, by: null }],
    });
    expect((await api.attempt.getEvidence(evidence)).data.events).toMatchObject([{ by: 'Rosa Rojas' }]);
    expect((await api.person.get({ id: member.id })).data.events).toMatchObject([
      { action: 'attempt.byHand' },
    ]);
    expect((await api.certificate.get({ courseId })).data).toMatchObject([
      { calification: 88, byHand: true },
    ]);
    const code = row?.certificateCode ?? '';
    expect((await test.client.visitor.certificate.verify({ code })).data.certificate).toMatchObject({
      isByHand: true,
    });
    expect((await api.person.get({ id: member.id })).data.certificates).toMatchObject([{ byHand: true }]);
    const file = await test.app.inject({
      url: '/api/Result/Export',
      query: { courseId: String(courseId), Format: 'csv', Columns: 'state,grade' },
      headers: { authorization: `Bearer ${await tokenOf(test.portal, admin)}` },
    });
    expect(file.payload).toContain('Aprobó con motivo');
  });

  it('is better than a failed exam, and the exam’s where both are equal; annulling takes it back', async () => {
    const sitting = await aSitting(test, { course: { hasCertificate: true } });
    await sitting.start();
    for (const id of sitting.questionIds.slice(1)) await sitting.save(id, 'B'); // 75 of 80
    await sitting.finish();
    const { courseId, member } = sitting;
    expect(await rowOf(courseId)).toMatchObject({ state: 'failed', bestGrade: 75, certificateCode: null });
    await pass(courseId, [member], 81, 'Su reclamo procede');
    const row = await rowOf(courseId);
    expect(row).toMatchObject({ state: 'passed', isByHand: true, bestGrade: 81, attemptCount: 1 });
    const attempts = (await api.attempt.get({ courseId })).data;
    expect(attempts).toMatchObject([
      { kind: 'hand', number: 1 },
      { kind: 'exam', number: 1 },
    ]);
    const hand = attempts[0]?.id ?? 0;
    await expectRefusal(
      api.attempt.reopen({ Id: hand, Minutes: 5, Reason: 'No' }),
      409,
      sentence('attemptByHand'),
    );
    await expectRefusal(api.attempt.addMinutes({ Id: hand, Minutes: 5, Reason: 'No' }), 409);
    await api.attempt.annul({ Id: hand, Reason: 'Fue un error' });
    expect(await rowOf(courseId)).toMatchObject({
      state: 'failed',
      isByHand: false,
      bestGrade: 75,
      annulledCount: 0,
      certificateCode: null,
    });
    const { data } = await test.client.visitor.certificate.verify({ code: row?.certificateCode ?? '' });
    expect(data).toMatchObject({ state: 'revoked' });
  });

  it('is refused below the minimum, where it is no better, for nobody and who was taken out; each by itself', async () => {
    const courseId = await aCourse(test.portal, { minimumGrade: 70 });
    const [one, two, out] = [
      await aMember(test.portal),
      await aMember(test.portal),
      await aMember(test.portal),
    ];
    for (const member of [one, out]) await anEnrolment(test.portal, member, courseId);
    const reasonsOf = async (people: { id: number }[], grade: number) =>
      (await pass(courseId, people, grade)).data.map(({ state, message }) => message || state);
    expect(await reasonsOf([one], 69)).toEqual([sentence('gradeBelowMinimum', { minimum: 70 })]);
    expect(await reasonsOf([one, two], 70)).toEqual(['done', sentence('alreadyGone')]);
    expect(await reasonsOf([one], 70)).toEqual([sentence('gradeNotBetter', { grade: 70 })]);
    await pass(courseId, [out], 75);
    await api.result.removeMany({ Items: [{ Id: out.id }], courseId, Reason: 'Otro curso' });
    expect(await reasonsOf([out], 90)).toEqual([sentence('closedForChanges')]);
    await expectRefusal(pass(courseId, [one], 0), 400);
    await expectRefusal(pass(courseId, [one], 101), 400);
    await expectRefusal(pass(courseId, [one], 90, ''), 400);
    test.clock.advance(3600);
    const alone = test.client.withTokenAlone(admin);
    await expect(pass(courseId, [one], 95, 'Examen en aula', alone)).rejects.toThrow(
      sentence('badCurrentPassword'),
    );
  });

  it('counts in no statistics of exams', async () => {
    const fresh = test.client.as(await anAdmin(test.portal));
    const sitting = await aSitting(test);
    await sitting.start();
    await sitting.save(sitting.questionIds[0] ?? 0, 'B');
    await sitting.finish();
    const { courseId, member } = sitting;
    await fresh.result.passMany({
      Items: [{ Id: member.id }],
      courseId,
      Calification: 100,
      Reason: 'Examen en aula',
    });
    const { data } = await fresh.statistics.getCourse({ courseId });
    expect(data).toMatchObject({ exams: { finished: 1, passed: 0 }, funnel: { passed: 0 }, passedByHand: 1 });
    const { courses } = (await fresh.statistics.getActivity({})).data;
    expect(courses.find((row) => row.courseId === courseId)).toMatchObject({ passed: 0, passedByHand: 1 });
  });
});
