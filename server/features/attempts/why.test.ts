import { describe, expect, it } from 'vitest';
import { aSitting, type Sitting } from '../../testing/exam-sitting.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';
import { aTrashable } from '../../testing/trash.ts';

const test = aTestPortal();
const { admin, api } = anAdminOf(test);

const because = '<p>Porque lo paga <strong>el empleador</strong>.</p>';

const whyOf = async (sitting: Sitting, id: number) => {
  const { data } = await test.client.as(sitting.member).attempt.getEvidence({ id });
  return data.questions.map(({ why, correct }) => [why?.html ?? null, correct]);
};
const endRetakes = ({ member, courseId }: Sitting) =>
  test.client.as(member).attempt.endRetakes({ UserId: member.id, CourseId: courseId });

/** An exam of two questions that say why, failed. */
async function aFailedExam() {
  const sitting = await aSitting(test, { keys: ['B', 'B'], course: { questionsPerExam: 2 } });
  for (const Id of sitting.questionIds) await api.question.update({ Id, Explanation: because });
  const { attemptId } = await sitting.sit(1);
  return { sitting, attemptId };
}

describe('why an answer is right', () => {
  it('is silent while the member can sit the exam again, and told once they say that they will not', async () => {
    const { sitting, attemptId } = await aFailedExam();
    expect(await whyOf(sitting, attemptId)).toEqual([
      [null, null],
      [null, null],
    ]);
    await endRetakes(sitting);
    await endRetakes(sitting); // said twice is said once
    expect(await whyOf(sitting, attemptId)).toEqual([
      [because, 'B'],
      [because, 'B'],
    ]);
    await expectRefusal(sitting.start(), 409, expect.stringContaining('Dijiste que ya no repetirás'));
  });

  it('is told by a grade above 80', async () => {
    const { sitting, attemptId } = await aFailedExam();
    const { attemptId: passed } = await sitting.sit(2);
    expect(await whyOf(sitting, passed)).toEqual([
      [because, 'B'],
      [because, 'B'],
    ]);
    expect((await whyOf(sitting, attemptId))[0]).toEqual([because, 'B']);
  });

  it('is silent again once an administrator opens the exam, whose next attempt draws other questions first', async () => {
    const sitting = await aSitting(test, {
      keys: ['B', 'B', 'B', 'B', 'B', 'B'],
      course: { questionsPerExam: 3 },
    });
    for (const Id of sitting.questionIds) await api.question.update({ Id, Explanation: because });
    const first = await sitting.start();
    const { attemptId } = (await sitting.finish()).data;
    await endRetakes(sitting);
    expect((await whyOf(sitting, attemptId))[0]).toEqual([because, 'B']);
    await api.attempt.annul({ Id: attemptId, Reason: 'Se le cortó la luz' });
    expect((await whyOf(sitting, attemptId))[0]).toEqual([null, null]);
    const again = await sitting.start();
    const seen = new Set(first.questions.map(({ id }) => id));
    expect(again.questions.filter(({ id }) => seen.has(id))).toEqual([]);
  });

  it('is always told to administrators, and named after the law of today', async () => {
    const { sitting, attemptId } = await aFailedExam();
    const lawId = await aTrashable(test, 'Ley', 'Ley');
    await api.leyTexto.save({
      Id: lawId,
      Title: 'Ley de pensiones',
      Number: 'Ley 214',
      Published: true,
      Parts: [{ kind: 'article', number: '8', title: 'Aportes atrasados', html: '<p>Los paga él.</p>' }],
      Amendments: [],
    });
    const [Id = 0] = sitting.questionIds;
    await api.question.update({ Id, LawLink: `/ley?id=${lawId}#art-8` });
    const { data } = await test.client.as(admin).attempt.getEvidence({ id: attemptId });
    expect(data.questions.find(({ questionId }) => questionId === Id)?.why).toEqual({
      html: because,
      law: { label: 'Ley 214, artículo 8: Aportes atrasados', href: `/ley?id=${lawId}#art-8` },
      module: null,
    });
    const { data: bank } = await api.question.get({ id: sitting.courseId });
    expect(bank.find(({ id }) => id === Id)?.lawLabel).toBe('Ley 214, artículo 8: Aportes atrasados');
  });
});

describe('Attempt/EndRetakes', () => {
  it('refuses who has not sat the exam, whose exam runs, and who is not enrolled', async () => {
    const sitting = await aSitting(test);
    await expectRefusal(endRetakes(sitting), 409, expect.stringContaining('Todavía no rendiste'));
    await sitting.start();
    await expectRefusal(endRetakes(sitting), 409, expect.stringContaining('Tienes un examen en curso'));
    const other = await aSitting(test, { isEnrolled: false });
    await expectRefusal(endRetakes(other), 403);
  });
});
