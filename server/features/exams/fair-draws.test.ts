import { describe, expect, it } from 'vitest';
import { aCourse, aMember, anEnrolment, aQuestion } from '../../testing/builders.ts';
import { aSitting } from '../../testing/exam-sitting.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';

const test = aTestPortal();
const { api: admin } = anAdminOf(test);

type Draw = Parameters<typeof admin.question.addDraw>[0];

const plan = (IdCourse: number, more: Partial<Draw> = {}) =>
  admin.question.addDraw({ IdCourse, Shares: [], UnseenFirst: false, Shuffled: false, ...more });

async function inModule(ids: readonly number[], module: string, isHard = false): Promise<void> {
  await test.portal.db
    .updateTable('question')
    .set({ module_title: module, is_hard: isHard })
    .where('id', 'in', ids)
    .execute();
}

describe('a limit of attempts', () => {
  it('refuses a further one, shows the key after the last, and hides it again where it is raised', async () => {
    const sitting = await aSitting(test);
    await admin.question.addAttemptLimit({ IdCourse: sitting.courseId, Limit: 2 });
    const own = test.client.as(sitting.member);
    const { attemptId } = await sitting.start();
    expect((await sitting.finish()).data).toMatchObject({ attemptsLeft: 1, canRetake: true });
    const hasMarks = async () => (await own.attempt.getEvidence({ id: attemptId })).data.hasMarks;
    expect(await hasMarks()).toBe(false);
    expect(await sitting.sit(0)).toMatchObject({ attemptsLeft: 0, canRetake: false, nextAttemptAt: null });
    const message =
      'Este examen tiene 2 intentos y ya los usaste. Tu mejor nota es la que vale, y en tu intento ves las respuestas con su porqué.';
    await expectRefusal(sitting.start(), 409, message);
    const { username: userName } = sitting.member;
    const { info } = await own.users.getUserCourse({ userName, courseId: sitting.courseId });
    expect(info[0]?.examRefusal).toBe(message);
    expect(await hasMarks()).toBe(true);
    await admin.question.addAttemptLimit({ IdCourse: sitting.courseId, Limit: 3 });
    expect(await hasMarks()).toBe(false);
    await sitting.start();
    await admin.question.addAttemptLimit({ IdCourse: sitting.courseId, Limit: 1 }); // the running one goes on
    expect((await sitting.start()).attemptId).not.toBe(attemptId);
    expect((await sitting.finish()).data.attemptsLeft).toBe(0);
  });

  it('is 0 at first, which is none; an annulled attempt does not count', async () => {
    const sitting = await aSitting(test);
    for (let each = 0; each < 4; each += 1) await sitting.sit(0);
    expect((await sitting.finish()).data.attemptsLeft).toBeNull();
    await admin.question.addAttemptLimit({ IdCourse: sitting.courseId, Limit: 4 });
    await expectRefusal(sitting.start(), 409);
    const { attemptId } = (await sitting.finish()).data;
    await admin.attempt.annul({ Id: attemptId, Reason: 'Se cortó la luz' });
    expect((await sitting.start()).questions).toHaveLength(4);
  });
});

describe('unseen questions first', () => {
  it('gives three attempts at 4 of 12 without a repetition, and then the ones seen longest ago', async () => {
    const sitting = await aSitting(test, { keys: Array.from({ length: 12 }, () => 'B') });
    await plan(sitting.courseId, { UnseenFirst: true });
    const attempts: number[][] = [];
    for (let each = 0; each < 4; each += 1) {
      attempts.push((await sitting.start()).questions.map(({ id }) => id));
      await sitting.finish();
      test.clock.advance(60);
    }
    const [first = [], , , fourth = []] = attempts;
    expect(new Set(attempts.slice(0, 3).flat()).size).toBe(12);
    expect(fourth.toSorted()).toEqual(first.toSorted());
  });
});

describe('shares by module', () => {
  async function aBank() {
    const courseId = await aCourse(test.portal, { questionsPerExam: 4 });
    await test.portal.db
      .insertInto('course_module')
      .values({ course_id: courseId, position: 2, title: 'Módulo dos', html: '<p>Dos.</p>' })
      .execute();
    const ids: number[] = [];
    for (let each = 0; each < 10; each += 1)
      ids.push(await aQuestion(test.portal, courseId, { correct: 'B' }));
    await inModule(ids.slice(0, 2), 'Módulo uno', true);
    await inModule(ids.slice(2, 5), 'Módulo uno');
    await inModule(ids.slice(5), 'Módulo dos');
    return { courseId, ids };
  }

  it('are in every exam as they were set, with so many hard ones, and leave a running one as it is', async () => {
    const { courseId, ids } = await aBank();
    const Shares = [
      { Module: 'Módulo uno', Count: 3, Hard: 2 },
      { Module: 'Módulo dos', Count: 1, Hard: null },
    ];
    const { data } = await plan(courseId, { Shares });
    expect(data.notes).toEqual([
      'Tres exámenes de 4 preguntas piden 12 y hay 10: tras tres intentos una persona habrá visto el 78 % del banco.',
    ]);
    const sitting = await aSitting(test, { courseId });
    for (let each = 0; each < 5; each += 1) {
      const drawn = (await sitting.start()).questions.map(({ id }) => ids.indexOf(id));
      expect(drawn.filter((at) => at < 2)).toHaveLength(2);
      expect(drawn.filter((at) => at >= 2 && at < 5)).toHaveLength(1);
      expect(drawn.filter((at) => at >= 5)).toHaveLength(1);
      await plan(courseId, { Shares, Shuffled: each % 2 === 0 });
      expect((await sitting.start()).questions.map(({ id }) => ids.indexOf(id))).toEqual(drawn);
      await sitting.finish();
    }
    expect((await admin.question.getConfig({ id: courseId })).data.draw.shares).toEqual([
      { module: 'Módulo uno', count: 3, hard: 2 },
      { module: 'Módulo dos', count: 1, hard: null },
    ]);
  });

  it('that the bank cannot fill are told when saved and on the start page, and no start is refused', async () => {
    const { courseId, ids } = await aBank();
    const Shares = [{ Module: 'Módulo uno', Count: 4, Hard: 3 }];
    const { data } = await plan(courseId, { Shares });
    expect(data.notes.slice(0, 2)).toEqual([
      'Falta 1 de «Módulo uno» difíciles: cada examen pide 3 y hay 2.',
      'Mientras falten, salen otras preguntas: ningún examen se detiene por eso.',
    ]);
    const sitting = await aSitting(test, { courseId });
    const drawn = (await sitting.start()).questions.map(({ id }) => ids.indexOf(id));
    expect(drawn).toHaveLength(4);
    expect(drawn.every((at) => at < 5)).toBe(true); // made up from the module
    const pending = (await admin.inicio.get({})).data.pending.find(({ kind }) => kind === 'unfilledDraws');
    expect(pending?.courses.find((each) => each.courseId === courseId)?.count).toBe(1);
  });

  it('refuse a module that is not there, one twice, and more hard ones than all', async () => {
    const { courseId } = await aBank();
    const of = (...Shares: Draw['Shares']) => plan(courseId, { Shares });
    const one = { Module: 'Módulo uno', Count: 2, Hard: null };
    await expectRefusal(of({ ...one, Module: 'Otro' }), 400);
    await expectRefusal(of(one, one), 400);
    await expectRefusal(of({ ...one, Hard: 3 }), 400);
    await expectRefusal(plan(999_999), 404);
    const member = await aMember(test.portal);
    await anEnrolment(test.portal, member, courseId);
    const asMember = test.client.as(member).question;
    await expectRefusal(
      asMember.addDraw({ IdCourse: courseId, Shares: [], UnseenFirst: true, Shuffled: true }),
      403,
    );
  });
});

describe('options in another order', () => {
  it('are stored with the attempt, the same when it is resumed, and answered by their stored letters', async () => {
    const sitting = await aSitting(test, { keys: [], course: { questionsPerExam: 20 } });
    for (let each = 0; each < 12; each += 1)
      await aQuestion(test.portal, sitting.courseId, {
        options: ['uno', 'dos', 'tres', 'cuatro'],
        correct: 'B',
      });
    const fixed = await aQuestion(test.portal, sitting.courseId, {
      options: ['uno', 'dos', 'Todas las anteriores'],
    });
    await plan(sitting.courseId, { Shuffled: true });
    const { questions, attemptId } = await sitting.start();
    const orders = questions.filter(({ id }) => id !== fixed).map(({ order }) => order);
    for (const order of orders) expect([...order].toSorted().join('')).toBe('ABCD');
    expect(new Set(orders).size).toBeGreaterThan(1);
    expect(questions.find(({ id }) => id === fixed)?.order).toBe('');
    for (const question of questions) expect(question.answerB).toBe('dos');
    for (const { id } of questions) await sitting.save(id, 'B');
    await plan(sitting.courseId);
    expect((await sitting.start()).questions.map(({ order }) => order)).toEqual(
      questions.map(({ order }) => order),
    );
    expect((await sitting.finish()).data.calification).toBe(100);
    const { data } = await test.client.as(sitting.member).attempt.getEvidence({ id: attemptId });
    expect(data.questions.map(({ order }) => order)).toEqual(questions.map(({ order }) => order));
  });
});

describe('how an exam draws', () => {
  it('is a setting like the others: kept in versions, copied, exported and imported with its hard questions', async () => {
    const { courseId, questionIds } = await aSitting(test);
    await inModule(questionIds.slice(0, 1), 'Módulo uno', true);
    await admin.question.addAttemptLimit({ IdCourse: courseId, Limit: 3 });
    const Shares = [{ Module: 'Módulo uno', Count: 1, Hard: 1 }];
    await plan(courseId, { Shares, UnseenFirst: true, Shuffled: true });
    const { version } = (await admin.course.getToEdit({ id: courseId })).data;
    const settingsOf = async (id: number) => {
      const { attemptLimit, draw } = (await admin.question.getConfig({ id })).data;
      const hard = (await admin.question.get({ id })).data.filter((each) => each.hard).length;
      return { attemptLimit, draw, hard };
    };
    const set = await settingsOf(courseId);
    expect(set).toEqual({
      attemptLimit: 3,
      draw: {
        shares: [{ module: 'Módulo uno', count: 1, hard: 1 }],
        unseenFirst: true,
        shuffled: true,
      },
      hard: 1,
    });
    expect(await settingsOf((await admin.course.copy({ Id: courseId })).data.id)).toEqual(set);
    const { data } = (await admin.course.export({ id: courseId })) as unknown as { data: Buffer };
    const file = new File([new Uint8Array(data)], 'curso.zip');
    expect(await settingsOf((await admin.course.import({ file: file as never })).data.id ?? 0)).toEqual(set);
    await plan(courseId);
    await admin.course.restoreRevision({ Id: courseId, Revision: version });
    expect((await settingsOf(courseId)).draw).toEqual(set.draw);
  });
});
