import { describe, expect, it } from 'vitest';
import { questionTypes } from '../../../contract/constants.ts';
import { sentence } from '../../../contract/refusal.ts';
import { aCourse, aMember } from '../../testing/builders.ts';
import { aSitting } from '../../testing/exam-sitting.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';

const test = aTestPortal();
const { api } = anAdminOf(test);

let words = 0;
const written = (more: Partial<Parameters<typeof api.question.add>[0]> = {}) => {
  words += 1;
  return {
    QuestionDescription: `¿Quién paga el mes ${words}?`,
    QuestionTypeId: questionTypes.multipleChoice,
    AnswerA: 'Tú',
    AnswerB: 'Tu empleador',
    CorrectAnswerMultiple: 'B',
    Practice: true,
    ...more,
  };
};

async function add(CourseId: number, more: Partial<Parameters<typeof api.question.add>[0]> = {}) {
  return (await api.question.add({ ...written(more), CourseId })).data.id;
}

const roundOf = async (courseId: number, more: { place?: number; round?: number } = {}) =>
  (await test.client.visitor.practice.get({ courseId, ...more })).data;

describe('Practice/Get', () => {
  it('gives a visitor the questions to practise with, their key and why, and none of exams', async () => {
    const courseId = await aCourse(test.portal);
    await add(courseId, { Practice: false });
    const id = await add(courseId, { Module: 'Módulo uno', Explanation: '<p>Con recargo.</p>' });
    const { questions, modules, title } = await roundOf(courseId);
    expect(questions).toEqual([
      expect.objectContaining({
        id,
        answerB: 'Tu empleador',
        several: false,
        correct: 'B',
        why: '<p>Con recargo.</p>',
        module: { title: 'Módulo uno', place: 1 },
      }),
    ]);
    expect(modules).toEqual([{ title: 'Módulo uno', place: 1, count: 1 }]);
    expect((await test.client.visitor.practice.getCourses({})).data).toContainEqual({
      id: courseId,
      title,
      count: 1,
    });
  });

  it('gives ten a round, each question once before the first comes again', async () => {
    const courseId = await aCourse(test.portal);
    const ids: number[] = [];
    for (let each = 0; each < 12; each += 1) ids.push(await add(courseId));
    const [first, second, third] = [1, 2, 3].map((round) => roundOf(courseId, { round }));
    const idsOf = async (round: typeof first) => (await round)?.questions.map(({ id }) => id) ?? [];
    expect([...(await idsOf(first)), ...(await idsOf(second))].toSorted((one, other) => one - other)).toEqual(
      ids,
    );
    expect(await idsOf(third)).toEqual(await idsOf(first));
    expect(await second).toMatchObject({ round: 2, rounds: 2 });
  });

  it('gives those of one module, and none where it has none', async () => {
    const courseId = await aCourse(test.portal);
    const id = await add(courseId, { Module: 'Módulo uno' });
    await add(courseId);
    expect((await roundOf(courseId, { place: 1 })).questions.map((question) => question.id)).toEqual([id]);
    expect((await roundOf(courseId, { place: 7 })).questions).toEqual([]);
  });

  it('leaves out a question from the moment when it is deleted, and takes it as it is now', async () => {
    const courseId = await aCourse(test.portal);
    const [kept, gone] = [await add(courseId), await add(courseId)];
    await api.question.delete({ id: gone });
    await api.question.update({ Id: kept, AnswerC: 'Nadie', CorrectAnswerMultiple: 'C' });
    expect((await roundOf(courseId)).questions).toMatchObject([{ id: kept, answerC: 'Nadie', correct: 'C' }]);
  });

  it('is 404 for a draft, but for administrators', async () => {
    const courseId = await aCourse(test.portal, { isPublished: false });
    await add(courseId);
    await expectRefusal(roundOf(courseId), 404);
    expect((await api.practice.get({ courseId })).data.questions).toHaveLength(1);
  });
});

describe('a question to practise with', () => {
  it('is drawn by no exam and no trial, and does not count as one of its questions', async () => {
    const sitting = await aSitting(test, { keys: ['B', 'B'], course: { questionsPerExam: 4 } });
    const practised = await add(sitting.courseId);
    expect((await sitting.start()).questions.map(({ id }) => id).toSorted()).toEqual(sitting.questionIds);
    const { questions } = (await api.trial.start({ courseId: sitting.courseId })).data;
    expect(questions.map(({ id }) => id)).not.toContain(practised);
    expect((await api.course.getHome({ id: sitting.courseId })).data.questionCount).toBe(2);
  });

  it('alone makes no exam', async () => {
    const sitting = await aSitting(test, { keys: [] });
    await add(sitting.courseId);
    await expectRefusal(sitting.start(), 409);
  });

  it('comes from exams only while none has shown it, and never goes back', async () => {
    const sitting = await aSitting(test, { keys: ['B', 'B'], course: { questionsPerExam: 1 } });
    const [shown] = (await sitting.start()).questions;
    const other = sitting.questionIds.find((id) => id !== shown?.id) ?? 0;
    await expectRefusal(
      api.question.update({ Id: shown?.id ?? 0, Practice: true }),
      409,
      sentence('practiceWasShown'),
    );
    await api.question.update({ Id: other, Practice: true });
    await expectRefusal(
      api.question.update({ Id: other, Practice: false }),
      409,
      sentence('practiceIsKnown'),
    );
  });

  it('never says the words of a question of exams, be it of another course, changed or deleted', async () => {
    const [one, copy] = [await aCourse(test.portal), await aCourse(test.portal)];
    const exam = written({ Practice: false });
    const { id: Id } = (await api.question.add({ ...exam, CourseId: one })).data;
    await api.question.update({ Id, QuestionDescription: 'Otra cosa' });
    await api.question.delete({ id: Id });
    const same = { ...exam, QuestionDescription: exam.QuestionDescription.toUpperCase(), Practice: true };
    await expectRefusal(api.question.add({ ...same, CourseId: copy }), 409, sentence('practiceTellsExam'));
    const practised = await add(copy);
    await expectRefusal(
      api.question.update({ Id: practised, QuestionDescription: same.QuestionDescription }),
      409,
      sentence('practiceTellsExam'),
    );
  });

  it('is not asked in the exams of its course by another question', async () => {
    const CourseId = await aCourse(test.portal);
    const practised = written();
    await api.question.add({ ...practised, CourseId });
    await expectRefusal(
      api.question.add({ ...practised, Practice: false, CourseId }),
      409,
      sentence('examAsksPractice'),
    );
  });

  it('fills no share of an exam', async () => {
    const courseId = await aCourse(test.portal);
    await add(courseId, { Module: 'Módulo uno' });
    const { data } = await api.question.addDraw({
      IdCourse: courseId,
      Shares: [{ Module: 'Módulo uno', Count: 1, Hard: null }],
      UnseenFirst: false,
      Shuffled: false,
    });
    expect(data.notes[0]).toMatch(/^Falta.* y hay 0\.$/);
  });

  it('stays one in a copy of its course', async () => {
    const courseId = await aCourse(test.portal);
    await add(courseId);
    const { id } = (await api.course.copy({ Id: courseId })).data;
    expect((await api.question.get({ id })).data.map(({ practice }) => practice)).toEqual([true]);
  });
});

it('the result says how many questions one can practise with', async () => {
  const sitting = await aSitting(test, { member: await aMember(test.portal) });
  await add(sitting.courseId);
  expect((await sitting.sit(0)).practiceCount).toBe(1);
});
