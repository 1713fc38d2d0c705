import { describe, expect, test } from 'vitest';
import { aCourse, aQuestion } from '../../testing/builders.ts';
import { eraseAccount } from '../../testing/erase-account.ts';
import { aSitting, putOverTime } from '../../testing/exam-sitting.ts';
import { aPerson, certified, here, sat } from '../../testing/exams/past-exams.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';

const portal = aTestPortal({ TIME_ZONE: 'America/La_Paz' }); // four hours behind UTC
const { api } = anAdminOf(portal);

/** Around 29 February 2024, counted by hand in the tests below. */
async function aWorld() {
  const courseId = await aCourse(portal.portal, { title: 'Bisiesto', minimumGrade: 75 });
  const questions: number[] = [];
  for (let n = 0; n < 4; n += 1)
    questions.push(await aQuestion(portal.portal, courseId, { options: ['Uno', 'Dos', 'Tres'] }));
  const exam = { courseId, questions };
  const ana = await aPerson(portal.portal, courseId, '2024-02-28T23:30', '2024-02-29T00:00');
  await sat(portal.portal, { ...exam, accountId: ana, answers: 'BB-A', ended: '2024-02-29T12:00' }); // 50
  await certified(
    portal.portal,
    await sat(portal.portal, { ...exam, accountId: ana, answers: 'BBBB', ended: '2024-03-01T09:00' }),
    '2024-03-01T09:00',
  );
  const beto = await aPerson(portal.portal, courseId, '2024-02-29T23:59:59', '2024-03-01T00:00');
  const last = await sat(portal.portal, {
    ...exam,
    accountId: beto,
    answers: 'BBBC',
    ended: '2024-03-01T00:00',
  }); // 75
  await certified(portal.portal, last, '2024-03-01T00:00', true);
  const caro = await aPerson(portal.portal, courseId, '2024-02-29T08:00', '2024-02-29T09:00');
  await sat(portal.portal, {
    ...exam,
    accountId: caro,
    answers: 'BBBB',
    ended: '2024-02-29T10:00',
    isAnnulled: true,
  });
  await aPerson(portal.portal, courseId, '2024-03-01T08:00', null);
  const eva = await aPerson(portal.portal, courseId, '2024-02-29T08:00', '2024-02-29T08:30');
  await sat(portal.portal, { ...exam, accountId: eva, answers: 'CCCC', ended: '2024-02-29T23:59:59' }); // 0
  return { ...exam, beto };
}

const courseOf = async (courseId: number, period: { From?: string; To?: string } = {}) =>
  (await api.statistics.getCourse({ courseId, ...period })).data;
const tenths = (given: Record<number, number>) => Array.from({ length: 10 }, (_, step) => given[step] ?? 0);

describe('Statistics/GetCourse', () => {
  test('counts an exam whose time ran out at once', async () => {
    const sitting = await aSitting(portal);
    const { attemptId } = await sitting.start();
    expect((await courseOf(sitting.courseId)).exams.finished).toBe(0);
    await putOverTime(portal, attemptId);
    expect((await courseOf(sitting.courseId)).exams.finished).toBe(1);
  });

  test('counts people, retakes, annulled exams and revoked certificates as they are', async () => {
    const { courseId, questions } = await aWorld();
    const all = await courseOf(courseId);
    expect(all.funnel).toEqual({ applied: 5, read: 4, sat: 3, passed: 2, certified: 1 });
    expect(all.exams).toEqual({
      finished: 4,
      passed: 2,
      usedSeconds: 4 * 300, // 50, 100, 75, 0; each took 25 per cent of its time
      grades: tenths({ 0: 1, 5: 1, 7: 1, 9: 1 }),
      used: tenths({ 2: 4 }),
    });
    expect(all).toMatchObject({
      courseName: 'Bisiesto',
      minimumGrade: 75,
      reliability: null,
      neverAsked: [],
    });
    expect(all.questions.map(({ asked, right }) => [asked, right])).toEqual([
      [4, 3],
      [4, 3],
      [4, 2],
      [4, 1],
    ]);
    const [, , third, fourth] = all.questions;
    expect(third?.questionId).toBe(questions[2]);
    expect(third?.options.map(({ letter, isKey, chosen, upper }) => [letter, isKey, chosen, upper])).toEqual([
      ['A', false, 0, null],
      ['B', true, 2, null],
      ['C', false, 1, null],
      ['', false, 1, null],
    ]);
    expect([third?.timed, third?.meanSeconds]).toEqual([3, 60]);
    expect([fourth?.timed, fourth?.meanSeconds]).toEqual([4, 75]); // one of them waited for the third in vain
    expect(
      all.questions.every(({ discrimination, alarm }) => discrimination === null && alarm === null),
    ).toBe(true);
  });

  test('of a period: people by the day they applied, exams by the day they ended, here', async () => {
    const { courseId } = await aWorld();
    const of = async (From?: string, To?: string) => {
      const { funnel, exams } = await courseOf(courseId, { From, To });
      return [Object.values(funnel), exams.finished, exams.passed];
    };
    expect(await of('2024-02-28', '2024-02-28')).toEqual([[1, 1, 1, 1, 1], 0, 0]);
    expect(await of('2024-02-29', '2024-02-29')).toEqual([[3, 3, 2, 1, 0], 2, 0]);
    expect(await of('2024-02-01', '2024-02-29')).toEqual([[4, 4, 3, 2, 1], 2, 0]);
    expect(await of('2024-03-01')).toEqual([[1, 0, 0, 0, 0], 2, 2]);
    expect(await of('2024-02-29', '2024-03-31')).toEqual([[4, 3, 2, 1, 0], 4, 2]);
    expect(await of('2025-02-28', '2025-03-01')).toEqual([[0, 0, 0, 0, 0], 0, 0]);
  });

  test('a corrected key, a deleted person and a question that nobody was asked show at once', async () => {
    const { courseId, questions, beto } = await aWorld();
    await courseOf(courseId);
    const [, , , fourth = 0] = questions;
    const given = { QuestionId: fourth, Correct: 'C', Reason: 'Estaba mal.' };
    const { fingerprint } = (await api.attempt.previewRegrade(given)).data;
    await api.attempt.regrade({ ...given, Fingerprint: fingerprint });
    await eraseAccount(api, beto);
    const corrected = await courseOf(courseId);
    expect(corrected.questions[3]).toMatchObject({ asked: 4, right: 2 });
    // ana 50 and 100, which is not lowered, beto 100, eva 25
    expect(corrected.exams.grades).toEqual(tenths({ 2: 1, 5: 1, 9: 2 }));
    expect(corrected.funnel).toMatchObject({ applied: 5, sat: 3, passed: 2 });
    const unasked = await aQuestion(portal.portal, courseId, { text: '¿Y esta?' });
    expect((await courseOf(courseId)).neverAsked, 'no exam began since').toEqual([]);
    await portal.portal.db
      .updateTable('question')
      .set({ created_at: here('2024-01-01T00:00') })
      .where('id', '=', unasked)
      .execute();
    expect((await courseOf(courseId)).neverAsked).toEqual([{ questionId: unasked, text: '¿Y esta?' }]);
  });

  test('refuses a period that ends before it begins, an unknown or deleted course, and members', async () => {
    const courseId = await aCourse(portal.portal);
    const backwards = { From: '2024-02-02', To: '2024-02-01' };
    await expectRefusal(courseOf(courseId, backwards), 400);
    await expectRefusal(api.statistics.getActivity(backwards), 400);
    await expectRefusal(courseOf(999_999), 404);
    const deleted = await aCourse(portal.portal);
    await api.course.delete({ id: deleted });
    await expectRefusal(courseOf(deleted), 404);
  });
});

describe('Statistics/GetActivity', () => {
  test('tells days of a short period and months of a long one, of one course or of all', async () => {
    const { courseId } = await aWorld();
    const days = (await api.statistics.getActivity({ courseId, From: '2024-02-28', To: '2024-03-01' })).data;
    expect([days.grain, days.pendingDays]).toEqual(['day', 0]);
    expect(days.times).toEqual([
      { since: '2024-02-28', applied: 1, read: 0, exams: 0, passed: 0, certified: 0 },
      { since: '2024-02-29', applied: 3, read: 3, exams: 2, passed: 0, certified: 0 },
      { since: '2024-03-01', applied: 1, read: 1, exams: 2, passed: 2, certified: 1 },
    ]);
    const months = (await api.statistics.getActivity({ courseId })).data;
    expect([months.grain, months.times.map(({ since, applied }) => [since, applied])]).toEqual([
      'month',
      [
        ['2024-02-01', 4],
        ['2024-03-01', 1],
      ],
    ]);
    expect(months.courses.find((row) => row.courseId === courseId)).toEqual({
      courseId,
      courseName: 'Bisiesto',
      applied: 5,
      read: 4,
      sat: 3,
      passed: 2,
      certified: 1,
      passedByHand: 0,
      exams: 4,
      examsPassed: 2,
    });
    const years = { From: '2024-01-01', To: '2025-12-31' };
    const { times } = (await api.statistics.getActivity(years)).data;
    const worlds = months.courses.filter(({ courseName }) => courseName === 'Bisiesto').length;
    const applied = times.map((time) => time.applied).filter((count) => count > 0);
    expect(applied).toEqual([4 * worlds, worlds]);
  });
});
