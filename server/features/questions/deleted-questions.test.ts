import { describe, expect, it } from 'vitest';
import { aCourse, aMember, anEnrolment, aQuestion } from '../../testing/builders.ts';
import { readContentVersion } from '../../testing/content-version.ts';
import { aSitting } from '../../testing/exam-sitting.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';
import { signedInJustNow } from '../../testing/scenes.ts';
import { whereIs } from '../../testing/trash.ts';
import { trashTasks } from '../trash/trash.jobs.ts';

const test = aTestPortal();
const { admin } = anAdminOf(test, { firstName: 'Rosa', lastName: 'Mamani' });

const api = () => test.client.as(admin);
const restore = (Id: number) => api().papelera.restore({ Type: 'Pregunta', Id });
const deletePermanently = async (id: number) => {
  await signedInJustNow({ test });
  return api().papelera.delete({ type: 'Pregunta', id });
};
const inTrash = async (Search: string) => (await api().papelera.get({ Search })).data;
const where = (id: number) => whereIs(test, { type: 'Pregunta', id });
const purge = () => trashTasks(test.portal).purgeTrash?.({}, undefined as never);
const days = (count: number) => test.clock.advance(count * 24 * 3600);
const refused = (status: number, words: RegExp) => ({
  status,
  body: expect.objectContaining({ message: expect.stringMatching(words) }),
});
const drawnIn = async (courseId: number) => {
  const { questions } = await (await aSitting(test, { courseId })).start();
  return questions.map(({ id }) => id).sort((one, other) => one - other);
};

describe('a question in the Papelera', () => {
  it('is named by the beginning of its newest version and its course, and by who deleted it', async () => {
    const courseId = await aCourse(test.portal, { title: 'Ahorro desde cero' });
    const id = await aQuestion(test.portal, courseId, { text: 'La de antes' });
    const QuestionDescription = `¿Comisión o prima? ${'Piensa en tu aporte. '.repeat(40)}Zócalo`;
    await api().question.update({ Id: id, QuestionDescription });
    await api().question.delete({ id });
    const [row, ...others] = await inTrash('comision');
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      type: 'Pregunta',
      id,
      course: 'Ahorro desde cero',
      deletedBy: 'Rosa Mamani',
    });
    expect(row?.title).toMatch(/^¿Comisión o prima\? Piensa.*…$/);
    expect(row?.title.length).toBeLessThanOrEqual(251);
    expect(await inTrash('zocalo')).toHaveLength(1);
    expect(await inTrash('la de antes')).toEqual([]);
  });

  it('is drawn by no exam until it is restored, and pages kept from before are stale', async () => {
    const courseId = await aCourse(test.portal);
    const stays = await aQuestion(test.portal, courseId);
    const id = await aQuestion(test.portal, courseId);
    const version = await readContentVersion(test.portal.db);
    await api().question.delete({ id });
    expect(await readContentVersion(test.portal.db)).toBeGreaterThan(version);
    expect(await drawnIn(courseId)).toEqual([stays]);
    const deleted = await readContentVersion(test.portal.db);
    await restore(id);
    expect(await readContentVersion(test.portal.db)).toBeGreaterThan(deleted);
    expect(await drawnIn(courseId)).toEqual([stays, id]);
    expect((await api().question.get({ id: courseId })).data.map((row) => row.id)).toEqual([id, stays]);
    await expectRefusal(restore(id), 404);
  });

  it('waits for its course, and comes back into one that was archived', async () => {
    const courseId = await aCourse(test.portal, { title: 'Retiro' });
    const [id, other] = [await aQuestion(test.portal, courseId), await aQuestion(test.portal, courseId)];
    await api().question.delete({ id });
    await api().course.delete({ id: courseId });
    await expect(restore(id)).rejects.toMatchObject(refused(409, /«Retiro»/));
    await expectRefusal(api().question.delete({ id: other }), 404);
    await expectRefusal(api().question.update({ Id: other, AnswerA: 'x' }), 404);
    const added = { QuestionDescription: 'Tarde', QuestionTypeId: 1 as const, CorrectAnswerVoF: 'V' };
    await expectRefusal(api().question.add({ ...added, CourseId: courseId }), 404);
    await api().papelera.restore({ Type: 'Curso', Id: courseId });
    await anEnrolment(test.portal, await aMember(test.portal), courseId);
    expect((await api().course.delete({ id: courseId })).message).toContain('archiv');
    await restore(id);
    expect(await where(id)).toBe('in place');
  });
});

describe('a question goes for good', () => {
  it('with its versions and the keys that were corrected, if no attempt has shown it', async () => {
    const id = await aQuestion(test.portal, await aCourse(test.portal));
    await api().question.update({ Id: id, QuestionDescription: 'Otra' });
    const corrected = { QuestionId: id, Correct: 'A', Reason: 'Estaba mal.' };
    const { fingerprint } = (await api().attempt.previewRegrade(corrected)).data;
    await api().attempt.regrade({ ...corrected, Fingerprint: fingerprint });
    await expectRefusal(deletePermanently(id), 404); // it is in its place
    await api().question.delete({ id });
    await deletePermanently(id);
    expect(await where(id)).toBe('gone');
    const versions = test.portal.db.selectFrom('question_version').select('id').where('question_id', '=', id);
    expect(await versions.execute()).toEqual([]);
    expect(await test.portal.db.selectFrom('key_correction').select('id').execute()).toEqual([]);
  });

  it('not if one has: after 30 days it is out of sight, and its attempt is what it was', async () => {
    const sitting = await aSitting(test);
    await sitting.start();
    await sitting.finish();
    const [shown = 0] = sitting.questionIds;
    const unseen = await aQuestion(test.portal, sitting.courseId, { text: 'Nadie la vio' });
    for (const id of [shown, unseen]) await api().question.delete({ id });
    await expect(deletePermanently(shown)).rejects.toMatchObject(refused(409, /mostraron/));
    days(29);
    await purge();
    expect([await where(shown), await where(unseen)]).toEqual(['in the Papelera', 'in the Papelera']);
    expect((await inTrash('')).filter(({ id }) => id === shown || id === unseen)).toHaveLength(2);
    days(2);
    await purge();
    expect(await where(unseen)).toBe('gone');
    const { data, total } = await api().papelera.get({});
    expect([data.filter(({ type }) => type === 'Pregunta'), total]).toEqual([[], data.length]);
    await expectRefusal(restore(shown), 404);
    await expectRefusal(deletePermanently(shown), 404);
    const kept = test.portal.db.selectFrom('attempt_question').select('question_id');
    expect(await kept.where('question_id', '=', shown).execute()).toHaveLength(1);
  });

  it('never from under an exam that draws it at that moment', async () => {
    const courseId = await aCourse(test.portal);
    await aQuestion(test.portal, courseId);
    const doomed = [1, 2, 3].map(() => aQuestion(test.portal, courseId));
    const ids = await Promise.all(doomed);
    const sittings = await Promise.all(Array.from({ length: 6 }, () => aSitting(test, { courseId })));
    const deleted = ids.map(async (id) => {
      await api().question.delete({ id });
      return deletePermanently(id).then(
        () => 'gone',
        () => 'in the Papelera',
      );
    });
    const exams = await Promise.all(sittings.map((sitting) => sitting.start()));
    const ends = await Promise.all(deleted);
    expect(await Promise.all(ids.map(where))).toEqual(ends);
    const drawn = new Set(exams.flatMap(({ questions }) => questions.map(({ id }) => id)));
    ids.forEach((id, index) => {
      expect(drawn.has(id)).toBe(ends[index] !== 'gone');
    });
  });
});
