import { describe, expect, it } from 'vitest';
import { aCourse, aMember, anAdmin, anEnrolment } from '../../testing/builders.ts';
import { aSitting } from '../../testing/exam-sitting.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { aTestPortal } from '../../testing/portal.ts';

const test = aTestPortal();

describe('Users/getusercourse', () => {
  it('lists a course that was read but not examined', async () => {
    const sitting = await aSitting(test, {
      course: { title: 'Tu cuenta', durationMinutes: 45, examMinutes: 30 },
    });
    const { info } = await test.client
      .as(sitting.member)
      .users.getUserCourse({ userName: sitting.member.username });
    expect(info).toEqual([
      {
        courseId: sitting.courseId,
        closed: false,
        isByHand: false,
        name: 'Tu cuenta',
        readTime: 6000,
        lastReadAt: null,
        duration: 45,
        moduleCount: 1,
        module: null,
        timeToTest: 30,
        timeTest: null,
        isTaken: false,
        calification: null,
        isPassed: false,
        minCalification: 80,
        certificado: 1,
        archived: false,
        hasRunningAttempt: false,
        examClosesAt: null,
        examQuestions: null,
        examAnswered: null,
        examRefusal: null,
        isReadingComplete: true,
        canLeave: true,
        certificateCode: null,
        certificateDate: null,
        certificateWaits: null,
        isCertificateReady: false,
      },
    ]);
  });

  it('shows the best attempt, its time and the certificate', async () => {
    const sitting = await aSitting(test);
    const { users } = test.client.as(sitting.member);
    for (const [right, seconds] of [
      [2, 100],
      [4, 741],
    ] as const) {
      const { questions } = await sitting.start();
      for (const { id } of questions.slice(0, right)) await sitting.save(id, 'B');
      test.clock.advance(seconds);
      await sitting.finish();
    }
    const [row] = (await users.getUserCourse({ userName: sitting.member.username })).info;
    expect(row).toMatchObject({
      isTaken: true,
      calification: 100,
      timeTest: 741,
      examRefusal: 'Ya aprobaste este curso con 100 de 100. No hace falta rendir el examen.',
      certificateDate: '2026-11-18',
    });
    expect(row?.certificateCode).toMatch(/^AP-/);
  });

  it('shows of each course its own attempts and certificate, whatever other courses and members have', async () => {
    const passed = await aSitting(test);
    const failed = await aSitting(test, { member: passed.member });
    const unsat = await aSitting(test, { member: passed.member });
    const running = await aSitting(test, { member: passed.member });
    const admin = test.client.as(await anAdmin(test.portal));
    for (const [sitting, right] of [
      [await aSitting(test, { courseId: unsat.courseId }), 4],
      [await aSitting(test, { courseId: failed.courseId }), 4],
      [passed, 4],
      [failed, 1],
      [failed, 4],
    ] as const) {
      const { questions, attemptId } = await sitting.start();
      for (const { id } of questions.slice(0, right)) await sitting.save(id, 'B');
      await sitting.finish();
      if (sitting === failed && right === 4) await admin.attempt.annul({ Id: attemptId, Reason: 'Error' });
    }
    for (const { start } of [failed, running]) await start();
    const { users } = test.client.as(passed.member);
    const rows = (await users.getUserCourse({ userName: passed.member.username })).info;
    const shown = rows.map((row) => ({
      of: row.courseId,
      grade: row.calification,
      isCertified: row.certificateCode !== null,
      isRunning: row.hasRunningAttempt,
      canLeave: row.canLeave,
    }));
    expect(shown.toSorted((one, other) => one.of - other.of)).toEqual([
      { of: passed.courseId, grade: 100, isCertified: true, isRunning: false, canLeave: false },
      { of: failed.courseId, grade: 25, isCertified: false, isRunning: true, canLeave: false },
      { of: unsat.courseId, grade: null, isCertified: false, isRunning: false, canLeave: true },
      { of: running.courseId, grade: null, isCertified: false, isRunning: true, canLeave: false },
    ]);
    const one = { userName: passed.member.username, courseId: failed.courseId };
    expect((await users.getUserCourse(one)).info.map(({ calification }) => calification)).toEqual([25]);
  });

  it('tells what the start itself would refuse', async () => {
    const sitting = await aSitting(test, { readSeconds: 45, course: { durationMinutes: 3 } });
    const { member } = sitting;
    const [row] = (await test.client.as(member).users.getUserCourse({ userName: member.username })).info;
    await expect(sitting.start()).rejects.toMatchObject({ body: { message: row?.examRefusal } });
  });

  it('shows a running attempt, and closes one past its time first', async () => {
    const sitting = await aSitting(test);
    const { questions, closesAt } = await sitting.start();
    await sitting.save(questions[0]?.id ?? 0, 'B');
    const rows = async () =>
      (await test.client.as(sitting.member).users.getUserCourse({ userName: sitting.member.username })).info;
    expect(await rows()).toMatchObject([
      {
        hasRunningAttempt: true,
        isTaken: false,
        examRefusal: null,
        examClosesAt: closesAt,
        examQuestions: questions.length,
        examAnswered: 1,
      },
    ]);
    test.clock.advance(1220);
    expect(await rows()).toMatchObject([
      { hasRunningAttempt: false, isTaken: true, calification: 25, timeTest: 1200, examRefusal: null },
    ]);
  });

  it('keeps an archived course, marked so', async () => {
    const sitting = await aSitting(test);
    await test.portal.db
      .updateTable('course')
      .set({ archived_at: test.clock.now() })
      .where('id', '=', sitting.courseId)
      .execute();
    const { info } = await test.client
      .as(sitting.member)
      .users.getUserCourse({ userName: sitting.member.username });
    expect(info).toMatchObject([{ archived: true }]);
    expect(info[0]?.examRefusal).toContain('archivado');
  });

  it('answers the member in any case of the name, and administrators for anybody', async () => {
    const [member, admin] = [
      await aMember(test.portal, { username: 'Lucia.Rojas' }),
      await anAdmin(test.portal),
    ];
    await anEnrolment(test.portal, member, await aCourse(test.portal));
    for (const account of [member, admin]) {
      const { info } = await test.client.as(account).users.getUserCourse({ userName: 'lucia.rojas' });
      expect(info).toHaveLength(1);
    }
    expect((await test.client.as(admin).users.getUserCourse({ userName: admin.username })).info).toEqual([]);
    const unknown = test.client.as(admin).users.getUserCourse({ userName: 'nadie' });
    await expectRefusal(unknown, 404);
  });

  it('refuses a visitor, another member and no name', async () => {
    const [member, other] = [await aMember(test.portal), await aMember(test.portal)];
    const input = { userName: member.username };
    await expectRefusal(test.client.visitor.users.getUserCourse(input), 401);
    await expectRefusal(test.client.as(other).users.getUserCourse(input), 403);
    await expectRefusal(test.client.as(member).users.getUserCourse({ userName: '' }), 400);
  });
});
