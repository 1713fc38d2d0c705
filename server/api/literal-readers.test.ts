import { describe, expect, test } from 'vitest';
import { aCourse, aMember, anEnrolment } from '../testing/builders.ts';
import { writtenCourse } from '../testing/courses.ts';
import { aSitting } from '../testing/exam-sitting.ts';
import { anAdminOf, aTestPortal } from '../testing/portal.ts';

/** A client written from the specification alone, with its requests and expectations. */
const portal = aTestPortal();
const { admin } = anAdminOf(portal);

const visitor = () => portal.client.visitor;
const person = {
  FirstName: 'Ana',
  LastName: 'Rojas',
  password: 'lluvia-mesa-trompeta-9',
  Gender: 2 as const,
};
const named = (userName: string) => ({ ...person, userName, email: `${userName}@correo.test` });

describe('courses', () => {
  test('are added without a description, like articles', async () => {
    const { Description: _, ...rest } = writtenCourse;
    const { course } = portal.client.as(admin);
    const { id } = (await course.add(rest)).data;
    expect((await course.getToEdit({ id })).data.description).toBe('');
  });

  test('say in the list what their exams ask (spec 3.10)', async () => {
    const { course } = portal.client.as(admin);
    const { id } = (await course.add({ ...writtenCourse, Title: 'Con cifras' })).data;
    const { datas } = await visitor().course.get({});
    expect(datas.find((listed) => listed.id === id)).toMatchObject({
      quantity: 10,
      time: 20,
      notaMinima: 80,
    });
  });

  test('are refused, where one is changed, with the sentence of that form (spec 3.5)', async () => {
    const { course } = portal.client.as(admin);
    const id = await aCourse(portal.portal);
    await expect(course.update({ Id: id, Title: '' })).rejects.toMatchObject({
      body: {
        message: 'Por favor completar correctamente todos los campos',
        errors: [{ field: 'Title', message: 'El campo Título es obligatorio.' }],
      },
    });
    await expect(course.add({ ...writtenCourse, Title: '' })).rejects.toMatchObject({
      body: { message: 'Por favor complete correctamente todos los campos' },
    });
  });

  test('say all that material lacks at once: its title and its file', async () => {
    const { course } = portal.client.as(admin);
    const courseId = await aCourse(portal.portal);
    await expect(course.addCourseFile({ courseId } as never)).rejects.toMatchObject({
      body: {
        errors: [
          { field: 'title', message: 'El campo Título es obligatorio.' },
          { field: 'file', message: 'El campo Archivo es obligatorio.' },
        ],
      },
    });
  });
});

test('flags are read in any case', async () => {
  const { course } = portal.client.as(admin);
  const id = await aCourse(portal.portal);
  await course.update({ Id: id, Published: 'False' } as never);
  expect((await course.getToEdit({ id })).data.published).toBe(false);
  await course.update({ Id: id, Published: 'TRUE' } as never);
  expect((await course.getToEdit({ id })).data.published).toBe(true);
});

describe('a date of birth', () => {
  test('that came with midnight is its date', async () => {
    await visitor().users.register({ ...named('medianoche'), FechaNac: '1990-01-31T00:00:00' });
    await visitor().users.register({ ...named('enz'), FechaNac: '1990-01-31T00:00:00.000Z' });
    const stored = await portal.portal.db
      .selectFrom('account')
      .select('birth_date')
      .where('username', 'in', ['medianoche', 'enz'])
      .execute();
    expect(stored.map((row) => row.birth_date)).toEqual(['1990-01-31', '1990-01-31']);
  });

  test.each([
    ['', 'El campo Fecha de Nacimiento es obligatorio.'],
    ['31/01/1990', 'Escribe la fecha con año, mes y día, por ejemplo 1990-01-31.'],
    ['1990-01-31T04:00:00Z', 'Escribe la fecha con año, mes y día, por ejemplo 1990-01-31.'],
    ['1899-12-31', 'Escribe una fecha de nacimiento que exista.'],
  ])('that is %j is told as it is', async (FechaNac, message) => {
    await expect(visitor().users.register({ ...named('fecha'), FechaNac })).rejects.toMatchObject({
      body: { errors: [{ field: 'FechaNac', message }] },
    });
  });
});

describe('exams', () => {
  test('name the type of each question in words', async () => {
    const sitting = await aSitting(portal, { keys: ['A', 'B'] });
    const exam = await sitting.start();
    expect(exam.questions.map(({ type }) => type)).toEqual(['Selección Multiple', 'Selección Multiple']);
  });

  test('warn where a grade has closed them', async () => {
    const member = await aMember(portal.portal);
    const sitting = await aSitting(portal, { member, keys: ['A'] });
    const exam = await sitting.start();
    const { question: calls } = portal.client.as(member);
    const own = { UserId: member.id, CourseId: sitting.courseId };
    await calls.saveAnswerByUser({ ...own, QuestionId: exam.questions[0]?.id ?? 0, Answer: 'A' });
    await calls.getCalification(own);
    await expect(calls.getTest({ id: sitting.courseId, userId: member.id })).rejects.toMatchObject({
      status: 409,
      body: { descriptionCode: 'warning' },
    });
  });

  test('ask for a minimum grade above 0 in the words of the two figures beside it', async () => {
    const courseId = await aCourse(portal.portal);
    await anEnrolment(portal.portal, await aMember(portal.portal), courseId);
    const refusal = (Calification: number) =>
      expect(portal.client.as(admin).question.addMinCalification({ IdCourse: courseId, Calification }))
        .rejects;
    await refusal(0).toMatchObject({
      body: { errors: [{ message: 'La calificación mínima debe ser mayor que 0.' }] },
    });
    await refusal(101).toMatchObject({
      body: { errors: [{ message: 'La calificación mínima va de 1 a 100.' }] },
    });
  });
});

describe('habits of clients (spec 3.5)', () => {
  test('a pension text with an empty Id is a new one', async () => {
    const { sistemaPension } = portal.client.as(admin);
    const given = { Name: 'Con Id vacío', Description: '<p>Texto</p>' };
    await sistemaPension.add({ Id: '', ...given });
    await sistemaPension.add({ Id: 0, ...given });
    const { data } = await visitor().sistemaPension.get({});
    expect(data.filter(({ title }) => title === 'Con Id vacío')).toHaveLength(2);
  });

  test('a course whose box for the certificate is unticked, and sends nothing, gives none', async () => {
    const { course } = portal.client.as(admin);
    const { Certificado: _, ...rest } = { ...writtenCourse, Title: 'Sin casilla' };
    const { id } = (await course.add(rest)).data;
    expect((await course.getToEdit({ id })).data.certificado).toBe(0);
    await course.update({ Id: id, Certificado: 1 });
    await course.update({ Id: id, Title: 'Con certificado todavía' });
    expect((await course.getToEdit({ id })).data.certificado).toBe(1);
  });
});
