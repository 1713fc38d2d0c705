import { describe, expect, test } from 'vitest';
import { sql } from '../../platform/database/database.ts';
import { aCourse, aQuestion } from '../../testing/builders.ts';
import { aPerson, sat } from '../../testing/exams/past-exams.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';
import { tallyAll } from './tallies.ts';

const portal = aTestPortal({ TIME_ZONE: 'America/La_Paz' }); // four hours behind UTC
const { api } = anAdminOf(portal);

const courseOf = async (courseId: number, period: { From?: string; To?: string } = {}) =>
  (await api.statistics.getCourse({ courseId, ...period })).data;
describe('Statistics/GetAlarms', () => {
  const alarmsOf = async (courseId: number) =>
    (await api.statistics.getAlarms({})).data.filter((alarm) => alarm.courseId === courseId);
  const tally = () => tallyAll(portal.context());

  test('from ten answers on it is told that nobody is right, with the answer of most and the way to the key', async () => {
    const courseId = await aCourse(portal.portal, { title: 'Con la clave de otra' });
    const question = await aQuestion(portal.portal, courseId, {
      options: ['Uno', 'Dos', 'Tres'],
      correct: 'C',
      text: '¿Cuál?',
    });
    const accountId = await aPerson(portal.portal, courseId, '2026-11-01T08:00', '2026-11-01T08:00');
    const sit = () =>
      sat(portal.portal, {
        courseId,
        questions: [question],
        accountId,
        answers: 'B',
        ended: '2026-11-10T08:00',
      });
    for (let n = 0; n < 9; n += 1) await sit();
    await tally();
    expect(await alarmsOf(courseId)).toEqual([]);
    await sit();
    await tally();
    const sentence = 'Nadie la acierta y la mayoría elige B. ¿Está mal la clave (C)?';
    const href = `/question?id=${courseId}&corregir=${question}`;
    expect(await alarmsOf(courseId)).toMatchObject([{ kind: 'nobody', sentence, href }]);
    expect((await courseOf(courseId)).questions[0]?.alarm).toEqual({ sentence, href });
  });

  test('it is told, too, where somebody opened the statistics before the job counted', async () => {
    const courseId = await aCourse(portal.portal, { title: 'Con una lectora' });
    const question = await aQuestion(portal.portal, courseId, { options: ['Uno', 'Dos'], correct: 'A' });
    const accountId = await aPerson(portal.portal, courseId, '2026-11-01T08:00', '2026-11-01T08:00');
    const exam = { courseId, questions: [question], accountId, answers: 'B', ended: '2026-11-10T08:00' };
    for (let n = 0; n < 10; n += 1) await sat(portal.portal, exam);
    await courseOf(courseId);
    await tally();
    expect(await alarmsOf(courseId)).toMatchObject([{ kind: 'nobody' }]);
  });

  test('a key that the best contradict is told with its correction, and is gone with it', async () => {
    const courseId = await aCourse(portal.portal, { title: 'Con una clave mal' });
    const questions: number[] = [];
    for (let n = 0; n < 5; n += 1)
      questions.push(
        await aQuestion(portal.portal, courseId, { options: ['Uno', 'Dos', 'Tres'], text: `La ${n + 1}` }),
      );
    const accountId = await aPerson(portal.portal, courseId, '2026-11-01T08:00', '2026-11-01T08:00');
    const groups = ['CBBBB', 'ABBAA', 'BAAAA'];
    for (let n = 0; n < 36; n += 1)
      await sat(portal.portal, {
        courseId,
        questions,
        accountId,
        answers: groups[n % 3] ?? '',
        ended: '2026-11-10T08:00',
      });
    await tally();
    const [first = 0] = questions;
    const { questions: figures } = await courseOf(courseId);
    expect(figures[0]).toMatchObject({
      asked: 36,
      right: 12,
      lowerCount: 12,
      upperCount: 12,
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
        courseId,
        courseName: 'Con una clave mal',
        questionId: first,
        questionName: 'La 1',
        kind: 'key',
        sentence: 'Los mejores eligen C y no B. ¿Está mal la clave?',
        href: `/question?id=${courseId}&corregir=${first}`,
      },
    ]);
    const other = await aCourse(portal.portal);
    const theirs = { courseId: other, questions: [await aQuestion(portal.portal, other)] };
    const somebody = await aPerson(portal.portal, other, '2026-11-01T08:00', null);
    await sat(portal.portal, { ...theirs, accountId: somebody, answers: 'B', ended: '2026-11-10T09:00' });
    await tally(); // the other course is judged, this one is not
    const every = (await api.statistics.getAlarms({})).data.map(({ questionId }) => questionId);
    expect(every.filter((questionId) => questionId === first)).toEqual([first]);
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
    const accountId = await aPerson(portal.portal, courseId, '2026-09-01T08:00', '2026-09-01T08:00');
    for (let n = 0; n < 30; n += 1) {
      await sat(portal.portal, {
        courseId,
        questions,
        accountId,
        answers: 'B',
        ended: '2026-10-19T23:59:59',
      });
      await sat(portal.portal, {
        courseId,
        questions,
        accountId,
        answers: n < 20 ? 'B' : 'A',
        ended: '2026-10-20T00:00',
      });
    }
    await aCourse(portal.portal);
    await tally();
    const sentence = 'Aprueba el 67 % en los últimos 30 días; en los 90 de antes aprobaba el 100 %.';
    expect(await alarmsOf(courseId)).toMatchObject([
      { kind: 'rate', questionId: null, sentence, href: `/estadisticas?id=${courseId}` },
    ]);
    expect((await courseOf(courseId)).movedRate).toBe(sentence);
    const all = (await api.statistics.getAlarms({})).data;
    expect(all.filter(({ kind }) => kind === 'rate').map((alarm) => alarm.courseId)).toEqual([courseId]);
  });

  /** Ten answers to a new question of a course, all wrong. */
  const nobodyIsRight = async (courseId: number, ended: string) => {
    const question = await aQuestion(portal.portal, courseId, { options: ['Uno', 'Dos'], correct: 'A' });
    const accountId = await aPerson(portal.portal, courseId, '2026-09-01T08:00', '2026-09-01T08:00');
    const exam = { courseId, questions: [question], accountId, answers: 'B', ended };
    for (let n = 0; n < 10; n += 1) await sat(portal.portal, exam);
  };
  /** Runs the job while nothing can be stored about a course in a table. */
  const tallyWithout = async (table: string, courseId: number) => {
    const { db } = portal.portal;
    await sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$`.execute(
      db,
    );
    await sql`create trigger refuse before insert on ${sql.table(table)} for each row
      when (new.course_id = ${sql.lit(courseId)}) execute function refuse()`.execute(db);
    await expect(tally()).rejects.toThrow();
    await sql`drop function refuse() cascade`.execute(db);
  };

  test('what was counted and not judged is judged by the next run', async () => {
    const courseId = await aCourse(portal.portal);
    await nobodyIsRight(courseId, '2026-09-10T08:00');
    await tallyWithout('question_alarm', courseId);
    await tally();
    expect(await alarmsOf(courseId)).toMatchObject([{ kind: 'nobody' }]);
  });

  test('a course that cannot be counted keeps no other from it', async () => {
    const [failing, courseId] = [await aCourse(portal.portal), await aCourse(portal.portal)];
    await nobodyIsRight(failing, '2026-11-10T08:00');
    await nobodyIsRight(courseId, '2026-09-10T08:00'); // the newest months come first
    await tallyWithout('exam_tally', failing);
    expect(await alarmsOf(courseId)).toMatchObject([{ kind: 'nobody' }]);
    await tally();
    expect(await alarmsOf(failing)).toMatchObject([{ kind: 'nobody' }]);
  });
});
