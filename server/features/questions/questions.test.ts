import { beforeAll, describe, expect, it, vi } from 'vitest';
import { plainDraw } from '../../../contract/exams/draw.ts';
import type { Api } from '../../../contract/index.ts';
import { sql } from '../../platform/database/database.ts';
import {
  aCourse,
  aMember,
  anAdmin,
  anEnrolment,
  aQuestion,
  type TestAccount,
} from '../../testing/builders.ts';
import { readContentVersion } from '../../testing/content-version.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { aTestPortal } from '../../testing/portal.ts';

const test = aTestPortal();
let admin: Api['question'];
let member: TestAccount;

beforeAll(async () => {
  admin = test.client.as(await anAdmin(test.portal)).question;
  member = await aMember(test.portal);
});

const multiple = {
  QuestionDescription: '¿Quién administra tus aportes?',
  QuestionTypeId: 12 as const,
  AnswerA: 'El banco',
  AnswerB: 'La administradora',
  AnswerC: 'Nadie',
  CorrectAnswerMultiple: 'c,B',
};

describe('Question/Add and Get', () => {
  it('stores questions and lists them with their key, newest first', async () => {
    const CourseId = await aCourse(test.portal);
    const before = await readContentVersion(test.portal.db);
    const first = await admin.add({ ...multiple, CourseId });
    const second = await admin.add({
      QuestionDescription: 'Los aportes son tuyos.',
      QuestionTypeId: 1,
      CourseId,
      CorrectAnswerVoF: 'v',
    });
    expect(await readContentVersion(test.portal.db)).toBe(before + 2);
    expect((await admin.get({ id: CourseId })).data).toEqual([
      {
        id: second.data.id,
        description: 'Los aportes son tuyos.',
        type: 'Verdadero o Falso',
        questionTypeId: 1,
        correctAnswerMultiple: '',
        correctAnswerVoF: 'V',
        several: false,
        answerA: null,
        answerB: null,
        answerC: null,
        answerD: null,
        module: '',
        hard: false,
        explanation: '',
        lawLink: '',
        practice: false,
        lawLabel: '',
        version: 1,
      },
      {
        id: first.data.id,
        description: '¿Quién administra tus aportes?',
        type: 'Selección Multiple',
        questionTypeId: 12,
        correctAnswerMultiple: 'B,C',
        correctAnswerVoF: '',
        several: true,
        answerA: 'El banco',
        answerB: 'La administradora',
        answerC: 'Nadie',
        answerD: null,
        module: '',
        hard: false,
        explanation: '',
        lawLink: '',
        practice: false,
        lawLabel: '',
        version: 1,
      },
    ]);
  });

  it('says when another of the course has the same words already', async () => {
    const CourseId = await aCourse(test.portal);
    expect((await admin.add({ ...multiple, CourseId })).message).toBe('La pregunta se guardó.');
    const again = { ...multiple, QuestionDescription: ' ¿quién  administra tus aportes? ', AnswerA: 'Otra' };
    expect((await admin.add({ ...again, CourseId })).message).toContain('Ya había otra con el mismo texto');
    const elsewhere = await aCourse(test.portal);
    expect((await admin.add({ ...again, CourseId: elsewhere })).message).toBe('La pregunta se guardó.');
  });

  it('refuses a question without a key, at its field and with the prescribed sentence', async () => {
    const CourseId = await aCourse(test.portal);
    const message = 'Debe seleccionar una respuesta para la seleccion multiple o verdadero/falso';
    const withoutKey = admin.add({ ...multiple, CourseId, CorrectAnswerMultiple: '' });
    const body = { message, errors: [{ field: 'CorrectAnswerMultiple', message }] };
    await expect(withoutKey).rejects.toMatchObject({ status: 400, body });
    const hole = admin.add({ ...multiple, CourseId, AnswerB: '' });
    await expectRefusal(hole, 400, { AnswerB: true });
    expect((await admin.get({ id: CourseId })).data).toEqual([]);
  });

  it('refuses a course that is not there', async () => {
    await expectRefusal(admin.add({ ...multiple, CourseId: 999_999 }), 404);
    await expectRefusal(admin.get({ id: 999_999 }), 404);
  });
});

describe('Question/Delete', () => {
  it('takes the question out of the list, once', async () => {
    const courseId = await aCourse(test.portal);
    const [kept, gone] = [await aQuestion(test.portal, courseId), await aQuestion(test.portal, courseId)];
    await admin.delete({ id: gone });
    expect((await admin.get({ id: courseId })).data.map((question) => question.id)).toEqual([kept]);
    await expectRefusal(admin.delete({ id: gone }), 404);
  });

  it('by two at once: one does it, the other finds nothing', async () => {
    const courseId = await aCourse(test.portal);
    const id = await aQuestion(test.portal, courseId);
    const { db } = test.portal;
    const waiting = sql`select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    const { both } = await db.transaction().execute(async (held) => {
      await sql`select from course where id = ${courseId} for no key update`.execute(held);
      const pressed = Promise.allSettled([1, 2].map(() => admin.delete({ id })));
      const areTwo = async () => (await waiting.execute(db)).rows.length === 2; // both have found it
      await vi.waitUntil(areTwo, { timeout: 60_000, interval: 10 });
      return { both: pressed };
    });
    expect((await both).map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('exam settings', () => {
  it('are changed one by one and read by administrators and the enrolled', async () => {
    const IdCourse = await aCourse(test.portal);
    await anEnrolment(test.portal, member, IdCourse);
    await admin.addTime({ IdCourse, Time: 45 });
    await admin.addQuantityQuestion({ IdCourse, Quantity: 12 });
    await admin.addMinCalification({ IdCourse, Calification: 70 });
    const settings = {
      testTime: 45,
      amountQuestion: 12,
      minQualify: 70,
      waitHours: 0,
      attemptLimit: 0,
      draw: plainDraw,
    };
    expect((await admin.getConfig({ id: IdCourse })).data).toEqual(settings);
    expect((await test.client.as(member).question.getConfig({ id: IdCourse })).data).toEqual(settings);
  });

  it('make an open form of the course stale', async () => {
    const Id = await aCourse(test.portal);
    const { course } = test.client.as(await anAdmin(test.portal));
    const { version } = (await course.getToEdit({ id: Id })).data;
    await admin.addTime({ IdCourse: Id, Time: 45 });
    await expectRefusal(course.update({ Id, DurationText: 30, Version: version }), 409);
  });

  it('refuse 0, a grade above 100, and an unknown course', async () => {
    const IdCourse = await aCourse(test.portal);
    await expectRefusal(admin.addTime({ IdCourse, Time: 0 }), 400);
    await expectRefusal(admin.addQuantityQuestion({ IdCourse, Quantity: 0 }), 400);
    await expectRefusal(admin.addMinCalification({ IdCourse, Calification: 101 }), 400);
    const unknown = { IdCourse: 999_999 };
    await expectRefusal(admin.addTime({ ...unknown, Time: 5 }), 404);
    await expectRefusal(admin.getConfig({ id: 999_999 }), 404);
  });

  it('are shown to no member who has not applied, and to no visitor', async () => {
    const id = await aCourse(test.portal);
    await expectRefusal(test.client.as(member).question.getConfig({ id }), 403);
    await expectRefusal(test.client.visitor.question.getConfig({ id }), 401);
  });
});

it('leaves the question manager to administrators', async () => {
  const CourseId = await aCourse(test.portal);
  const id = await aQuestion(test.portal, CourseId);
  for (const [api, status] of [
    [test.client.visitor.question, 401],
    [test.client.as(member).question, 403],
  ] as const) {
    await expectRefusal(api.get({ id: CourseId }), status);
    await expectRefusal(api.add({ ...multiple, CourseId }), status);
    await expectRefusal(api.delete({ id }), status);
    await expectRefusal(api.addTime({ IdCourse: CourseId, Time: 5 }), status);
    await expectRefusal(api.addQuantityQuestion({ IdCourse: CourseId, Quantity: 5 }), status);
    await expectRefusal(api.addMinCalification({ IdCourse: CourseId, Calification: 5 }), status);
  }
});
