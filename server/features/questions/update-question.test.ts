import { describe, expect, it } from 'vitest';
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

  it('adds none where nothing changes, or only the module', async () => {
    const { Id, stored } = await aQuestionOf();
    const beside = await aQuestionOf();
    expect((await api.question.update({ Id, ...multiple, AnswerD: '', Version: 1 })).data).toEqual({
      version: 1,
    });
    expect((await api.question.update({ Id, Module: 'Módulo uno' })).data).toEqual({ version: 1 });
    expect(await stored()).toMatchObject({ module: 'Módulo uno', version: 1 });
    expect(await beside.stored()).toMatchObject({ module: '' });
    await api.question.update({ Id, Module: '' });
    expect(await stored()).toMatchObject({ module: '', version: 1 });
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
