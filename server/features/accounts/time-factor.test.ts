import { describe, expect, it } from 'vitest';
import { aMember } from '../../testing/builders.ts';
import { eraseAccount } from '../../testing/erase-account.ts';
import { aSitting } from '../../testing/exam-sitting.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';

const test = aTestPortal();
const { admin } = anAdminOf(test);

const Reason = 'Certificado de visión reducida';
const give = (Id: number, Percent: number, reason?: string) =>
  test.client
    .as(admin)
    .usuario.setTimeFactor({ Id, Percent, ...(reason === undefined ? {} : { Reason: reason }) });
const toEdit = async (id: number) => (await test.client.as(admin).usuario.getToEdit({ id })).data;

describe('Usuario/SetTimeFactor', () => {
  it('gives more time in every exam that starts from now on, minutes rounded up', async () => {
    const sitting = await aSitting(test, { course: { examMinutes: 25 } });
    const { member, courseId } = sitting;
    const first = await sitting.start();
    await give(member.id, 150, Reason);
    expect((await sitting.start()).allowedSeconds).toBe(25 * 60);
    await sitting.finish({ AttemptId: first.attemptId });
    const second = await sitting.start();
    expect(second).toMatchObject({ allowedSeconds: 38 * 60, remainingSeconds: 38 * 60 });
    const client = test.client.as(member);
    const [row] = (await client.users.getUserCourse({ userName: member.username })).info;
    expect(row?.timeToTest).toBe(38);
    expect((await client.users.getDurationText({ courseId })).data).toBe(38);
    expect((await test.client.as(admin).users.getDurationText({ courseId })).data).toBe(25);
    expect((await client.question.getConfig({ id: courseId })).data.testTime).toBe(25);
    const listed = (await test.client.as(admin).attempt.get({ courseId })).data;
    expect(listed.map(({ timeFactorPercent }) => timeFactorPercent)).toEqual([150, 100]);
    await give(member.id, 100);
    expect((await sitting.start()).allowedSeconds).toBe(38 * 60);
  });

  it('keeps the reason with that account only, and who did it in the audit', async () => {
    const [{ member }, other] = [await aSitting(test), await aMember(test.portal)];
    await give(member.id, 200, Reason);
    expect(await toEdit(member.id)).toMatchObject({ timeFactorPercent: 200, timeFactorReason: Reason });
    expect(await toEdit(other.id)).toMatchObject({ timeFactorPercent: 100, timeFactorReason: '' });
    await give(member.id, 100, 'sobra');
    expect(await toEdit(member.id)).toMatchObject({ timeFactorPercent: 100, timeFactorReason: '' });
    const events = await test.portal.db
      .selectFrom('audit_event')
      .select(['actor_id', 'details'])
      .where('subject', '=', `account:${member.id}`)
      .where('action', '=', 'account.timeFactor')
      .orderBy('id')
      .execute();
    expect(events).toEqual([
      { actor_id: admin.id, details: { percentBefore: 100, percent: 200 } },
      { actor_id: admin.id, details: { percentBefore: 200, percent: 100 } },
    ]);
  });

  it('is gone with a deleted account', async () => {
    const [{ member }, other] = [await aSitting(test), await aMember(test.portal)];
    for (const { id } of [member, other]) await give(id, 200, Reason);
    await eraseAccount(test.client.as(admin), member.id);
    const stored = test.portal.db
      .selectFrom('account')
      .select(['time_factor_percent', 'time_factor_reason'])
      .where('id', '=', member.id);
    expect(await stored.executeTakeFirst()).toEqual({ time_factor_percent: 100, time_factor_reason: '' });
    expect(await toEdit(other.id)).toMatchObject({ timeFactorPercent: 200, timeFactorReason: Reason });
  });

  it('refuses a member, more time without a reason, less than 100, and an unknown account', async () => {
    const { member } = await aSitting(test);
    const own = test.client.as(member).usuario.setTimeFactor({ Id: member.id, Percent: 150, Reason });
    await expectRefusal(own, 403);
    for (const reason of [undefined, '  '])
      await expectRefusal(give(member.id, 150, reason), 400, { Reason: true });
    for (const percent of [99, 401, 150.5]) await expectRefusal(give(member.id, percent, Reason), 400);
    await expectRefusal(give(999_999, 150, Reason), 404);
    expect((await toEdit(member.id)).timeFactorPercent).toBe(100);
  });
});
