import { describe, expect, test } from 'vitest';
import { visitor } from '../../../contract/caller.ts';
import { contextOf } from '../../context/context.ts';
import { sql } from '../../platform/database/database.ts';
import { aCourse, aMember, anEnrolment, aQuestion } from '../../testing/builders.ts';
import { RefusedCall } from '../../testing/client.ts';
import { earlierMigration } from '../../testing/earlier-migrations.ts';
import { aSitting } from '../../testing/exam-sitting.ts';
import { aPerson, certified, here, sat } from '../../testing/exams/past-exams.ts';
import { expectedResults, storedResults } from '../../testing/oracles/results-oracle.ts';
import { expectedTallies, storedTallies } from '../../testing/oracles/tallies-oracle.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';
import * as queries from './tallies.queries.ts';
import { tallyAll } from './tallies.ts';

const portal = aTestPortal({ TIME_ZONE: 'America/La_Paz' });
const { api } = anAdminOf(portal);

const tally = () => tallyAll(contextOf(portal.portal, visitor));
const dueCount = async () => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from tally_due`.execute(
    portal.portal.db,
  );
  return rows[0]?.count;
};
/** All tallies, and what is kept of enrolments, are what a plain count of the rows gives. */
async function expectTrue() {
  await tally();
  expect(await dueCount()).toBe(0);
  expect(await storedTallies(portal.portal)).toEqual(await expectedTallies(portal.portal));
  const { db } = portal.portal;
  expect(await storedResults(db)).toEqual(await expectedResults(db));
}

/** A small sequence of pseudo-random whole numbers, the same each time. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * sides);
  };
}

describe('tallies equal the sum of the rows', () => {
  test('after many random changes: starts, ends, annulments, reopenings, corrected keys, late clicks, leavers', async () => {
    const roll = dice(20);
    const courses: { courseId: number; questionIds: number[] }[] = [];
    for (let n = 0; n < 2; n += 1) {
      const courseId = await aCourse(portal.portal, { questionsPerExam: 3, minimumGrade: 60 });
      const questionIds: number[] = [];
      for (let q = 0; q < 4; q += 1)
        questionIds.push(
          await aQuestion(portal.portal, courseId, { options: ['Uno', 'Dos', 'Tres'], correct: 'B' }),
        );
      courses.push({ courseId, questionIds });
    }
    const sittings: Awaited<ReturnType<typeof aSitting>>[] = [];
    const attempts: number[] = [];
    const some = <T>(from: readonly T[]) => from[roll(from.length)] as T;
    /** Ignores refusals (an exam that is not open, a key that it has already), which change nothing. */
    const tolerant = async (act: () => Promise<unknown>) => {
      try {
        await act();
      } catch (error) {
        if (!(error instanceof RefusedCall && error.status < 500)) throw error;
      }
    };
    const bankOf = (sitting: { courseId: number }) =>
      courses.find(({ courseId }) => courseId === sitting.courseId)?.questionIds ?? [];
    const acts = {
      async joins() {
        const { courseId } = some(courses);
        const member = await aMember(portal.portal);
        await anEnrolment(portal.portal, member, courseId, roll(2) === 0 ? 6000 : 0);
        if (roll(3) === 0)
          return portal.client.as(member).users.leaveUserCourse({ UserId: member.id, CourseId: courseId });
        return sittings.push(await aSitting(portal, { member, courseId, isEnrolled: false }));
      },
      async sits() {
        const sitting = some(sittings);
        attempts.push((await sitting.start()).attemptId);
        for (const question of bankOf(sitting)) {
          portal.clock.advance(roll(90));
          if (roll(5) > 0) await tolerant(() => sitting.save(question, some(['A', 'B', 'B', 'C', ''])));
        }
        if (roll(4) > 0) await sitting.finish();
      },
      finishes: () => some(sittings).finish(),
      annuls: () => api.attempt.annul({ Id: some(attempts), Reason: 'Azar.' }),
      reopens: () => api.attempt.reopen({ Id: some(attempts), Minutes: 5, Reason: 'Azar.' }),
      async comesLate() {
        const sitting = some(sittings);
        const question = some(bankOf(sitting));
        await tolerant(() => sitting.save(question, 'B'));
        await api.attempt.acceptLate({ Id: some(attempts), QuestionIds: [question], Reason: 'Azar.' });
      },
      async corrects() {
        const given = {
          QuestionId: some(some(courses).questionIds),
          Correct: some(['A', 'B', 'A,C']),
          Reason: 'Azar.',
        };
        const { fingerprint } = (await api.attempt.previewRegrade(given)).data;
        await api.attempt.regrade({ ...given, Fingerprint: fingerprint });
      },
      leaves: () => api.usuario.delete({ id: some(sittings).member.id }),
      waits: async () => portal.clock.advance(some([3600, 9 * 3600, 4 * 86_400, 100 * 86_400])),
    };
    const { joins, sits, waits } = acts;
    const often = [joins, joins, sits, sits, sits, sits, waits, ...Object.values(acts)];
    for (let n = 0; n < 4; n += 1)
      sittings.push(await aSitting(portal, { courseId: some(courses).courseId }));
    attempts.push((await some(sittings).start()).attemptId);
    for (let round = 0; round < 60; round += 1) {
      await tolerant(some(often));
      if (round % 20 === 19) await expectTrue();
    }
    const { people, exams } = await storedTallies(portal.portal);
    expect(people.length).toBeGreaterThan(5);
    expect(exams.filter(({ grain }) => grain === 'month').length).toBeGreaterThan(4);
    expect(
      new Set(exams.flatMap(({ grain, since }) => (grain === 'year' ? [since] : []))).size,
    ).toBeGreaterThan(1);
    expect(
      exams.reduce((sum, { grain, finished }) => sum + (grain === 'year' ? finished : 0), 0),
    ).toBeGreaterThan(8);
  });

  test('years of tallies from before migration 0032', async () => {
    const { db } = portal.portal;
    await tally();
    await db.deleteFrom('exam_tally').where('grain', '=', 'year').execute();
    for (const statement of (await earlierMigration('0032-tallies-of-years.sql')).split(/;$/m))
      if (statement.trim() !== '') await sql.raw(statement).execute(db);
    expect(await storedTallies(portal.portal)).toEqual(await expectedTallies(portal.portal));
  });
});

test('a click that a wrong clock set apart by years counts as a day, and keeps no month from being counted', async () => {
  const courseId = await aCourse(portal.portal);
  const questions = [await aQuestion(portal.portal, courseId), await aQuestion(portal.portal, courseId)];
  const ended = '2025-03-10T12:00';
  for (const day of [1, 2]) {
    const accountId = await aPerson(portal.portal, courseId, `2025-03-0${day}T12:00`, null);
    await sat(portal.portal, { accountId, courseId, questions, answers: 'BB', ended });
  }
  const { db } = portal.portal;
  await sql`update attempt_answer set clicked_at = clicked_at + interval '60 years' from attempt
    where attempt.id = attempt_id and course_id = ${courseId}`.execute(db);
  await tally();
  const { rows } = await sql<{ most: number }>`select max(second)::int as most
    from exam_tally, unnest(seconds) second where course_id = ${courseId} and grain = 'month'`.execute(db);
  expect(rows).toEqual([{ most: 2 * 86_400 }]);
  await db.deleteFrom('attempt_answer').where('question_id', 'in', questions).execute();
  await tally();
});

test('another time zone moves every tally to the days of that zone', async () => {
  await tally();
  const there = { ...portal.portal, config: { ...portal.portal.config, timeZone: 'Asia/Tokyo' } };
  await tallyAll(contextOf(there, visitor));
  expect(await storedTallies(there)).toEqual(await expectedTallies(there));
  await expectTrue();
  expect(await queries.startOver(portal.portal.db, 'America/La_Paz'), 'somebody else was faster').toBe(false);
});

describe('what is due of a course', () => {
  const zone = 'America/La_Paz';
  /** Exams on three days, one of the second annulled; people on other days; a certificate, and a revoked one. */
  async function aMonth(month: string): Promise<number> {
    const courseId = await aCourse(portal.portal);
    const questions = [await aQuestion(portal.portal, courseId)];
    const at = (day: number) => `${month}-${day}T12:00`;
    const accountId = await aPerson(portal.portal, courseId, at(14), at(21));
    for (const day of [15, 16]) await aPerson(portal.portal, courseId, at(day), null);
    const exam = { accountId, courseId, questions, answers: 'B' };
    await certified(portal.portal, await sat(portal.portal, { ...exam, ended: at(10) }), at(28));
    await certified(portal.portal, await sat(portal.portal, { ...exam, ended: at(11) }), at(29), true);
    await sat(portal.portal, { ...exam, ended: at(11), isAnnulled: true });
    await sat(portal.portal, { ...exam, ended: at(12) });
    await tally();
    return courseId;
  }
  async function dueOf(courseId: number) {
    await queries.spreadDue(portal.portal.db, courseId, zone);
    const due = await queries.listDue(portal.portal.db, courseId, zone);
    return due.map(({ ids: _, ...of }) => of);
  }

  test('is on its own days, by what there is to count on them', async () => {
    const { db } = portal.portal;
    const [courseId, other] = [await aMonth('2025-06'), await aMonth('2025-07')];
    const days = (...of: number[]) => of.map((day) => `2025-06-${day}`);
    const all = [courseId, other].flatMap((course_id) =>
      (['exams', 'people'] as const).map((kind) => ({ course_id, kind })),
    );
    await db.insertInto('tally_due').values(all).execute();
    expect(await dueOf(courseId)).toEqual([
      { courseId, kind: 'exams', days: days(10, 11, 12), weight: 3 },
      { courseId, kind: 'people', days: days(14, 15, 16, 21, 28), weight: 3 },
    ]);
    expect(await queries.listDue(db, other, zone), 'not spread yet').toEqual([]);
    await tally();
    const middle = { exams: here('2025-06-11T08:00'), people: here('2025-06-15T08:00') };
    await db
      .insertInto('tally_due')
      .values(all.map((row) => ({ ...row, at: middle[row.kind] })))
      .execute();
    expect(await dueOf(courseId)).toEqual([
      { courseId, kind: 'exams', days: days(11), weight: 1 },
      { courseId, kind: 'people', days: days(15), weight: 1 },
    ]);
    await expectTrue();
  });
});

test('who ends an exam does not wait for a course that is being tallied, and is counted afterwards', async () => {
  const sitting = await aSitting(portal);
  await sitting.start();
  await portal.portal.db.transaction().execute(async (db) => {
    await queries.lockTallies(db, sitting.courseId);
    const due = await queries.listDue(db, sitting.courseId, 'America/La_Paz');
    for (const { ids } of due) await queries.takeDue(db, ids);
    await sitting.finish(); // waits neither for the lock nor for the rows that are being taken away
  });
  expect(await dueCount()).toBeGreaterThan(0);
  await expectTrue();
});

test('a reader leaves much to the job, and says for how many days', async () => {
  const { courseId, member } = await aSitting(portal);
  const at = new Date('2025-05-05T12:00:00Z');
  const exam = {
    account_id: member.id,
    course_id: courseId,
    started_at: at,
    closes_at: new Date(at.getTime() + 60_000),
    allowed_minutes: 1,
    minimum_grade: 80,
    question_count: 1,
    finished_at: at,
    correct_count: 1,
    grade: 100,
    ended_by: 'member',
  };
  await portal.portal.db
    .insertInto('attempt')
    .values(Array.from({ length: 301 }, () => exam))
    .execute();
  const finished = async () => (await api.statistics.getCourse({ courseId })).data;
  expect(await finished()).toMatchObject({ pendingDays: 1, exams: { finished: 0 } });
  await tally();
  expect(await finished()).toMatchObject({ pendingDays: 0, exams: { finished: 301, passed: 301 } });
});
