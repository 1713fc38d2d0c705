import { expect, test } from 'vitest';
import { aCourse, aMember, anAdmin, anEnrolment } from '../../testing/builders.ts';
import { eraseAccount } from '../../testing/erase-account.ts';
import { aSitting, putOverTime } from '../../testing/exam-sitting.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';

const portal = aTestPortal();
const { api } = anAdminOf(portal, { firstName: 'Rosa', lastName: 'Rojas' });

/**
 * Makes a member who passed one course on the second try, with a third attempt annulled, and enrolled in another.
 */
async function aLife() {
  const member = await aMember(portal.portal, { firstName: 'Ana', lastName: 'Álvarez' });
  const sitting = await aSitting(portal, { member, course: { title: 'Tu cuenta', durationMinutes: 10 } });
  const ids: number[] = [];
  for (const right of [1, 4, 4]) {
    const { attemptId, questions } = await sitting.start();
    for (const { id } of questions.slice(0, right)) await sitting.save(id, 'B');
    portal.clock.advance(60);
    await sitting.finish();
    ids.push(attemptId);
    if (right === 4 && ids.length === 2) await api.attempt.annul({ Id: attemptId, Reason: 'Otra persona' });
  }
  const other = await aCourse(portal.portal, { title: 'Otro curso' });
  portal.clock.advance(60);
  await anEnrolment(portal.portal, member, other);
  return { member, courseId: sitting.courseId, other, ids };
}

test('a person’s page has courses, certificates, sign-ins and what administrators did, newest first', async () => {
  const { member, courseId, other, ids } = await aLife();
  await api.usuario.setTimeFactor({ Id: member.id, Percent: 150, Reason: 'Dislexia' });
  const { data } = await api.person.get({ id: member.id });
  expect(data).toMatchObject({
    fullname: 'Ana Álvarez',
    username: member.username,
    isDeleted: false,
    role: 'member',
    active: true,
    timeFactorPercent: 150,
    lastSeen: '2026-11-18T15:00:00.000Z',
    courses: [
      { courseId: other, title: 'Otro curso', state: 'fresh', attemptCount: 0 },
      {
        courseId,
        title: 'Tu cuenta',
        duration: 10,
        state: 'passed',
        attemptCount: 2,
        annulledCount: 1,
        bestGrade: 100,
      },
    ],
    certificates: [
      { courseId, courseTitle: 'Tu cuenta', grade: 100, state: 'valid' },
      { courseId, courseTitle: 'Tu cuenta', grade: 100, state: 'revoked' },
    ],
    signIns: [{ date: '2026-11-18T15:00:00.000Z', ended: null }],
    events: [
      { action: 'account.timeFactor', by: 'Rosa Rojas', attemptId: null, courseTitle: null },
      { action: 'attempt.annulled', by: 'Rosa Rojas', attemptId: ids[1], courseTitle: 'Tu cuenta' },
    ],
  });
  expect(JSON.stringify(data)).not.toContain('Dislexia');
  const another = await aMember(portal.portal);
  expect((await api.person.get({ id: another.id })).data).toMatchObject({ courses: [], certificates: [] });
});

test('an exam whose time ran out is over on the page too', async () => {
  const sitting = await aSitting(portal);
  const { attemptId } = await sitting.start();
  await putOverTime(portal, attemptId);
  const [course] = (await api.person.get({ id: sitting.member.id })).data.courses;
  expect(course).toMatchObject({ courseId: sitting.courseId, attemptCount: 1, bestGrade: 0 });
});

test('the attempts of every course are listed in pages, and found by its title', async () => {
  const { member, ids } = await aLife();
  const beside = await aSitting(portal); // another person
  const { attemptId } = await beside.start();
  const { data, total } = await api.person.getAttempts({ id: member.id, Page: 1, PageSize: 2 });
  expect(total).toBe(3);
  expect(data).toMatchObject([
    { id: ids[2], number: 3, state: 'finished', grade: 100 },
    { id: ids[1], number: 2, state: 'annulled' },
  ]);
  const next = await api.person.getAttempts({ id: member.id, Page: 2, PageSize: 2 });
  expect(next.data.map(({ id }) => id)).toEqual([ids[0]]);
  expect((await api.person.getAttempts({ id: member.id, Search: 'TU CUÉNTA' })).total).toBe(3);
  expect((await api.person.getAttempts({ id: member.id, Search: 'otro' })).total).toBe(0);
  const ofBeside = (await api.person.getAttempts({ id: beside.member.id })).data;
  expect(ofBeside).toMatchObject([{ id: attemptId, state: 'running' }]);
  await putOverTime(portal, attemptId);
  const over = (await api.person.getAttempts({ id: beside.member.id })).data;
  expect(over).toMatchObject([{ id: attemptId, state: 'finished', endedBy: 'time' }]);
});

test('of a deleted person the results remain, and nothing that names them', async () => {
  const { member, courseId } = await aLife();
  await eraseAccount(api, member.id);
  const { data } = await api.person.get({ id: member.id });
  expect(data).toMatchObject({ fullname: 'Usuario eliminado', isDeleted: true, username: null, email: null });
  expect(data.courses).toMatchObject([{}, { courseId, state: 'passed' }]);
  expect(data.signIns).toEqual([]);
  expect((await api.person.getAttempts({ id: member.id })).total).toBe(3);
});

test('nobody is 404', async () => {
  await expectRefusal(api.person.get({ id: 99_999 }), 404);
  await expectRefusal(api.person.getAttempts({ id: 99_999 }), 404);
});

test('reading a person, by page or form, is in the audit once in a quarter of an hour; an unknown one is not', async () => {
  const [by, member, other] = [
    await anAdmin(portal.portal),
    await aMember(portal.portal),
    await aMember(portal.portal),
  ];
  const { person, usuario } = portal.client.as(by);
  const views = async () =>
    (
      await portal.portal.db
        .selectFrom('audit_event')
        .select(['action', 'subject', 'network'])
        .where('actor_id', '=', by.id)
        .orderBy('id')
        .execute()
    ).map(({ action, subject, network }) => `${action} ${subject} ${network !== null}`);
  const view = ({ id }: { id: number }) => `account.view account:${id} true`;
  await person.get({ id: member.id });
  await person.get({ id: member.id });
  await usuario.getToEdit({ id: member.id });
  await expectRefusal(person.get({ id: 999_999 }), 404);
  await person.get({ id: by.id });
  expect(await views()).toEqual([view(member)]);
  await usuario.getToEdit({ id: other.id });
  portal.clock.advance(15 * 60 + 1);
  const { data } = await person.get({ id: member.id });
  expect(await views()).toEqual([view(member), view(other), view(member)]);
  expect(data.events).toEqual([]);
});
