import { describe, expect, it, vi } from 'vitest';
import { decryptWithAny } from '../../platform/crypto/keys.ts';
import { sql } from '../../platform/database/database.ts';
import { aCourse, aGroup, aMember, anEnrolment } from '../../testing/builders.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';
import { moveMembers, setEnrolmentGroup } from '../groups/groups.queries.ts';
import { enrolPeople } from './enrol-people.ts';

const test = aTestPortal();
const { admin, api } = anAdminOf(test, { username: 'rosa' });

const enrolledIn = async (courseId: number) =>
  (await api.result.get({ courseId })).data.rows.map(({ userId }) => userId);

it('may be enrolled with a group of their own in the course', async () => {
  const courseId = await aCourse(test.portal);
  const [one, two] = [await aMember(test.portal), await aMember(test.portal)];
  await api.result.enrol({ courseId, UserIds: [one.id] });
  await api.result.enrol({ courseId, UserIds: [one.id, two.id], Group: ' Ingreso  marzo ' });
  const [group] = (await api.group.get({ Search: 'ingreso marzo' })).data;
  expect(group).toMatchObject({ name: 'Ingreso marzo', peopleCount: 2, courseCount: 1 });
  await api.result.enrol({ courseId, UserIds: [two.id], Group: '' });
  expect((await api.group.get({ Search: 'ingreso marzo' })).data).toEqual([group]);
});

it('are enrolled with a group in several courses while another group of theirs is deleted, without a deadlock', async () => {
  const { db } = test.portal;
  const courseIds = [await aCourse(test.portal), await aCourse(test.portal)] as const;
  const people = [await aMember(test.portal), await aMember(test.portal)] as const;
  const old = await aGroup(test.portal);
  for (const [n, courseId] of courseIds.entries()) {
    for (const person of people) await anEnrolment(test.portal, person, courseId);
    // the first course has the second person in the old group, and the other way round
    await setEnrolmentGroup(db, { courseId, accountIds: [people[1 - n]?.id ?? 0], groupId: old });
  }
  const wanted = { courseIds, accountIds: people.map(({ id }) => id), tell: false, group: 'Otro' };
  const { enrolled } = await db.transaction().execute(async (deleting) => {
    const [{ id: first }, last] = [people[0], courseIds[1]];
    await sql`select from enrolment where account_id = ${first} and course_id = ${last} for no key update`.execute(
      deleting,
    );
    const settled = Promise.allSettled([
      enrolPeople(test.context({ caller: { ...admin, accountId: admin.id } }), wanted),
    ]);
    await vi.waitUntil(isOneWaiting, { timeout: 60_000, interval: 10 });
    await moveMembers(deleting, old, null);
    return { enrolled: settled };
  });
  expect(await enrolled).toMatchObject([{ status: 'fulfilled' }]);
  const groups = await db
    .selectFrom('enrolment')
    .innerJoin('people_group', 'people_group.id', 'enrolment.group_id')
    .select('people_group.name')
    .where('course_id', 'in', courseIds)
    .execute();
  expect(groups.map(({ name }) => name)).toEqual(['Otro', 'Otro', 'Otro', 'Otro']);
});

async function isOneWaiting(): Promise<boolean> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(test.portal.db);
  return rows.length === 1;
}

describe('a pasted list', () => {
  it('says of each line whom it means, and changes nothing', async () => {
    const courseId = await aCourse(test.portal);
    const person = (username: string, firstName: string, lastName: string, isActive = true) =>
      aMember(test.portal, { username, firstName, lastName, isActive });
    const nunez = await person('jnunez', 'José María', 'Núñez Ávila');
    const one = await person('ana1', 'Ana', 'Mamani');
    const two = await person('ana2', 'Ana', 'Mamani');
    const taken = await person('pedro', 'Pedro', 'Pérez');
    await anEnrolment(test.portal, taken, courseId);
    const inactive = await person('nueva', 'Nora', 'Nueva', false);
    await person('olga', 'Olga', 'Otoya', false);
    const back = await person('beto', 'Beto', 'Barrios');
    await anEnrolment(test.portal, back, courseId);
    await test.portal.db
      .updateTable('enrolment')
      .set({ closed_at: test.clock.now(), closed_reason: 'Otro curso' })
      .where('account_id', '=', back.id)
      .execute();
    const gone = await person('ida', 'Ida', 'Vuelta');
    await api.usuario.delete({ id: gone.id });
    const lines = [
      'JNUNEZ@CORREO.TEST',
      'nunez avila, jose maria',
      'ANA1',
      'Ana Mamani',
      'avila jose',
      'pedro',
      'nueva@correo.test',
      'rosa',
      'ida@correo.test',
      'Ida Vuelta',
      'Nadie Conocido',
      '%%%',
      'otoya olga',
      'Otoya',
      'beto',
    ];
    const { data } = await api.result.previewEnrolment({ courseId, Lines: lines.join('\n') });
    expect(data.map(({ line, state, people }) => [line, state, people.map(({ userId }) => userId)])).toEqual([
      [1, 'found', [nunez.id]],
      [2, 'repeated', [nunez.id]],
      [3, 'found', [one.id]],
      [4, 'choose', [two.id, one.id].toSorted()],
      [5, 'choose', [nunez.id]],
      [6, 'enrolled', [taken.id]],
      [7, 'inactive', [inactive.id]],
      [8, 'admin', [admin.id]],
      [9, 'unknown', []],
      [10, 'unknown', []],
      [11, 'unknown', []],
      [12, 'unknown', []],
      [13, 'inactive', [expect.any(Number)]],
      [14, 'choose', [expect.any(Number)]], // somebody who is not active is not nobody
      [15, 'closed', [back.id]],
    ]);
    expect((await enrolledIn(courseId)).toSorted()).toEqual([taken.id, back.id].toSorted());
  });

  it('is refused beyond 500 lines, and for an unknown course', async () => {
    const courseId = await aCourse(test.portal);
    const refusal = api.result.previewEnrolment({ courseId, Lines: 'ana\n'.repeat(501) });
    await expectRefusal(refusal, 400, { Lines: 'Pega como máximo 500 líneas de una vez.' });
    const elsewhere = api.result.previewEnrolment({ courseId: 99_999, Lines: 'ana' });
    await expectRefusal(elsewhere, 404);
  });
});

describe('enrolling', () => {
  it('takes members alone, the inactive as invited, reports each result, counts and records it', async () => {
    const courseId = await aCourse(test.portal);
    const [one, two] = [await aMember(test.portal), await aMember(test.portal)];
    const inactive = await aMember(test.portal, { isActive: false });
    await anEnrolment(test.portal, two, courseId, 60);
    const UserIds = [one.id, two.id, inactive.id, admin.id, 99_999, one.id];
    const { data, message } = await api.result.enrol({ courseId, UserIds });
    expect(message).toBe('Se inscribieron 2 personas.');
    expect(data.map(({ userId, outcome, letter }) => [userId, outcome, letter])).toEqual([
      [one.id, 'enrolled', 'none'],
      [two.id, 'already', 'none'],
      [inactive.id, 'invited', 'none'],
      [admin.id, 'admin', 'none'],
      [99_999, 'unknown', 'none'],
    ]);
    expect((await api.result.get({ courseId, Sort: 'reading' })).data.rows).toMatchObject([
      { userId: one.id, readTime: 0, state: 'fresh' },
      { userId: inactive.id, readTime: 0, state: 'invited' },
      { userId: two.id, readTime: 60, state: 'ready' },
    ]);
    expect((await api.result.get({ courseId, State: 'invited' })).total).toBe(1);
    await api.usuario.activate({ id: inactive.id });
    expect((await api.result.get({ courseId, State: 'invited' })).total).toBe(0);
    const tally = await test.portal.db
      .selectFrom('course_tally')
      .select('enrolments')
      .where('course_id', '=', courseId)
      .execute();
    expect(tally).toEqual([{ enrolments: 2 }]); // the builder's enrolment is not counted
    expect((await api.person.get({ id: one.id })).data.events).toMatchObject([{ action: 'enrolment.add' }]);
    expect((await api.person.get({ id: two.id })).data.events).toEqual([]);
  });

  it('opens the course to them at once, and leaves the reading of another untouched', async () => {
    const [first, second] = [await aCourse(test.portal), await aCourse(test.portal)];
    const member = await aMember(test.portal);
    await api.result.enrol({ courseId: first, UserIds: [member.id] });
    test.clock.advance(9);
    await api.result.enrol({ courseId: second, UserIds: [member.id] });
    const own = test.client.as(member).users;
    const { data } = await own.updateTime({ CourseId: first, UserId: member.id, ReadTime: 9 });
    expect(data.credited).toBe(9);
  });

  it('twice at once enrols once', async () => {
    const courseId = await aCourse(test.portal);
    const UserIds = [(await aMember(test.portal)).id, (await aMember(test.portal)).id];
    const answers = await Promise.all(
      [UserIds, UserIds.toReversed()].map((ids) => api.result.enrol({ courseId, UserIds: ids })),
    );
    const outcomes = answers.flatMap(({ data }) => data.map(({ outcome }) => outcome)).toSorted();
    expect(outcomes).toEqual(['already', 'already', 'enrolled', 'enrolled']);
    expect(await enrolledIn(courseId)).toHaveLength(2);
  });

  it('is refused for a draft, an archived course and none', async () => {
    const UserIds = [(await aMember(test.portal)).id];
    const draft = await aCourse(test.portal, { isPublished: false });
    const archived = await aCourse(test.portal, { archivedAt: test.clock.now() });
    await expectRefusal(api.result.enrol({ courseId: draft, UserIds }), 409);
    await expectRefusal(api.result.enrol({ courseId: archived, UserIds }), 409);
    await expectRefusal(api.result.enrol({ courseId: 99_999, UserIds }), 404);
  });
});

describe('the letter', () => {
  const lettersTo = async (id: number) => {
    const rows = await test.portal.db
      .selectFrom('mail')
      .select(['kind', 'subject', 'body', 'has_secret as hasSecret'])
      .where('account_id', '=', id)
      .orderBy('id')
      .execute();
    return rows.map(({ kind, subject, body, hasSecret }) => ({
      kind,
      subject,
      hasSecret,
      text: body === null ? null : decryptWithAny([test.portal.keys.mail], body),
    }));
  };

  it('tells the active of all their courses in one, and only those who are new', async () => {
    const [first, second] = [
      await aCourse(test.portal, { title: 'Ahorro' }),
      await aCourse(test.portal, { title: 'Retiro' }),
    ];
    const [one, both] = [await aMember(test.portal), await aMember(test.portal)];
    await api.result.enrol({ courseId: first, UserIds: [one.id] });
    const { data, message } = await api.usuario.enrolMany({
      Items: [one, both].map(({ id }) => ({ Id: id })),
      CourseIds: [first, second],
      Tell: true,
    });
    expect(message).toBe('2 personas quedaron inscritas.');
    expect(data.map(({ state }) => state)).toEqual(['done', 'done']);
    const [toOne, ...more] = await lettersTo(one.id);
    expect(more).toEqual([]);
    expect(toOne).toMatchObject({ kind: 'letter', subject: 'Te inscribimos en «Retiro»', hasSecret: false });
    expect(toOne?.text).toContain(`/leercurso?id=${second}`);
    const [toBoth] = await lettersTo(both.id);
    expect(toBoth?.subject).toBe('Te inscribimos en 2 cursos');
    for (const id of [first, second]) expect(toBoth?.text).toContain(`/leercurso?id=${id}`);
    const again = await api.result.enrol({ courseId: first, UserIds: [both.id], Tell: true });
    expect(again.data).toMatchObject([{ outcome: 'already', letter: 'none' }]);
    expect(await lettersTo(both.id)).toHaveLength(1);
  });

  it('is not written to who has no e-mail: they are enrolled and counted', async () => {
    const courseId = await aCourse(test.portal);
    const member = await aMember(test.portal, { email: null });
    const { data } = await api.result.enrol({ courseId, UserIds: [member.id], Tell: true });
    expect(data).toMatchObject([{ outcome: 'enrolled', letter: 'noAddress' }]);
    expect(await lettersTo(member.id)).toEqual([]);
  });

  it('is not written to who is blocked: they are enrolled and counted', async () => {
    const courseId = await aCourse(test.portal);
    const member = await aMember(test.portal, { isBlocked: true });
    const { data } = await api.result.enrol({ courseId, UserIds: [member.id], Tell: true });
    expect(data).toMatchObject([{ outcome: 'enrolled', letter: 'blocked' }]);
    expect(await lettersTo(member.id)).toEqual([]);
    const other = await aCourse(test.portal);
    const many = await api.usuario.enrolMany({ Items: [{ Id: member.id }], CourseIds: [other], Tell: true });
    expect(many.data).toMatchObject([{ state: 'done' }]);
    expect(many.message).toBe('1 persona quedó inscrita. Sin carta, porque su cuenta está bloqueada: 1.');
    expect(await lettersTo(member.id)).toEqual([]);
  });

  it('invites who is not active in one letter: the link of the account first, then the course', async () => {
    const courseId = await aCourse(test.portal, { title: 'Ahorro' });
    const added = await api.usuario.add({
      FirstName: 'Nora',
      LastName: 'Nueva',
      Email: 'nora.nueva@correo.test',
      Gender: 2,
      FechaNac: '1990-01-01',
      Role: 'member',
    });
    const { id } = added.data;
    const { data } = await api.result.enrol({ courseId, UserIds: [id], Tell: true });
    expect(data).toMatchObject([{ outcome: 'invited', letter: 'queued' }]);
    const [before, invitation] = await lettersTo(id);
    expect(before?.text).toBeNull(); // one letter: the earlier one is withdrawn
    expect(invitation).toMatchObject({
      kind: 'activation',
      subject: 'Te inscribimos en «Ahorro»: activa tu cuenta',
      hasSecret: true,
    });
    const [link = ''] = invitation?.text?.match(/^https?:\S+$/m) ?? [];
    const query = new URL(link).searchParams;
    await test.client.visitor.users.resetPassword({
      Username: query.get('username') ?? '',
      Strcode: query.get('strcode') ?? '',
      Password: 'cuatro palabras que nadie adivina',
    });
    expect((await api.result.get({ courseId })).data.rows).toMatchObject([{ userId: id, state: 'fresh' }]);
  });
});
