import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, it } from 'vitest';
import { aCourse, aGroup, aMember, aQuestion, type TestAccount } from '../../testing/builders.ts';
import { tokenOf } from '../../testing/client.ts';
import { eraseAccount } from '../../testing/erase-account.ts';
import { aSitting } from '../../testing/exam-sitting.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';

const test = aTestPortal({ TIME_ZONE: 'America/La_Paz' });
const { admin, api } = anAdminOf(test);
/** Everybody carries what stands beside their name: in general, and in a course alone. */
const people = new Map<string, TestAccount>();
const groups = new Map<string, number>();
const courses = new Map<string, number>();
const idIn = (map: Map<string, number>, name: string) => map.get(name) ?? 0;

async function takes(name: string, course: string, answers?: string, group?: string): Promise<void> {
  const member = people.get(name);
  const courseId = idIn(courses, course);
  if (member === undefined) throw new Error(name);
  const sitting = await aSitting(test, { member, courseId });
  if (group !== undefined) {
    const inCourse = test.portal.db.updateTable('enrolment').set({ group_id: idIn(groups, group) });
    await inCourse.where('account_id', '=', member.id).where('course_id', '=', courseId).execute();
  }
  if (answers === undefined) return;
  const { questions } = await sitting.start();
  for (const [place, { id }] of questions.entries()) await sitting.save(id, answers[place] ?? 'A');
  await sitting.finish();
}

beforeAll(async () => {
  for (const name of ['Ana', 'Beto', 'Carla', 'Diego', 'Elsa', 'Fabio'])
    people.set(name, await aMember(test.portal, { firstName: name, lastName: 'Quispe', username: name }));
  const those = (...names: string[]) => names.flatMap((name) => people.get(name) ?? []);
  groups.set('Illimani', await aGroup(test.portal, { name: 'Illimani', people: those('Ana', 'Beto') }));
  groups.set('Municipio', await aGroup(test.portal, { name: 'Municipio', people: those('Beto', 'Carla') }));
  groups.set('Nadie', await aGroup(test.portal, { name: 'Nadie' }));
  for (const title of ['Uno', 'Dos']) {
    const courseId = await aCourse(test.portal, { title, minimumGrade: 80 });
    for (let n = 0; n < 4; n += 1) await aQuestion(test.portal, courseId);
    courses.set(title, courseId);
  }
  await takes('Ana', 'Uno', 'BBBB'); // Illimani
  await takes('Beto', 'Uno', 'BBAA'); // Illimani, Municipio
  await takes('Carla', 'Uno', 'BBBB'); // Municipio
  await takes('Diego', 'Uno', 'BBBB', 'Illimani'); // in this course alone
  await takes('Elsa', 'Uno');
  await takes('Ana', 'Dos', 'BBBB', 'Municipio'); // Municipio in this course, and Illimani
  await takes('Diego', 'Dos', 'BBBB');
  const own = { document_number: '0123 LP', phone: '+591 70011220' };
  await test.portal.db
    .updateTable('account')
    .set(own)
    .where('id', '=', people.get('Ana')?.id ?? 0)
    .execute();
});

const firstNames = (rows: readonly { fullname: string }[]) =>
  rows.map(({ fullname }) => fullname.split(' ')[0]).toSorted();

async function exported(path: string, query: Record<string, string | number>) {
  const response = await test.app.inject({
    url: `/api/${path}`,
    query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
    headers: { authorization: `Bearer ${await tokenOf(test.portal, admin)}` },
  });
  expect(response.statusCode, response.payload.slice(0, 300)).toBe(200);
  const options = { delimiter: ';', bom: true, columns: true } as const;
  return parse(response.rawPayload, options) as Record<string, string>[];
}

describe('the people of a group, counted by hand', () => {
  it.each([
    ['Illimani', ['Ana', 'Beto', 'Diego']],
    ['Municipio', ['Ana', 'Beto', 'Carla']],
    ['Nadie', []],
  ])('users: %s', async (group, names) => {
    const { data, total } = await api.usuario.get({ GroupId: idIn(groups, group), Page: 1, PageSize: 2 });
    expect(total).toBe(names.length);
    const all = (await api.usuario.get({ GroupId: idIn(groups, group) })).data;
    expect(firstNames(all)).toEqual(names);
    expect(data).toHaveLength(Math.min(2, names.length));
    expect((await api.usuario.get({ GroupId: idIn(groups, group), Search: 'beto' })).total).toBe(
      names.includes('Beto') ? 1 : 0,
    );
    const listed = (await api.group.get({ Search: group })).data[0];
    expect(listed?.peopleCount).toBe(names.length);
  });

  it.each([
    ['Uno', 'Illimani', ['Ana', 'Beto', 'Diego'], { all: 3, passed: 2, failed: 1, certified: 2 }],
    ['Uno', 'Municipio', ['Beto', 'Carla'], { all: 2, passed: 1, failed: 1, certified: 1 }],
    ['Dos', 'Illimani', ['Ana'], { all: 1, passed: 1, failed: 0, certified: 1 }],
    ['Dos', 'Municipio', ['Ana'], { all: 1, passed: 1, failed: 0, certified: 1 }],
    ['Uno', 'Nadie', [], { all: 0, passed: 0, failed: 0, certified: 0 }],
  ])('results of %s: %s', async (course, group, names, counts) => {
    const filter = { courseId: idIn(courses, course), GroupId: idIn(groups, group) };
    const { data, total } = await api.result.get(filter);
    expect(firstNames(data.rows)).toEqual(names);
    expect(data.counts).toMatchObject(counts);
    expect(total).toBe(counts.all);
    const passed = await api.result.get({ ...filter, State: 'passed', Page: 1 });
    expect(passed.total).toBe(counts.passed);
    expect(passed.data.rows).toHaveLength(counts.passed);
    const certified = await api.result.get({ ...filter, State: 'certified' });
    expect(certified.data.rows).toHaveLength(counts.certified);
  });

  it('attempts and certificates', async () => {
    const courseId = idIn(courses, 'Uno');
    const GroupId = idIn(groups, 'Illimani');
    const attempts = await api.attempt.get({ courseId, GroupId });
    expect(firstNames(attempts.data)).toEqual(['Ana', 'Beto', 'Diego']);
    expect(attempts.total).toBe(3);
    const all = await api.certificate.get({ GroupId });
    expect(all.data.map(({ fullname, courseName }) => `${fullname} ${courseName}`).toSorted()).toEqual([
      'Ana Quispe Dos',
      'Ana Quispe Uno',
      'Diego Quispe Uno', // and not Dos, where he is of no group
    ]);
    expect(all.total).toBe(3);
    expect((await api.certificate.get({ GroupId: idIn(groups, 'Municipio') })).total).toBe(2);
    expect((await api.certificate.get({ GroupId, courseId, State: 'valid', Search: 'diego' })).total).toBe(1);
  });

  it('a letter goes to them alone', async () => {
    const asked = { courseId: idIn(courses, 'Uno'), Subject: 'Hola', Text: 'Nos vemos.' };
    const { data } = await api.result.previewLetter({ ...asked, GroupId: idIn(groups, 'Municipio') });
    expect(data.count).toBe(2);
  });
});

describe('groups are named', () => {
  it('in results, that of the enrolment first', async () => {
    const rows = (await api.result.get({ courseId: idIn(courses, 'Dos') })).data.rows;
    expect(Object.fromEntries(rows.map(({ fullname, groups: carried }) => [fullname, carried]))).toEqual({
      'Ana Quispe': ['Municipio', 'Illimani'],
      'Diego Quispe': [],
    });
  });

  it('on the page of a person, and beside users', async () => {
    const { data } = await api.person.get({ id: people.get('Beto')?.id ?? 0 });
    expect(data.groups.map(({ name }) => name)).toEqual(['Illimani', 'Municipio']);
    const diego = (await api.person.get({ id: people.get('Diego')?.id ?? 0 })).data;
    expect(diego.groups).toEqual([]);
    expect(diego.courses.map(({ title, groups: carried }) => [title, carried]).toSorted()).toEqual([
      ['Dos', []],
      ['Uno', ['Illimani']],
    ]);
    const [beto] = (await api.usuario.get({ Search: 'beto' })).data;
    expect(beto?.groups).toEqual(['Illimani', 'Municipio']);
  });

  it('in the file of results, with document and telephone', async () => {
    const asked = { courseId: idIn(courses, 'Dos'), Format: 'csv', GroupId: idIn(groups, 'Illimani') };
    expect(await exported('Result/Export', asked)).toEqual([
      expect.objectContaining({
        Nombres: 'Ana',
        Documento: '0123 LP',
        Teléfono: "'+591 70011220",
        Grupo: 'Municipio, Illimani',
        Estado: 'Aprobó',
        'Mejor nota': '100',
      }),
    ]);
  });

  it('in the file of certificates, with document and telephone', async () => {
    const rows = await exported('Certificate/Export', { GroupId: idIn(groups, 'Illimani') });
    expect(
      rows.map((row) => [row['Nombre'], row['Documento'], row['Teléfono'], row['Grupo'], row['Curso']]),
    ).toEqual([
      ['Ana Quispe', '0123 LP', "'+591 70011220", 'Municipio, Illimani', 'Dos'],
      ['Diego Quispe', '', '', 'Illimani', 'Uno'],
      ['Ana Quispe', '0123 LP', "'+591 70011220", 'Illimani', 'Uno'],
    ]);
  });
});

it('a number finds its person in results and certificates', async () => {
  const found = await api.result.get({ courseId: idIn(courses, 'Uno'), Search: '0123' });
  expect(firstNames(found.data.rows)).toEqual(['Ana']);
  for (const Search of ['0123 LP', '0123-lp', '0123lp'])
    expect((await api.certificate.get({ Search })).total).toBe(2);
  expect((await api.certificate.get({ Search: '01234' })).total).toBe(0);
});

it('deleted people stay in the counts of results, and are no users of the group', async () => {
  const gone = await aMember(test.portal, { firstName: 'Gina', lastName: 'Gómez' });
  people.set('Gina', gone);
  const GroupId = await aGroup(test.portal, { people: [gone] });
  await takes('Gina', 'Uno', 'BBBB');
  await eraseAccount(api, gone.id);
  expect((await api.usuario.get({ GroupId })).total).toBe(0);
  const { data } = await api.result.get({ courseId: idIn(courses, 'Uno'), GroupId });
  expect(data.rows).toMatchObject([{ fullname: 'Usuario eliminado', documentNumber: null, state: 'passed' }]);
});
