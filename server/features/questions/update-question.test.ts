import { describe, expect, it } from 'vitest';
import { sql } from '../../platform/database/database.ts';
import { aCourse } from '../../testing/builders.ts';
import { aSitting } from '../../testing/exam-sitting.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { fileOf } from '../../testing/files/images.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';

const test = aTestPortal();
const { api } = anAdminOf(test);

const multiple = {
  QuestionDescription: '¿Quién administra tus aportes?',
  QuestionTypeId: 12 as const,
  AnswerA: 'El banco',
  AnswerB: 'La administradora',
  AnswerC: 'Nadie',
  CorrectAnswerMultiple: 'B',
};

async function aQuestionOf(given: Partial<typeof multiple> & { Module?: string } = {}) {
  const CourseId = await aCourse(test.portal);
  const { id: Id } = (await api.question.add({ ...multiple, ...given, CourseId })).data;
  const stored = async () => (await api.question.get({ id: CourseId })).data[0];
  return { Id, CourseId, stored };
}

const versionCount = async (id: number) => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from question_version
    where question_id = ${id}`.execute(test.portal.db);
  return rows[0]?.count;
};

describe('Question/Update', () => {
  it('adds a version; what is absent stays, an emptied option goes', async () => {
    const { Id, stored } = await aQuestionOf();
    const { data } = await api.question.update({
      Id,
      QuestionDescription: '¿Quién los administra?',
      Version: 1,
    });
    expect(data).toEqual({ version: 2 });
    expect(await stored()).toMatchObject({
      description: '¿Quién los administra?',
      answerC: 'Nadie',
      version: 2,
    });
    await api.question.update({ Id, AnswerC: '' });
    expect(await stored()).toMatchObject({ answerB: 'La administradora', answerC: null, version: 3 });
    await api.question.update({ Id, QuestionTypeId: 1, CorrectAnswerVoF: 'F' });
    expect(await stored()).toMatchObject({
      questionTypeId: 1,
      correctAnswerVoF: 'F',
      answerA: null,
      version: 4,
    });
  });

  it('adds none where nothing changes, or only its notes, whose change is counted', async () => {
    const { Id, stored } = await aQuestionOf();
    const beside = await aQuestionOf();
    expect((await api.question.update({ Id, ...multiple, AnswerD: '', Version: 1 })).data).toEqual({
      version: 1,
    });
    expect((await api.question.update({ Id, Module: 'Módulo uno' })).data).toEqual({ version: 2 });
    expect(await stored()).toMatchObject({ module: 'Módulo uno', version: 2 });
    expect(await versionCount(Id)).toBe(1);
    expect(await beside.stored()).toMatchObject({ module: '' });
    await api.question.update({ Id, Module: '' });
    expect(await stored()).toMatchObject({ module: '', version: 3 });
    await api.question.update({ Id, Explanation: '<p>Porque <b>sí</b>.</p>', LawLink: '/ley?id=1#art-4' });
    const kept = { explanation: '<p>Porque <strong>sí</strong>.</p>', lawLink: '/ley?id=1#art-4' };
    expect(await stored()).toMatchObject({ ...kept, version: 4 });
    await api.question.update({ Id, QuestionDescription: 'Otra', Version: 4 });
    expect(await stored()).toMatchObject({ ...kept, description: 'Otra', version: 5 });
    expect(await versionCount(Id)).toBe(2);
  });

  it('refuses a note written over another person’s', async () => {
    const { Id, stored } = await aQuestionOf();
    await api.question.update({ Id, Explanation: '<p>La de Ana.</p>', Version: 1 });
    const late = api.question.update({ Id, Explanation: '<p>La de Luis.</p>', Version: 1 });
    await expectRefusal(late, 409);
    expect(await stored()).toMatchObject({ explanation: '<p>La de Ana.</p>' });
  });

  it('refuses an explanation of more than 600 letters, and an address that is no article', async () => {
    const { Id } = await aQuestionOf();
    const long = `<p>${'a'.repeat(601)}</p>`;
    await expectRefusal(api.question.update({ Id, Explanation: long }), 400, {
      Explanation: 'La explicación admite 600 letras. Acórtala.',
    });
    for (const LawLink of ['/leyes', 'https://x.test/ley?id=1#art-1', '/ley?id=0#art-1', '/ley?id=1'])
      await expectRefusal(api.question.update({ Id, LawLink }), 400, { LawLink: true });
    await api.question.update({ Id, Explanation: `<p>${'a'.repeat(600)}</p>` });
  });

  it('keeps an explanation without scripts, pictures and calculators', async () => {
    const { Id, stored } = await aQuestionOf();
    const Explanation =
      '<p onclick="x()">Sí</p><script>x()</script><figure><img src="/articlefile/a.webp" alt=""></figure><data value="calculadora-cuanto-recibire"></data>';
    await api.question.update({ Id, Explanation });
    expect(await stored()).toMatchObject({ explanation: '<p>Sí</p>' });
  });

  it('says that an explanation names another answer than the key', async () => {
    const { Id } = await aQuestionOf();
    const named = async (Explanation: string) =>
      (await api.question.update({ Id, Explanation, CorrectAnswerMultiple: 'B' })).message;
    expect(await named('<p>La respuesta correcta es la A.</p>')).toContain(
      'Ojo: la explicación dice que la correcta es la A, y la respuesta correcta es B.',
    );
    expect(await named('<p>La correcta es la B: la paga el empleador.</p>')).not.toContain('Ojo');
  });

  it('keeps what a running attempt has shown, and its key', async () => {
    const sitting = await aSitting(test);
    const [Id = 0] = sitting.questionIds;
    await sitting.start();
    await api.question.update({ Id, QuestionDescription: 'Otra', CorrectAnswerMultiple: 'A' });
    const shown = (await sitting.start()).questions.find(({ id }) => id === Id);
    expect(shown?.description).not.toBe('Otra');
    await sitting.save(Id, 'B');
    expect((await sitting.finish()).data).toMatchObject({ correctCount: 1 });
  });

  it('refuses a stale version, also of two at once', async () => {
    const { Id, stored } = await aQuestionOf();
    const both = await Promise.allSettled(
      ['Una', 'Otra'].map((QuestionDescription) =>
        api.question.update({ Id, QuestionDescription, Version: 1 }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await stored()).toMatchObject({ version: 2 });
    await expectRefusal(api.question.update({ Id, AnswerA: 'x', Version: 1 }), 409);
  });

  it('refuses what is no question, a module that the course has not, and a deleted one', async () => {
    const { Id, CourseId, stored } = await aQuestionOf();
    const another = await aCourse(test.portal);
    const modules = test.portal.db.updateTable('course_module').set({ title: 'Otro' });
    await modules.where('course_id', '=', another).execute();
    const errorsAt = (field: string) => ({ status: 400, body: { errors: [{ field }] } });
    await expect(api.question.update({ Id, AnswerA: '' })).rejects.toMatchObject(errorsAt('AnswerA'));
    await expect(api.question.update({ Id, CorrectAnswerMultiple: 'D' })).rejects.toMatchObject(
      errorsAt('CorrectAnswerMultiple'),
    );
    await expect(api.question.update({ Id, Module: 'Otro' })).rejects.toMatchObject(errorsAt('Module'));
    await expect(api.question.add({ ...multiple, CourseId, Module: 'Otro' })).rejects.toMatchObject(
      errorsAt('Module'),
    );
    expect(await stored()).toMatchObject({ version: 1, module: '' });
    await api.question.delete({ id: Id });
    await expectRefusal(api.question.update({ Id, AnswerA: 'x' }), 404);
  });

  it('lets a question keep a module that the course has lost', async () => {
    const { Id, CourseId } = await aQuestionOf({ Module: 'Módulo uno' });
    await test.portal.db.deleteFrom('course_module').where('course_id', '=', CourseId).execute();
    await api.question.update({ Id, AnswerA: 'x', Module: 'Módulo uno' });
    await expectRefusal(api.question.update({ Id, Module: 'Módulo dos' }), 400);
  });
});

it('copies of a course, and its archive, keep the module of a question', async () => {
  const { CourseId } = await aQuestionOf({ Module: 'Módulo uno' });
  const { id } = (await api.course.copy({ Id: CourseId })).data;
  expect((await api.question.get({ id })).data).toMatchObject([{ module: 'Módulo uno' }]);
  const zip = (await api.course.export({ id: CourseId })) as unknown as { data: Buffer };
  const file = fileOf(zip.data, 'curso.zip');
  const imported = (await api.course.import({ file })).data;
  expect((await api.question.get({ id: imported.id ?? 0 })).data).toMatchObject([{ module: 'Módulo uno' }]);
});

it('an immutable version can lose nothing but a wrong key', async () => {
  const { Id } = await aQuestionOf();
  const version = test.portal.db.updateTable('question_version').where('question_id', '=', Id);
  await expect(version.set({ description: 'Otra' }).execute()).rejects.toThrow('immutable');
  await version.set({ correct: 'A' }).execute();
});
