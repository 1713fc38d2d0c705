import { describe, expect, it } from 'vitest';
import { transaction } from '../../context/context.ts';
import { aCourse, aGroup, aMember, anEnrolment, type TestAccount } from '../../testing/builders.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';
import { addPeopleToGroup, setEnrolmentGroup } from './group-people.ts';
import { ensureGroup, ensureGroups } from './groups.ts';

const test = aTestPortal();
const { admin, api } = anAdminOf(test);

const inside = () => test.context({ caller: { ...admin, accountId: admin.id } });
const ensured = (...names: string[]) => transaction(inside(), (each) => ensureGroups(each, names));
const found = async (Search: string) => (await api.group.get({ Search, Page: 1 })).data;
const membersOf = async (groupId: number) => {
  const rows = await test.portal.db
    .selectFrom('account_group')
    .select('account_id')
    .where('group_id', '=', groupId)
    .orderBy('account_id')
    .execute();
  return rows.map(({ account_id }) => account_id);
};
const groupIn = async (courseId: number, { id }: TestAccount) =>
  (
    await test.portal.db
      .selectFrom('enrolment')
      .select('group_id')
      .where('course_id', '=', courseId)
      .where('account_id', '=', id)
      .executeTakeFirst()
  )?.group_id;

describe('a name', () => {
  it('means one group, whatever its case, accents and spaces', async () => {
    const { data } = await api.group.add({ Name: '  Constructora   Illimani ' });
    await expectRefusal(
      api.group.add({ Name: 'CONSTRUCTORA ILLÍMANI' }),
      409,
      'Ya existe un grupo con ese nombre. Para juntar los dos, usa «Unir con otro».',
    );
    const ids = await ensured('constructora illimani', 'Otra', 'Constructora  Illímani', 'OTRA');
    expect(ids).toEqual([data.id, ids[1], data.id, ids[1]]);
    expect(await found('illimani')).toEqual([
      { id: data.id, name: 'Constructora Illimani', peopleCount: 0, courseCount: 0, version: 1 },
    ]);
  });

  it('is asked for, and has 80 characters at most', async () => {
    for (const Name of ['', '   ', '\t'])
      await expectRefusal(api.group.add({ Name }), 400, { Name: 'Escribe el nombre del grupo.' });
    await expectRefusal(api.group.add({ Name: 'a'.repeat(81) }), 400);
    await expect(transaction(inside(), (each) => ensureGroup(each, ' '))).rejects.toMatchObject({
      code: 'invalidInput',
      errors: [{ field: 'Group', message: 'Escribe el nombre del grupo.' }],
    });
  });

  it('that several make at once is made once', async () => {
    const all = await Promise.all([
      ensured('Ingreso 2026', 'Ámbar'),
      ensured('ambar', 'INGRESO 2026'),
      ensured('ingreso 2026'),
    ]);
    expect(new Set(all.flat()).size).toBe(2);
    const added = await Promise.allSettled([1, 2, 3].map(() => api.group.add({ Name: 'A la vez' })));
    expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is changed, unless another group has it or somebody changed it before', async () => {
    const id = await aGroup(test.portal, { name: 'Antes' });
    await aGroup(test.portal, { name: 'Ocupado' });
    await api.group.update({ Id: id, Name: 'Después', Version: 1 });
    await api.group.update({ Id: id, Name: 'Después', Version: 1 }); // its answer was lost
    await expectRefusal(api.group.update({ Id: id, Name: 'Tarde', Version: 1 }), 409);
    await expectRefusal(api.group.update({ Id: id, Name: 'ocupado' }), 409);
    await api.group.update({ Id: id, Name: 'DESPUÉS' });
    expect(await found('despues')).toMatchObject([{ id, name: 'DESPUÉS', version: 3 }]);
    await expectRefusal(api.group.update({ Id: 999_999, Name: 'Nadie' }), 404);
  });
});

describe('people', () => {
  it('are put into a group, which is made, and taken out; each is told', async () => {
    const [one, two] = [await aMember(test.portal), await aMember(test.portal)];
    const gone = await aMember(test.portal);
    await api.usuario.delete({ id: gone.id });
    const Items = [one, two, gone].map(({ id: Id }) => ({ Id }));
    const put = await api.group.addPeople({ Items, Group: 'Municipio' });
    expect(put.message).toBe('Se puso a 2 personas en el grupo; 1 no se pudo.');
    expect(put.data.map(({ state }) => state)).toEqual(['done', 'done', 'failed']);
    const again = await api.group.addPeople({ Items: Items.slice(0, 1), Group: 'MUNICÍPIO' });
    expect(again.data).toEqual([{ id: one.id, state: 'failed', message: 'Ya estaba en ese grupo.' }]);
    const [group] = await found('municipio');
    expect(group).toMatchObject({ peopleCount: 2, courseCount: 0 });
    const out = await api.group.removePeople({ Items: Items.slice(1), GroupId: group?.id ?? 0 });
    expect(out.data.map(({ message }) => message)).toEqual(['', 'Ya no está: alguien lo quitó antes.']);
    expect(await membersOf(group?.id ?? 0)).toEqual([one.id]);
    await expectRefusal(api.group.removePeople({ Items, GroupId: 999_999 }), 404);
    const { data } = await api.person.get({ id: two.id });
    expect(data.events.map(({ action }) => action)).toEqual(['account.ungroup', 'account.group']);
  });

  it('carry it in one course alone, too', async () => {
    const [courseId, otherId] = [await aCourse(test.portal), await aCourse(test.portal)];
    const [one, two] = [await aMember(test.portal), await aMember(test.portal)];
    for (const each of [courseId, otherId]) await anEnrolment(test.portal, one, each);
    const groupId = await aGroup(test.portal);
    const accountIds = [one.id, two.id];
    const set = (given: { groupId: number | null }) =>
      transaction(inside(), (each) => setEnrolmentGroup(each, { courseId, accountIds, ...given }));
    expect(await set({ groupId })).toEqual([one.id]);
    expect(await set({ groupId })).toEqual([]);
    expect([await groupIn(courseId, one), await groupIn(otherId, one)]).toEqual([groupId, null]);
    expect(await membersOf(groupId)).toEqual([]);
    expect((await api.group.get({})).data.find(({ id }) => id === groupId)).toMatchObject({
      peopleCount: 1,
      courseCount: 1,
    });
    await transaction(inside(), (each) => addPeopleToGroup(each, { groupId, accountIds: [one.id] }));
    expect((await api.group.get({})).data.find(({ id }) => id === groupId)).toMatchObject({
      peopleCount: 1,
      courseCount: 2,
    });
    expect(await set({ groupId: null })).toEqual([one.id]);
    await expect(set({ groupId: 999_999 })).rejects.toMatchObject({ code: 'groupGone' });
  });

  it('are given a group in one course by hand, another one, and none; each is told', async () => {
    const courseId = await aCourse(test.portal);
    const [one, two, stranger] = [
      await aMember(test.portal),
      await aMember(test.portal),
      await aMember(test.portal),
    ];
    for (const each of [one, two]) await anEnrolment(test.portal, each, courseId);
    const Items = [one, two, stranger].map(({ id: Id }) => ({ Id }));
    const put = await api.result.setGroupMany({ Items, courseId, Group: 'Turno  tarde' });
    expect(put.message).toBe('2 personas llevan el grupo en este curso; 1 no se pudo.');
    expect(put.data.map(({ message }) => message)).toEqual(['', '', 'Ya no está: alguien lo quitó antes.']);
    const [{ id: groupId = 0 } = {}] = await found('turno tarde');
    expect([await groupIn(courseId, one), await membersOf(groupId)]).toEqual([groupId, []]);
    const again = await api.result.setGroupMany({
      Items: Items.slice(0, 1),
      courseId,
      Group: 'TURNO TARDE',
    });
    expect(again.data.map(({ message }) => message)).toEqual(['Ya estaba en ese grupo.']);
    await api.result.setGroupMany({ Items: Items.slice(1, 2), courseId, Group: 'Turno noche' });
    const out = await api.result.setGroupMany({ Items: Items.slice(0, 1), courseId });
    expect(out.message).toBe('1 persona ya no lleva un grupo de este curso.');
    expect(await groupIn(courseId, one)).toBeNull();
    expect(await groupIn(courseId, two)).toBe((await found('turno noche'))[0]?.id);
    const none = await api.result.setGroupMany({ Items: Items.slice(0, 1), courseId, Group: '' });
    expect(none.data.map(({ message }) => message)).toEqual([
      'No lleva un grupo solo de este curso. Los suyos se cambian en Usuarios.',
    ]);
    const { data } = await api.person.get({ id: one.id });
    expect(data.events.map(({ action }) => action)).toEqual(['enrolment.group', 'enrolment.group']);
  });

  it('stay when their group goes', async () => {
    const courseId = await aCourse(test.portal);
    const person = await aMember(test.portal);
    await anEnrolment(test.portal, person, courseId);
    const groupId = await aGroup(test.portal, { people: [person] });
    await transaction(inside(), (each) =>
      setEnrolmentGroup(each, { courseId, accountIds: [person.id], groupId }),
    );
    await api.group.delete({ id: groupId });
    expect(await groupIn(courseId, person)).toBeNull();
    expect((await api.person.get({ id: person.id })).data.courses).toHaveLength(1);
    await expectRefusal(
      api.group.delete({ id: groupId }),
      404,
      'Ese grupo ya no existe: alguien lo eliminó o lo unió con otro. Elige otro.',
    );
    await expect(
      transaction(inside(), (each) => addPeopleToGroup(each, { groupId, accountIds: [person.id] })),
    ).rejects.toMatchObject({ code: 'groupGone' });
  });

  it('of two groups are in one after these are merged', async () => {
    const courseId = await aCourse(test.portal);
    const [both, one] = [await aMember(test.portal), await aMember(test.portal)];
    await anEnrolment(test.portal, one, courseId);
    const from = await aGroup(test.portal, { name: 'Illimani SRL', people: [both, one] });
    const into = await aGroup(test.portal, { name: 'Illimani S.R.L.', people: [both] });
    await transaction(inside(), (each) =>
      setEnrolmentGroup(each, { courseId, accountIds: [one.id], groupId: from }),
    );
    await expectRefusal(api.group.merge({ Id: into, IntoId: into }), 400);
    await api.group.merge({ Id: from, IntoId: into });
    expect(await membersOf(into)).toEqual([both.id, one.id]);
    expect(await groupIn(courseId, one)).toBe(into);
    await expectRefusal(api.group.merge({ Id: from, IntoId: into }), 404);
  });

  it('are put into a group while two administrators merge it both ways: one merge wins', async () => {
    const person = await aMember(test.portal);
    const [left, right] = [await aGroup(test.portal), await aGroup(test.portal)];
    const merged = await Promise.allSettled([
      api.group.merge({ Id: left, IntoId: right }),
      api.group.merge({ Id: right, IntoId: left }),
    ]);
    expect(merged.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const rest = (await api.group.getNames({})).data.filter(({ id }) => [left, right].includes(id));
    expect(rest).toHaveLength(1);
    await api.group.addPeople({ Items: [{ Id: person.id }], Group: rest[0]?.name ?? '' });
    expect(await membersOf(rest[0]?.id ?? 0)).toEqual([person.id]);
  });
});

it('500 groups are listed by name, page by page', async () => {
  const names = Array.from({ length: 500 }, (_, place) => `Cohorte ${String(place).padStart(3, '0')}`);
  await ensured(...names);
  const { data, total } = await api.group.get({ Search: 'cohorte', Page: 25, PageSize: 20 });
  expect(total).toBe(500);
  expect(data.map(({ name }) => name)).toEqual(names.slice(480));
  expect((await api.group.getNames({})).data.length).toBeGreaterThanOrEqual(500);
});
