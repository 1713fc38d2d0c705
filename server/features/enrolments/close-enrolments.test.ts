import { describe, expect, it } from 'vitest';
import { sentence } from '../../../contract/refusal.ts';
import { sql } from '../../platform/database/database.ts';
import { aCourse, aMember, anAdmin, anEnrolment } from '../../testing/builders.ts';
import { eraseAccount } from '../../testing/erase-account.ts';
import { aSitting } from '../../testing/exam-sitting.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';

const test = aTestPortal({ TIME_ZONE: 'America/La_Paz' });
const { api } = anAdminOf(test);

const items = (...people: { id: number }[]) => ({ Items: people.map(({ id }) => ({ Id: id })) });
const remove = async (courseId: number, people: { id: number }[], Reason = '') => {
  const { data, message } = await api.result.removeMany({ ...items(...people), courseId, Reason });
  return { message, states: data.map(({ state }) => state), reasons: data.map((each) => each.message) };
};
const rowsOf = async (courseId: number) => (await api.result.get({ courseId })).data.rows;
const countApply = async (courseId: number) =>
  (await api.course.get({ State: 'all' })).datas.find(({ id }) => id === courseId)?.countApply;

/** Somebody who has failed the exam once. */
async function someoneWhoSat() {
  const sitting = await aSitting(test, { course: { hasCertificate: true } });
  await sitting.start();
  await sitting.save(sitting.questionIds[0] ?? 0, 'B');
  await sitting.finish();
  return sitting;
}

describe('taking out of a course', () => {
  it('locks the count of the course last, as enrolling does: both at once wait for each other in one order', async () => {
    const courseId = await aCourse(test.portal);
    const [one, two] = [await aMember(test.portal), await aMember(test.portal)];
    await api.result.enrol({ courseId, UserIds: [one.id, two.id] });
    const { db } = test.portal;
    const removed = await db.transaction().execute(async (other) => {
      await sql`select 1 from enrolment where account_id = ${two.id} for update`.execute(other);
      const removing = remove(courseId, [one, two]);
      const isWaiting = sql`select 1 from pg_locks join pg_stat_activity using (pid)
        where not granted and datname = current_database()`;
      while ((await isWaiting.execute(db)).rows.length === 0);
      await sql`select 1 from course_tally where course_id = ${courseId} for update nowait`.execute(other);
      return { removing };
    });
    expect((await removed.removing).states).toEqual(['done', 'done']);
    expect(await countApply(courseId)).toBe(0);
  });

  it('without a result the enrolment goes with its reading, is counted off and recorded; again it is nobody’s', async () => {
    const courseId = await aCourse(test.portal);
    const [one, two] = [await aMember(test.portal), await aMember(test.portal)];
    await api.result.enrol({ courseId, UserIds: [one.id, two.id] });
    expect(await countApply(courseId)).toBe(2);
    const { states, message } = await remove(courseId, [one]);
    expect([states, message]).toEqual([['done'], '1 persona ya no está en el curso.']);
    expect((await rowsOf(courseId)).map(({ userId }) => userId)).toEqual([two.id]);
    expect(await countApply(courseId)).toBe(1);
    expect((await api.person.get({ id: one.id })).data.events).toMatchObject([
      { action: 'enrolment.remove' },
      { action: 'enrolment.add' },
    ]);
    expect(await remove(courseId, [one, two])).toMatchObject({
      states: ['failed', 'done'],
      reasons: [sentence('alreadyGone'), ''],
    });
    // who left without a result may apply again
    await test.client.as(one).users.addUserCourse({ CourseId: courseId, UserId: one.id });
    expect(await rowsOf(courseId)).toHaveLength(1);
  });

  it('with an attempt it needs a reason, and closes: the results stay, the member neither reads nor sits', async () => {
    const { member, courseId } = await someoneWhoSat();
    expect(await remove(courseId, [member])).toMatchObject({
      states: ['failed'],
      reasons: [sentence('reasonForClosing')],
    });
    expect(await remove(courseId, [member], 'Era otro curso')).toMatchObject({ states: ['archived'] });
    const [row] = await rowsOf(courseId);
    expect(row).toMatchObject({
      state: 'closed',
      bestGrade: 25,
      closed: { date: test.clock.now().toISOString(), reason: 'Era otro curso' },
    });
    expect((await api.result.get({ courseId, State: 'closed' })).total).toBe(1);

    const own = test.client.as(member);
    const place = { CourseId: courseId, UserId: member.id };
    const refused = { status: 403, body: { message: sentence('enrolmentClosed') } };
    await expect(own.users.addUserCourse(place)).rejects.toMatchObject(refused);
    await expect(own.users.updateTime({ ...place, ReadTime: 5 })).rejects.toMatchObject(refused);
    await expectRefusal(own.question.getTest({ id: courseId, userId: member.id }), 403);
    await expect(own.course.addComment({ ...place, Comment: 'Hola', Calification: 5 })).rejects.toMatchObject(
      refused,
    );
    await expectRefusal(own.course.getFileCourse({ courseId }), 403);
    expect((await own.course.read({ id: courseId })).data).not.toHaveProperty('modules');
    expect((await own.users.getEnrolment({ courseId })).data).toEqual({ isEnrolled: false, isClosed: true });
    const { info } = await own.users.getUserCourse({ userName: member.username });
    expect(info).toMatchObject([
      { closed: true, calification: 25, examRefusal: sentence('enrolmentClosed') },
    ]);
    const again = await remove(courseId, [member], 'Otra vez');
    expect(again.reasons).toEqual([sentence('alreadyClosed')]);
  });

  it('keeps the certificate valid, and leaves its holder out of letters', async () => {
    const sitting = await aSitting(test, { course: { hasCertificate: true } });
    await sitting.sit();
    const { member, courseId } = sitting;
    await remove(courseId, [member], 'Renunció');
    const [row] = await rowsOf(courseId);
    expect(row).toMatchObject({ state: 'closed', isPassed: true, certificateCode: expect.any(String) });
    const { data } = await test.client.visitor.certificate.verify({ code: row?.certificateCode ?? '' });
    expect(data).toMatchObject({ state: 'valid' });
    const letter = { courseId, UserIds: [member.id], Subject: 'Hola', Text: 'Hola' };
    expect((await api.result.previewLetter(letter)).data).toMatchObject({
      count: 0,
      leftOut: [{ reason: 'closed' }],
    });
  });

  it('waits for the end of an exam that runs, and says until when', async () => {
    const sitting = await aSitting(test);
    await sitting.start();
    const { courseId, member } = sitting;
    const { reasons } = await remove(courseId, [member], 'Motivo');
    expect(reasons[0]).toMatch(/^Está dando el examen, hasta las \d\d:\d\d\. /);
    test.clock.advance(20 * 60 + 20); // the time and its grace are over
    expect(await remove(courseId, [member], 'Motivo')).toMatchObject({ states: ['archived'] });
  });
});

describe('coming back', () => {
  it('an administrator opens the enrolment again, and enrolling does too; an attempt is not reopened before', async () => {
    const { member, courseId } = await someoneWhoSat();
    await remove(courseId, [member], 'Un error');
    const [{ id = 0 } = {}] = (await api.attempt.get({ courseId })).data;
    await expectRefusal(
      api.attempt.reopen({ Id: id, Minutes: 5, Reason: 'No' }),
      409,
      sentence('closedForChanges'),
    );
    const back = await api.result.reopenMany({ ...items(member), courseId });
    expect(back.message).toBe('1 persona volvió al curso.');
    expect(await rowsOf(courseId)).toMatchObject([{ state: 'failed', closed: null, bestGrade: 25 }]);
    const place = { CourseId: courseId, UserId: member.id };
    await test.client.as(member).users.updateTime({ ...place, ReadTime: 1 });
    expect((await api.result.reopenMany({ ...items(member), courseId })).data).toMatchObject([
      { state: 'failed', message: sentence('alreadyEnrolled') },
    ]);
    await remove(courseId, [member], 'Un error');
    const { data } = await api.result.enrol({ courseId, UserIds: [member.id] });
    expect(data).toMatchObject([{ outcome: 'reopened' }]);
    expect(await rowsOf(courseId)).toMatchObject([{ state: 'failed' }]);
  });

  it('the reason goes with the account', async () => {
    const { member, courseId } = await someoneWhoSat();
    await remove(courseId, [member], 'Habla de ella');
    await eraseAccount(test.client.as(await anAdmin(test.portal)), member.id);
    expect(await rowsOf(courseId)).toMatchObject([{ state: 'closed', closed: { reason: '' } }]);
  });

  it('two who take the same person out at once do it once', async () => {
    const courseId = await aCourse(test.portal);
    const member = await aMember(test.portal);
    await anEnrolment(test.portal, member, courseId);
    const both = await Promise.all([remove(courseId, [member]), remove(courseId, [member])]);
    expect(both.flatMap(({ states }) => states).toSorted()).toEqual(['done', 'failed']);
  });
});
