import { beforeAll, describe, expect, it } from 'vitest';
import { type RefusalCode, sentence } from '../../../contract/refusal.ts';
import { anAdmin } from '../../testing/builders.ts';
import type { TestClient } from '../../testing/client.ts';
import { aSitting, type Sitting } from '../../testing/exam-sitting.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';
import { signedInJustNow } from '../../testing/scenes.ts';

const test = aTestPortal();
let attempt: TestClient['visitor']['attempt'];

const { admin } = anAdminOf(test);
beforeAll(async () => {
  attempt = test.client.as(admin).attempt;
});

const Reason = 'Se cortó la luz';
const refusedAs = (code: RefusalCode) => ({ status: 409, body: { message: sentence(code) } });
const row = (id: number) =>
  test.portal.db.selectFrom('attempt').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const certificates = ({ member }: Sitting) =>
  test.portal.db
    .selectFrom('certificate')
    .select(['attempt_id', 'grade', 'replaced_at', 'revoked_at'])
    .where('account_id', '=', member.id)
    .orderBy('id')
    .execute();

/** Sits an exam to its end with this many of four right; returns the attempt's id. */
async function sit(sitting: Sitting, right: number): Promise<number> {
  const { questions, attemptId } = await sitting.start();
  for (const { id } of questions.slice(0, right)) await sitting.save(id, 'B');
  test.clock.advance(60);
  await sitting.finish();
  return attemptId;
}

describe('Attempt/AddMinutes', () => {
  it('moves the end: the next answer and the poll tell it', async () => {
    const sitting = await aSitting(test);
    const { attemptId, questions, closesAt } = await sitting.start();
    const other = await (await aSitting(test, { courseId: sitting.courseId })).start();
    test.clock.advance(1190);
    const { data, message } = await attempt.addMinutes({ Id: attemptId, Minutes: 10, Reason });
    expect(data.closesAt).toBe(new Date(Date.parse(closesAt) + 600_000).toISOString());
    expect((await row(other.attemptId)).closes_at).toEqual(new Date(closesAt));
    expect(message).toBe('El intento tiene 10 minutos más. Su página lo mostrará en unos segundos.');
    expect((await sitting.save(questions[0]?.id ?? 0, 'B')).data.remainingSeconds).toBe(610);
    const polled = await test.client.as(sitting.member).attempt.getTime({ id: attemptId });
    expect(polled.data).toEqual({ isOpen: true, remainingSeconds: 610, allowedSeconds: 1800 });
    test.clock.advance(629);
    expect((await sitting.save(questions[1]?.id ?? 0, 'B')).data.remainingSeconds).toBe(0);
    test.clock.advance(60);
    expect((await sitting.finish()).data).toMatchObject({ calification: 50, usedSeconds: 1800 });
  });

  it('adds up when two administrators do it at once, and keeps who and why', async () => {
    const sitting = await aSitting(test);
    const { attemptId, closesAt } = await sitting.start();
    const second = test.client.as(await anAdmin(test.portal)).attempt;
    await Promise.all([
      attempt.addMinutes({ Id: attemptId, Minutes: 1, Reason }),
      second.addMinutes({ Id: attemptId, Minutes: 2, Reason: 'Otra razón' }),
    ]);
    expect((await row(attemptId)).closes_at).toEqual(new Date(Date.parse(closesAt) + 180_000));
    const { events } = (await attempt.getEvidence({ id: attemptId })).data;
    expect(events.map(({ minutes, reason }) => [minutes, reason]).sort()).toEqual([
      [1, Reason],
      [2, 'Otra razón'],
    ]);
    expect(events[0]).toMatchObject({ kind: 'moreMinutes', by: 'María Quispe Ñúñez' });
    const audit = test.portal.db
      .selectFrom('audit_event')
      .select(['action', 'details'])
      .where('subject', '=', `attempt:${attemptId}`);
    expect(await audit.execute()).toHaveLength(2);
    expect(JSON.stringify(await audit.execute())).not.toContain(Reason);
  });

  it('refuses an attempt that is over, closed by then or not', async () => {
    const sitting = await aSitting(test);
    const { attemptId } = await sitting.start();
    test.clock.advance(1220);
    const late = attempt.addMinutes({ Id: attemptId, Minutes: 5, Reason });
    await expect(late).rejects.toMatchObject(refusedAs('attemptNotRunning'));
    expect(await row(attemptId)).toMatchObject({ ended_by: 'time', grade: 0 });
  });
});

describe('Attempt/Reopen', () => {
  it('opens it from now on with its answers; it is graded again at its end, the pause is no exam time', async () => {
    const sitting = await aSitting(test);
    const id = await sit(sitting, 1);
    test.clock.advance(5000);
    const { data } = await attempt.reopen({ Id: id, Minutes: 5, Reason });
    expect(data.closesAt).toBe(new Date(test.clock.now().getTime() + 300_000).toISOString());
    const exam = await sitting.start();
    expect(exam).toMatchObject({ attemptId: id, remainingSeconds: 300, allowedSeconds: 360 });
    expect(exam.questions.map(({ answer }) => answer)).toEqual(['B', null, null, null]);
    test.clock.advance(30);
    for (const question of exam.questions) await sitting.save(question.id, 'B');
    expect((await sitting.finish()).data).toMatchObject({
      attemptId: id,
      calification: 100,
      usedSeconds: 90,
      certificateCode: expect.stringMatching(/^AP-/),
    });
    expect((await attempt.getEvidence({ id })).data.events).toMatchObject([
      { kind: 'reopened', by: 'María Quispe Ñúñez', reason: Reason, minutes: 5, gradeBefore: 25 },
    ]);
  });

  it('opens an older one, and Terminar gives that one', async () => {
    const sitting = await aSitting(test);
    const [older, newer] = [await sit(sitting, 1), await sit(sitting, 2)];
    await attempt.reopen({ Id: older, Minutes: 5, Reason });
    expect((await sitting.start()).attemptId).toBe(older);
    test.clock.advance(10);
    expect((await sitting.finish()).data).toMatchObject({ attemptId: older, calification: 25 });
    expect((await sitting.finish()).data.attemptId).toBe(older);
    expect((await sitting.finish({ AttemptId: newer })).data.calification).toBe(50);
  });

  it('is closed by the time like any other', async () => {
    const sitting = await aSitting(test);
    const id = await sit(sitting, 2);
    await attempt.reopen({ Id: id, Minutes: 1, Reason });
    test.clock.advance(80);
    expect((await attempt.get({ courseId: sitting.courseId })).data).toMatchObject([
      { id, state: 'finished', endedBy: 'time', grade: 50, usedSeconds: 120 },
    ]);
  });

  it('refuses beside another one, a running one, and under a certificate', async () => {
    const sitting = await aSitting(test);
    const first = await sit(sitting, 1);
    const { attemptId } = await sitting.start();
    const reopen = (Id: number) => attempt.reopen({ Id, Minutes: 5, Reason });
    await expect(reopen(first)).rejects.toMatchObject(refusedAs('otherAttemptOpen'));
    await expect(reopen(attemptId)).rejects.toMatchObject(refusedAs('attemptStillRunning'));
    await sitting.finish();
    const passed = await sit(sitting, 4);
    await expect(reopen(passed)).rejects.toMatchObject(refusedAs('attemptCertified'));
  });

  it('and a start at once leave one open', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const sitting = await aSitting(test);
      const id = await sit(sitting, 1);
      const other = await anAdmin(test.portal);
      const results = await Promise.allSettled([
        attempt.reopen({ Id: id, Minutes: 5, Reason }),
        test.client.as(other).attempt.reopen({ Id: id, Minutes: 5, Reason }),
        sitting.start(),
      ]);
      const failed = results.filter(({ status }) => status === 'rejected').length;
      expect([1, 2]).toContain(failed);
      for (const result of results)
        if (result.status === 'rejected') expect(result.reason).toMatchObject({ status: 409 });
      const { data } = await attempt.get({ courseId: sitting.courseId, State: 'running' });
      expect(data).toHaveLength(1);
    }
  });
});

describe('Attempt/Annul', () => {
  const annul = async (Id: number) => {
    await signedInJustNow({ test });
    await attempt.annul({ Id, Reason });
  };

  it('ends and grades one that runs; its page learns it, and it counts for nothing', async () => {
    const sitting = await aSitting(test, { course: { minimumGrade: 50 } });
    const { attemptId, questions } = await sitting.start();
    for (const { id } of questions.slice(0, 3)) await sitting.save(id, 'B');
    await annul(attemptId);
    expect(await row(attemptId)).toMatchObject({
      grade: 75,
      ended_by: 'admin',
      annulled_at: test.clock.now(),
    });
    expect(await certificates(sitting)).toEqual([]);
    const over = refusedAs('attemptAnnulled');
    await expect(sitting.save(questions[0]?.id ?? 0, 'A')).rejects.toMatchObject(over);
    await expect(sitting.finish()).rejects.toMatchObject(over);
    const client = test.client.as(sitting.member);
    const resumed = { id: sitting.courseId, userId: sitting.member.id, AttemptId: attemptId };
    await expect(client.question.getTest(resumed)).rejects.toMatchObject(over);
    const polled = (await client.attempt.getTime({ id: attemptId })).data;
    expect(polled).toMatchObject({ isOpen: false, remainingSeconds: 0 });
    const [enrolment] = (await client.users.getUserCourse({ userName: sitting.member.username })).info;
    expect(enrolment).toMatchObject({ isTaken: false, calification: null, hasRunningAttempt: false });
    expect((await sitting.start()).attemptId).not.toBe(attemptId);
  });

  it('revokes its certificate, and the next best attempt earns one', async () => {
    const sitting = await aSitting(test, { course: { minimumGrade: 50 } });
    const [half, most] = [await sit(sitting, 2), await sit(sitting, 3)];
    const other = await aSitting(test, { courseId: sitting.courseId });
    const stays = { attempt_id: await sit(other, 2), grade: 50, replaced_at: null, revoked_at: null };
    await annul(most);
    expect(await certificates(sitting)).toEqual([
      { attempt_id: half, grade: 50, replaced_at: expect.any(Date), revoked_at: null },
      { attempt_id: most, grade: 75, replaced_at: null, revoked_at: test.clock.now() },
      { attempt_id: half, grade: 50, replaced_at: null, revoked_at: null },
    ]);
    await annul(half);
    expect(await certificates(sitting)).toMatchObject([
      { attempt_id: half, replaced_at: expect.any(Date), revoked_at: null },
      { attempt_id: most, replaced_at: null, revoked_at: expect.any(Date) },
      { attempt_id: half, replaced_at: null, revoked_at: expect.any(Date) },
    ]);
    expect(await certificates(other)).toEqual([stays]);
  });

  it('happens once, whichever press is first', async () => {
    const sitting = await aSitting(test);
    const id = await sit(sitting, 4);
    const second = test.client.as(await anAdmin(test.portal)).attempt;
    await signedInJustNow({ test });
    const both = await Promise.allSettled([attempt, second].map((by) => by.annul({ Id: id, Reason })));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = both.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect(refused.reason).toMatchObject(refusedAs('attemptAnnulled'));
    expect((await attempt.getEvidence({ id })).data.events).toHaveLength(1);
  });

  it('opens an exam again that its grade had closed', async () => {
    const sitting = await aSitting(test);
    const id = await sit(sitting, 4);
    await expectRefusal(sitting.start(), 409);
    await annul(id);
    expect((await sitting.start()).remainingSeconds).toBe(1200);
  });
});

describe('every change of an attempt', () => {
  const changes = ['addMinutes', 'reopen', 'annul'] as const;

  it.each(changes)(
    '%s refuses a member, no reason, what is annulled and what is not there',
    async (change) => {
      const sitting = await aSitting(test);
      const Id = await sit(sitting, 1);
      await signedInJustNow({ test });
      const given = { Id, Minutes: 5, Reason };
      const own = test.client.as(sitting.member).attempt[change](given);
      await expectRefusal(own, 403);
      await expectRefusal(attempt[change]({ ...given, Reason: '' }), 400, { Reason: true });
      await expectRefusal(attempt[change]({ ...given, Id: 999_999 }), 404);
      await attempt.annul({ Id, Reason });
      await expect(attempt[change](given)).rejects.toMatchObject(refusedAs('attemptAnnulled'));
    },
  );
});
