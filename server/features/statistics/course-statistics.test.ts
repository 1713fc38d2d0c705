import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Api } from '../../../contract/index.ts';
import { aCourse, aMember, anAdmin, aQuestion } from '../../testing/builders.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { grade } from '../exams/exams.rules.ts';
import { tallyAll } from './tallies.ts';

let portal: TestPortal;
let api: Api;
beforeAll(async () => {
  portal = await openTestPortal({ TIME_ZONE: 'America/La_Paz' }); // four hours behind UTC
  api = portal.client.as(await anAdmin(portal.portal));
});
afterAll(() => portal.close());

const here = (local: string) => new Date(`${local}-04:00`);

/** A person of a course: when they applied and had read, in local time. */
async function aPerson(courseId: number, applied: string, read: string | null) {
  const { db } = portal.portal;
  const { id } = await aMember(portal.portal);
  await db
    .insertInto('enrolment')
    .values({
      ...{ account_id: id, course_id: courseId, read_seconds: read === null ? 0 : 60 },
      ...{ enrolled_at: here(applied), reading_completed_at: read === null ? null : here(read) },
    })
    .execute();
  return id;
}

interface Sat {
  accountId: number;
  courseId: number;
  questions: readonly number[];
  /** An answer a question, '-' = none, each a minute after the one before. */
  answers: string;
  ended: string;
  isAnnulled?: boolean;
}

/** An exam of twenty minutes with a minimum of 75, ended five minutes after its start. 'B' is right. */
async function sat({
  accountId,
  courseId,
  questions,
  answers,
  ended,
  isAnnulled = false,
}: Sat): Promise<number> {
  const { db } = portal.portal;
  const end = here(ended).getTime();
  const at = (minutes: number) => new Date(end - 300_000 + minutes * 60_000);
  const correct = [...answers].filter((answer) => answer === 'B').length;
  const { id } = await db
    .insertInto('attempt')
    .values({
      ...{
        account_id: accountId,
        course_id: courseId,
        started_at: at(0),
        closes_at: at(20),
        finished_at: at(5),
      },
      ...{ allowed_minutes: 20, minimum_grade: 75, question_count: questions.length, ended_by: 'member' },
      ...{
        correct_count: correct,
        grade: grade(correct, questions.length),
        annulled_at: isAnnulled ? at(6) : null,
      },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const versions = await db
    .selectFrom('question_version')
    .select(['id', 'question_id'])
    .where('question_id', 'in', [...questions])
    .execute();
  const shown = questions.map((question_id, position) => ({
    ...{ attempt_id: id, question_id, position },
    question_version_id: versions.find((row) => row.question_id === question_id)?.id ?? 0,
  }));
  await db.insertInto('attempt_question').values(shown).execute();
  const given = [...answers].flatMap((answer, place) =>
    answer === '-'
      ? []
      : [
          {
            attempt_id: id,
            question_id: questions[place] ?? 0,
            answer,
            clicked_at: at(place + 1),
            saved_at: at(place + 1),
          },
        ],
  );
  if (given.length > 0) await db.insertInto('attempt_answer').values(given).execute();
  return id;
}

async function certified(attemptId: number, issued: string, isRevoked = false): Promise<void> {
  const { db } = portal.portal;
  const { account_id, course_id } = await db
    .selectFrom('attempt')
    .select(['account_id', 'course_id'])
    .where('id', '=', attemptId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('certificate')
    .values({
      ...{
        code: `AP-${attemptId}`,
        account_id,
        course_id,
        attempt_id: attemptId,
        full_name: 'Ana',
        course_title: 'Curso',
      },
      ...{
        grade: 75,
        lesson_count: 1,
        duration_minutes: 1,
        exam_date: issued.slice(0, 10),
        issued_at: here(issued),
      },
      revoked_at: isRevoked ? here(issued) : null,
    })
    .execute();
}

/** Around 29 February 2024, counted by hand in the tests below. */
async function aWorld() {
  const courseId = await aCourse(portal.portal, { title: 'Bisiesto', minimumGrade: 75 });
  const questions: number[] = [];
  for (let n = 0; n < 4; n += 1)
    questions.push(await aQuestion(portal.portal, courseId, { options: ['Uno', 'Dos', 'Tres'] }));
  const exam = { courseId, questions };
  const ana = await aPerson(courseId, '2024-02-28T23:30', '2024-02-29T00:00');
  await sat({ ...exam, accountId: ana, answers: 'BB-A', ended: '2024-02-29T12:00' }); // 50
  await certified(
    await sat({ ...exam, accountId: ana, answers: 'BBBB', ended: '2024-03-01T09:00' }),
    '2024-03-01T09:00',
  );
  const beto = await aPerson(courseId, '2024-02-29T23:59:59', '2024-03-01T00:00');
  const last = await sat({ ...exam, accountId: beto, answers: 'BBBC', ended: '2024-03-01T00:00' }); // 75
  await certified(last, '2024-03-01T00:00', true);
  const caro = await aPerson(courseId, '2024-02-29T08:00', '2024-02-29T09:00');
  await sat({ ...exam, accountId: caro, answers: 'BBBB', ended: '2024-02-29T10:00', isAnnulled: true });
  await aPerson(courseId, '2024-03-01T08:00', null);
  const eva = await aPerson(courseId, '2024-02-29T08:00', '2024-02-29T08:30');
  await sat({ ...exam, accountId: eva, answers: 'CCCC', ended: '2024-02-29T23:59:59' }); // 0
  return { ...exam, beto };
}

const courseOf = async (courseId: number, period: { From?: string; To?: string } = {}) =>
  (await api.statistics.getCourse({ courseId, ...period })).data;
const tenths = (given: Record<number, number>) => Array.from({ length: 10 }, (_, step) => given[step] ?? 0);

describe('Statistics/GetCourse', () => {
  test('counts people, retakes, annulled exams and revoked certificates as they are', async () => {
    const { courseId, questions } = await aWorld();
    const all = await courseOf(courseId);
    expect(all.funnel).toEqual({ applied: 5, read: 4, sat: 3, passed: 2, certified: 1 });
    expect(all.exams).toEqual({
      ...{ finished: 4, passed: 2, usedSeconds: 4 * 300 }, // 50, 100, 75, 0; each took 25 per cent of its time
      ...{ grades: tenths({ 0: 1, 5: 1, 7: 1, 9: 1 }), used: tenths({ 2: 4 }) },
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
    await api.usuario.delete({ id: beto });
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

  test('refuses a period that ends before it begins, an unknown course, and members', async () => {
    const courseId = await aCourse(portal.portal);
    const backwards = { From: '2024-02-02', To: '2024-02-01' };
    await expect(courseOf(courseId, backwards)).rejects.toMatchObject({ status: 400 });
    await expect(api.statistics.getActivity(backwards)).rejects.toMatchObject({ status: 400 });
    await expect(courseOf(999_999)).rejects.toMatchObject({ status: 404 });
    const member = portal.client.as(await aMember(portal.portal)).statistics;
    await expect(member.getCourse({ courseId })).rejects.toMatchObject({ status: 403 });
    await expect(member.getActivity({})).rejects.toMatchObject({ status: 403 });
    await expect(member.getAlarms({})).rejects.toMatchObject({ status: 403 });
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
      ...{ courseId, courseName: 'Bisiesto', applied: 5, read: 4, sat: 3, passed: 2, certified: 1 },
      ...{ exams: 4, examsPassed: 2 },
    });
    const { times } = (await api.statistics.getActivity({})).data;
    const worlds = months.courses.filter(({ courseName }) => courseName === 'Bisiesto').length;
    const applied = times.map((time) => time.applied).filter((count) => count > 0);
    expect(applied).toEqual([4 * worlds, worlds]);
  });
});

describe('Statistics/GetAlarms', () => {
  const alarmsOf = async (courseId: number) =>
    (await api.statistics.getAlarms({})).data.filter((alarm) => alarm.courseId === courseId);
  const tally = () => tallyAll(portal.context());

  test('a key that the best contradict is told with its correction, and is gone with it', async () => {
    const courseId = await aCourse(portal.portal, { title: 'Con una clave mal' });
    const questions: number[] = [];
    for (let n = 0; n < 5; n += 1)
      questions.push(
        await aQuestion(portal.portal, courseId, { options: ['Uno', 'Dos', 'Tres'], text: `La ${n + 1}` }),
      );
    const accountId = await aPerson(courseId, '2026-11-01T08:00', '2026-11-01T08:00');
    const groups = ['CBBBB', 'ABBAA', 'BAAAA'];
    for (let n = 0; n < 36; n += 1)
      await sat({ courseId, questions, accountId, answers: groups[n % 3] ?? '', ended: '2026-11-10T08:00' });
    await tally();
    const [first = 0] = questions;
    const { questions: figures } = await courseOf(courseId);
    expect(figures[0]).toMatchObject({
      ...{ asked: 36, right: 12, lowerCount: 12, upperCount: 12 },
      options: [
        { chosen: 12, upper: 0 },
        { chosen: 12, lower: 12 },
        { chosen: 12, lower: 0, upper: 12 },
        { chosen: 0 },
      ],
      alarm: { sentence: 'Los mejores eligen C y no B. ¿Está mal la clave?' },
    });
    expect(await alarmsOf(courseId)).toEqual([
      {
        ...{
          courseId,
          courseName: 'Con una clave mal',
          questionId: first,
          questionName: 'La 1',
          kind: 'key',
        },
        sentence: 'Los mejores eligen C y no B. ¿Está mal la clave?',
        href: `/question?id=${courseId}&corregir=${first}`,
      },
    ]);
    const given = { QuestionId: first, Correct: 'C', Reason: 'Estaba mal.' };
    const { fingerprint } = (await api.attempt.previewRegrade(given)).data;
    await api.attempt.regrade({ ...given, Fingerprint: fingerprint });
    expect(await alarmsOf(courseId)).toEqual([]);
    await tally();
    expect(await alarmsOf(courseId)).toEqual([]);
  });

  test('a pass rate that moved is told in plain words', async () => {
    const courseId = await aCourse(portal.portal, { title: 'Que se volvió difícil' });
    const questions = [await aQuestion(portal.portal, courseId)];
    const accountId = await aPerson(courseId, '2026-09-01T08:00', '2026-09-01T08:00');
    for (let n = 0; n < 30; n += 1) {
      await sat({ courseId, questions, accountId, answers: 'B', ended: '2026-10-19T23:59:59' });
      await sat({ courseId, questions, accountId, answers: n < 20 ? 'B' : 'A', ended: '2026-10-20T00:00' });
    }
    await tally();
    const sentence = 'Aprueba el 67 % en los últimos 30 días; en los 90 de antes aprobaba el 100 %.';
    expect(await alarmsOf(courseId)).toMatchObject([
      { kind: 'rate', questionId: null, sentence, href: `/estadisticas?id=${courseId}` },
    ]);
    expect((await courseOf(courseId)).movedRate).toBe(sentence);
  });
});
