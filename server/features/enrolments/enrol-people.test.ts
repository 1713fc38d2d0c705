import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '../../../contract/index.ts';
import { aCourse, aMember, anAdmin, anEnrolment, type TestAccount } from '../../testing/builders.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';

let test: TestPortal;
let admin: TestAccount;
let api: Api;
beforeAll(async () => {
  test = await openTestPortal();
  admin = await anAdmin(test.portal, { username: 'rosa' });
  api = test.client.as(admin);
});
afterAll(() => test.close());

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
    ]);
    expect(await enrolledIn(courseId)).toEqual([taken.id]);
  });

  it('is refused beyond 500 lines, and for an unknown course', async () => {
    const courseId = await aCourse(test.portal);
    const refusal = api.result.previewEnrolment({ courseId, Lines: 'ana\n'.repeat(501) });
    await expect(refusal).rejects.toMatchObject({
      status: 400,
      body: { errors: [{ field: 'Lines', message: 'Pega como máximo 500 líneas de una vez.' }] },
    });
    const elsewhere = api.result.previewEnrolment({ courseId: 99_999, Lines: 'ana' });
    await expect(elsewhere).rejects.toMatchObject({ status: 404 });
  });
});

describe('enrolling', () => {
  it('takes members alone, says what became of each, counts and records it', async () => {
    const courseId = await aCourse(test.portal);
    const [one, two] = [await aMember(test.portal), await aMember(test.portal)];
    const inactive = await aMember(test.portal, { isActive: false });
    await anEnrolment(test.portal, two, courseId, 60);
    const UserIds = [one.id, two.id, inactive.id, admin.id, 99_999, one.id];
    const { data, message } = await api.result.enrol({ courseId, UserIds });
    expect(message).toBe('Se inscribió 1 persona.');
    expect(data.map(({ userId, outcome }) => [userId, outcome])).toEqual([
      [one.id, 'enrolled'],
      [two.id, 'already'],
      [inactive.id, 'inactive'],
      [admin.id, 'admin'],
      [99_999, 'unknown'],
    ]);
    expect((await api.result.get({ courseId })).data.rows).toMatchObject([
      { userId: one.id, readTime: 0 },
      { userId: two.id, readTime: 60 },
    ]);
    const tally = await test.portal.db
      .selectFrom('course_tally')
      .select('enrolments')
      .where('course_id', '=', courseId)
      .execute();
    expect(tally).toEqual([{ enrolments: 1 }]); // the builder's enrolment is not counted
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
    await expect(api.result.enrol({ courseId: draft, UserIds })).rejects.toMatchObject({ status: 409 });
    await expect(api.result.enrol({ courseId: archived, UserIds })).rejects.toMatchObject({ status: 409 });
    await expect(api.result.enrol({ courseId: 99_999, UserIds })).rejects.toMatchObject({ status: 404 });
  });
});
