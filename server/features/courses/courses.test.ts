import { describe, expect, test } from 'vitest';
import { sql } from '../../platform/database/database.ts';
import { aCourse, aMember, anEnrolment } from '../../testing/builders.ts';
import { writtenCourse as written } from '../../testing/courses.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';

const portal = aTestPortal();
const { admin } = anAdminOf(portal);

test('an application opens its own course, and no other (spec 4.2)', async () => {
  const member = await aMember(portal.portal);
  const own = await aCourse(portal.portal);
  const other = await aCourse(portal.portal);
  await anEnrolment(portal.portal, member, own);
  const { question } = portal.client.as(member);
  expect((await question.getConfig({ id: own })).data.minQualify).toBe(80);
  await expectRefusal(question.getConfig({ id: other }), 403);
  await expectRefusal(question.getConfig({ id: 999_999 }), 404);
  const stranger = portal.client.as(await aMember(portal.portal));
  await expectRefusal(stranger.question.getConfig({ id: own }), 403);
});

describe('Course/Add and Update', () => {
  test('every setting comes back as it was given (spec 3.5)', async () => {
    const client = portal.client.as(admin);
    const { data } = await client.course.add(written);
    expect((await client.course.getToEdit({ id: data.id })).data).toMatchObject({
      title: written.Title,
      description: written.Description,
      duration: 25,
      modules: written.Module,
      language: 'Español',
      countModule: 4,
      certificado: 1,
      quantity: 10,
      time: 20,
      notaMinima: 80,
      version: 1,
    });
    await client.course.update({ Id: data.id, Calification: 75, Certificado: 0 });
    expect((await client.course.getToEdit({ id: data.id })).data).toMatchObject({
      title: written.Title,
      quantity: 10,
      notaMinima: 75,
      certificado: 0,
      version: 2,
    });
  });

  test('a save, archiving and deleting change their own course alone', async () => {
    const { course } = portal.client.as(admin);
    const ids: number[] = [];
    for (const Title of ['Uno', 'Dos', 'Tres']) ids.push((await course.add({ ...written, Title })).data.id);
    const titles = async () => {
      const stored = await Promise.all(ids.map((id) => course.getToEdit({ id })));
      return stored.map(({ data }) => data.title);
    };
    await course.update({ Id: ids[1] ?? 0, Title: 'Dos, otra vez' });
    expect(await titles()).toEqual(['Uno', 'Dos, otra vez', 'Tres']);
    await course.update({ Id: ids[2] ?? 0, Title: 'Tres, otra vez' });
    await course.update({ Id: ids[0] ?? 0, Title: 'Uno, otra vez' });
    expect(await titles()).toEqual(['Uno, otra vez', 'Dos, otra vez', 'Tres, otra vez']);
    const [taken = 0, free = 0, stays = 0] = ids;
    await course.update({ Id: taken, Module: '<h2>Otro</h2><p>b</p>' });
    const before = (await course.getToEdit({ id: stays })).data;
    expect(before.moduleList).not.toEqual([]);
    await anEnrolment(portal.portal, await aMember(portal.portal), taken);
    for (const id of [taken, free]) await course.delete({ id });
    const states = await portal.portal.db
      .selectFrom('course')
      .select(['id', sql<boolean>`archived_at is not null`.as('archived')])
      .select(sql<boolean>`deleted_at is not null`.as('deleted'))
      .where('id', 'in', ids)
      .orderBy('id')
      .execute();
    expect(states).toEqual([
      { id: taken, archived: true, deleted: false },
      { id: free, archived: false, deleted: true },
      { id: stays, archived: false, deleted: false },
    ]);
    expect((await course.getToEdit({ id: stays })).data).toEqual(before);
  });

  test('a text of more modules than a course may have is refused before any is stored', async () => {
    const { course } = portal.client.as(admin);
    const textOf = (count: number) => '<H2 class="x">Uno</H2><p>a</p>'.repeat(count);
    const refusal = {
      status: 400,
      body: { errors: [{ field: 'Module', message: 'Un curso tiene como máximo 500 módulos.' }] },
    };
    await expect(course.add({ ...written, Module: textOf(30_000) })).rejects.toMatchObject(refusal);
    const { id } = (await course.add({ ...written, Module: textOf(500) })).data;
    await expect(course.update({ Id: id, Module: textOf(501) })).rejects.toMatchObject(refusal);
    expect((await course.getToEdit({ id })).data.moduleList).toHaveLength(500);
  });

  test('each missing field is named with its sentence', async () => {
    const refused = await portal.client
      .as(admin)
      .course.add({} as typeof written)
      .catch((error: { body: { errors: { message: string }[] } }) => error);
    const messages = (refused as { body: { errors: { message: string }[] } }).body.errors.map(
      ({ message }) => message,
    );
    for (const sentence of [
      'El campo Título es obligatorio.',
      'El campo Tiempo de Lectura es obligatorio.',
      'El campo Tiempo de examen es obligatorio.',
      'El campo Calificación Mínima es obligatorio.',
      'El campo Cantidad de preguntas es obligatorio.',
      'El campo Módulo es obligatorio.',
    ]) {
      expect(messages).toContain(sentence);
    }
    await expectRefusal(portal.client.as(admin).course.add({ ...written, Module: '<p> </p>' }), 400);
  });
});

describe('who reads the modules (spec 4.4)', () => {
  test('a visitor and a stranger read about the course, never its text', async () => {
    const id = await aCourse(portal.portal);
    const stranger = await aMember(portal.portal);
    const enrolled = await aMember(portal.portal);
    await anEnrolment(portal.portal, enrolled, id, 12);
    const read = async (client: typeof portal.client.visitor) => (await client.course.read({ id })).data;
    for (const client of [portal.client.visitor, portal.client.as(stranger)])
      expect(JSON.stringify(await read(client))).not.toContain('secreto');
    expect(await read(portal.client.as(enrolled))).toMatchObject({
      isEnrolled: true,
      readTime: 12,
      modules: expect.stringContaining('secreto'),
    });
    expect((await read(portal.client.as(admin))).modules).toContain('secreto');
    expect(await read(portal.client.as(stranger))).not.toHaveProperty('modules'); // also once the text is kept
    await portal.client.as(admin).course.update({ Id: id, Module: '<h2>Otro</h2><p>Nuevo.</p>' });
    expect((await read(portal.client.as(enrolled))).modules).toBe('<h2>Otro</h2><p>Nuevo.</p>');
    expect(JSON.stringify((await portal.client.visitor.course.get({})).datas)).not.toContain('secreto');
  });
});

describe('Course/Delete', () => {
  test('one without members is deleted; one with members is archived, and they keep it', async () => {
    const client = portal.client.as(admin);
    const lonely = await aCourse(portal.portal);
    expect((await client.course.delete({ id: lonely })).data.archived).toBe(false);
    await expectRefusal(portal.client.visitor.course.read({ id: lonely }), 404);
    const taken = await aCourse(portal.portal);
    const member = await aMember(portal.portal);
    await anEnrolment(portal.portal, member, taken);
    expect((await client.course.delete({ id: taken })).data.archived).toBe(true);
    await expectRefusal(portal.client.visitor.course.read({ id: taken }), 404);
    expect((await portal.client.as(member).course.read({ id: taken })).data.id).toBe(taken);
    expect((await portal.client.visitor.course.get({})).datas.some(({ id }) => id === taken)).toBe(false);
  });
});

describe('Course/Get', () => {
  test('popular = by rating, then by how many took it', async () => {
    const [low, high, busy] = [
      await aCourse(portal.portal),
      await aCourse(portal.portal),
      await aCourse(portal.portal),
    ];
    const tally = (id: number, stars: number[], enrolments: number) =>
      portal.portal.db
        .updateTable('course_tally')
        .set({ stars, enrolments })
        .where('course_id', '=', id)
        .execute();
    await tally(low, [3, 0, 0, 0, 0], 9);
    await tally(high, [0, 0, 0, 1, 3], 1);
    await tally(busy, [0, 0, 0, 1, 3], 5);
    const { datas } = await portal.client.visitor.course.get({ Sort: 'popular', Page: 1, PageSize: 3 });
    expect(datas.map(({ id }) => id)).toEqual([busy, high, low]);
    expect(datas[0]).toMatchObject({ rating: 4.75, ratingCount: 4, countApply: 5 });
  });
});
