import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../platform/database/database.ts';
import { aMember, anAdmin, anEnrolment } from '../../testing/builders.ts';
import { aSitting, type Sitting } from '../../testing/exam-sitting.ts';
import { expectedResults, storedResults } from '../../testing/oracles/results-oracle.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';
import { signedInJustNow } from '../../testing/scenes.ts';

const test = aTestPortal();
const { api } = anAdminOf(test);
let mine: Sitting;
let failed: number;
let passed: number;
const Reason = 'Porque sí';

beforeAll(async () => {
  mine = await aSitting(test);
});

async function answer(sitting: Sitting, answers: string): Promise<number> {
  const { attemptId } = await sitting.start();
  for (const [at, each] of [...answers].entries()) await sitting.save(mine.questionIds[at] ?? 0, each);
  test.clock.advance(60);
  return attemptId;
}

async function sit(sitting: Sitting, answers: string): Promise<number> {
  const id = await answer(sitting, answers);
  await sitting.finish();
  return id;
}

async function correct(at: number, Correct: string): Promise<void> {
  const asked = { QuestionId: mine.questionIds[at] ?? 0, Correct };
  const { fingerprint } = (await api.attempt.previewRegrade(asked)).data;
  await signedInJustNow({ test });
  await api.attempt.regrade({ ...asked, Reason, Fingerprint: fingerprint });
}

async function annul(Id: number): Promise<void> {
  await signedInJustNow({ test });
  await api.attempt.annul({ Id, Reason });
}

const bySql = (statement: ReturnType<typeof sql>) => statement.execute(test.portal.db);

async function lateClick(): Promise<void> {
  const id = await answer(mine, 'BAAA');
  test.clock.advance(3600);
  await mine.saveLate(mine.questionIds[1] ?? 0, 'B');
  await signedInJustNow({ test });
  await api.attempt.acceptLate({ Id: id, QuestionIds: [mine.questionIds[1] ?? 0], Reason });
}

const others: Sitting[] = [];
const another = async () => {
  const sitting = await aSitting(test, { courseId: mine.courseId });
  others.push(sitting);
  return sitting;
};

describe('what is kept of an enrolment equals its attempts and the name of its member', () => {
  it.each<[string, () => Promise<unknown>, object]>([
    ['when it was just made', async () => {}, { attempt_count: 0, best_grade: null, last_sat_at: null }],
    ['in a running exam', () => answer(mine, 'BB'), { attempt_count: 1, is_running: true }],
    ['at its end', () => mine.finish(), { is_running: false, best_grade: 50, passed: false }],
    [
      'after a worse one',
      async () => (failed = await sit(mine, 'BAAA')),
      { attempt_count: 2, best_grade: 50 },
    ],
    ['reopened', () => api.attempt.reopen({ Id: failed, Minutes: 5, Reason }), { is_running: true }],
    ['ended again', () => mine.finish(), { is_running: false, best_grade: 50 }],
    ['with a late click', lateClick, { attempt_count: 3, best_grade: 50 }],
    [
      'annulled while it runs',
      async () => annul(await answer(mine, 'BBBB')),
      {
        attempt_count: 3,
        annulled_count: 1,
        best_grade: 50,
        is_running: false,
      },
    ],
    [
      'closed by the time',
      async () => {
        await answer(mine, 'BBB');
        test.clock.advance(7200);
        await api.result.get({ courseId: mine.courseId });
      },
      { attempt_count: 4, best_grade: 75, passed: false },
    ],
    ['by a corrected key', () => correct(2, 'A'), {}],
    [
      'when the minimum of the course falls',
      () => api.question.addMinCalification({ IdCourse: mine.courseId, Calification: 70 }),
      {
        passed: false,
      },
    ],
    ['passed', async () => (passed = await sit(mine, 'BBAA')), { best_grade: 75, passed: true }],
    ['whose certificate is gone with it', () => annul(passed), { passed: false }],
    ['of another', async () => sit(await another(), 'BBBB'), {}],
    ['of an archived course', () => api.course.delete({ id: mine.courseId }), {}],
    ['taken back', () => api.course.restore({ Id: mine.courseId }), {}],
    [
      'of who left',
      async () => {
        const sitting = await another();
        await test.client
          .as(sitting.member)
          .users.leaveUserCourse({ UserId: sitting.member.id, CourseId: mine.courseId });
      },
      {},
    ],
    [
      'when its member is renamed',
      async () => {
        await signedInJustNow({ test });
        await api.usuario.update({ id: mine.member.id, firstName: 'Ñusta', lastName: 'Nueva' });
      },
      { search: expect.stringMatching(/^nusta nueva /) },
    ],
    [
      'of who was deleted',
      async () =>
        test.client.as(await anAdmin(test.portal)).usuario.delete({ id: others[0]?.member.id ?? 0 }),
      {},
    ],
    [
      'added by SQL',
      () =>
        bySql(sql`insert into attempt (account_id, course_id, started_at, closes_at, allowed_minutes,
      minimum_grade, question_count, finished_at, correct_count, grade, ended_by) values (${mine.member.id}, ${mine.courseId},
      now(), now() + interval '1 hour', 20, 80, 4, now(), 4, 99, 'member')`),
      { best_grade: 99, passed: true },
    ],
    [
      'removed by SQL',
      () => bySql(sql`delete from attempt where grade = 99`),
      { best_grade: 75, passed: false },
    ],
  ])('%s', async (_name, act, mineNow) => {
    await act();
    const kept = await storedResults(test.portal.db);
    expect(kept).toEqual(await expectedResults(test.portal.db));
    expect(kept.find(({ account_id }) => account_id === mine.member.id)).toMatchObject(mineNow);
  });

  it('when two attempts of one member change at once', async () => {
    const twice = await another();
    const [first, second] = [await sit(twice, 'BBAA'), await sit(twice, 'BBBA')];
    const lower = (id: number, grade: number) => sql`update attempt set grade = ${grade} where id = ${id}`;
    const earlier = await test.portal.db.startTransaction().execute();
    await lower(first, 10).execute(earlier);
    const later = lower(second, 20).execute(test.portal.db); // waits, and then has to see the other
    await waiting();
    await earlier.commit().execute();
    await later;
    expect(await storedResults(test.portal.db)).toEqual(await expectedResults(test.portal.db));
  });

  it('when a member enrols while being renamed', async () => {
    const member = await aMember(test.portal);
    const earlier = await test.portal.db.startTransaction().execute();
    await sql`update account set first_name = 'Otro' where id = ${member.id}`.execute(earlier);
    const later = anEnrolment(test.portal, member, mine.courseId); // waits for the name
    await waiting();
    await earlier.commit().execute();
    await later;
    expect(await storedResults(test.portal.db)).toEqual(await expectedResults(test.portal.db));
  });
});

async function waiting(): Promise<void> {
  for (;;) {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(test.portal.db);
    if (rows.length > 0) return;
  }
}
