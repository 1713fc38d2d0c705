import { describe, expect, it } from 'vitest';
import type { Api } from '../../../contract/index.ts';
import { sql } from '../../platform/database/database.ts';
import { aQuestion } from '../../testing/builders.ts';
import { aSitting, type Sitting } from '../../testing/exam-sitting.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';

const test = aTestPortal();

const { api } = anAdminOf(test);

async function sat(sitting: Sitting, answers: string[]) {
  await sitting.start();
  for (const [index, answer] of answers.entries())
    await sitting.save(sitting.questionIds[index] ?? 0, answer);
  return (await sitting.finish()).data;
}
const inCourse = async (first: Sitting) => ({
  ...(await aSitting(test, { courseId: first.courseId })),
  questionIds: first.questionIds,
});

async function waiting(count: number): Promise<void> {
  let found = 0;
  while (found < count) {
    const { rows } = await sql`select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(test.portal.db);
    found = rows.length;
  }
}

/** Stops a regrade while it reconciles certificates, with all its locks, until `meanwhile` is done; returns its result. */
async function duringRegrade(held: Sitting, meanwhile: () => Promise<void>) {
  const asked = { QuestionId: held.questionIds[0] ?? 0, Correct: 'A' };
  const { fingerprint: Fingerprint } = (await api.attempt.previewRegrade(asked)).data;
  let regraded: ReturnType<Api['attempt']['regrade']> | undefined;
  await test.portal.db.transaction().execute(async (db) => {
    await sql`select from enrolment where account_id = ${held.member.id} and course_id = ${held.courseId}
      for no key update`.execute(db);
    regraded = api.attempt.regrade({ ...asked, Reason: 'Clave mal', Fingerprint });
    await waiting(1);
    await meanwhile();
  });
  return (await regraded)?.data;
}

describe('while a key is corrected', () => {
  it('clicks in running attempts do not wait for it', async () => {
    const held = await aSitting(test);
    await sat(held, ['A', 'B', 'B', 'B']);
    const other = await inCourse(held);
    await sat(other, ['A', 'B', 'B', 'B']);
    await other.start();
    const done = await duringRegrade(held, async () => {
      await other.save(other.questionIds[0] ?? 0, 'A'); // would never be answered
    });
    expect(done).toMatchObject({ changedCount: 2, keptCount: 0 });
    expect((await other.finish()).data.calification).toBe(25);
  });

  it('a start waits for it and neither stops the other', async () => {
    const held = await aSitting(test);
    await sat(held, ['A', 'B', 'B', 'B']);
    const other = await inCourse(held);
    await sat(other, ['A', 'B', 'B', 'A']);
    let started: ReturnType<Sitting['start']> | undefined;
    const done = await duringRegrade(held, async () => {
      started = other.start();
      await waiting(2);
    });
    expect(done).toMatchObject({ changedCount: 2, keptCount: 0 });
    expect((await started)?.questions).toHaveLength(4);
    await other.save(other.questionIds[0] ?? 0, 'A');
    expect((await other.finish()).data.calification).toBe(25);
  });

  it('exams without the question end, and other banks change', async () => {
    const held = await aSitting(test, { course: { questionsPerExam: 5 } });
    const unasked = await inCourse(held);
    await unasked.start(); // before the question was there
    const added = await aQuestion(test.portal, held.courseId);
    await sat({ ...held, questionIds: [added] }, ['A']);
    const elsewhere = await aSitting(test, { member: held.member });
    await elsewhere.start();
    const done = await duringRegrade({ ...held, questionIds: [added] }, async () => {
      await Promise.all([unasked.finish(), elsewhere.finish()]); // would never be answered
      await api.question.delete({ id: elsewhere.questionIds[0] ?? 0 });
    });
    expect(done).toMatchObject({ changedCount: 1, keptCount: 0 });
  });

  it('reading of others is credited', async () => {
    const held = await aSitting(test);
    const other = await inCourse(held);
    await sat(other, ['A', 'B', 'B', 'B']); // an earlier attempt of a later account
    await sat(held, ['A', 'B', 'B', 'B']);
    await duringRegrade(held, async () => {
      await sql`update enrolment set read_seconds = 9 where account_id = ${other.member.id}`.execute(
        test.portal.db,
      );
    });
  });

  it('a crash in the middle changes nothing, and the same press does it all afterwards', async () => {
    const held = await aSitting(test);
    const { attemptId, calification } = await sat(held, ['A', 'B', 'B', 'B']);
    expect(calification).toBe(75);
    const asked = { QuestionId: held.questionIds[0] ?? 0, Correct: 'A' };
    const { fingerprint: Fingerprint } = (await api.attempt.previewRegrade(asked)).data;
    const press = () => api.attempt.regrade({ ...asked, Reason: 'Clave mal', Fingerprint });
    const crashed = await test.portal.db.transaction().execute(async (db) => {
      await sql`select from enrolment where account_id = ${held.member.id} for no key update`.execute(db);
      const pressed = press().catch((error: unknown) => error);
      await waiting(1); // the key is written, grades and certificates are not
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(test.portal.db);
      return pressed;
    });
    expect(crashed).toMatchObject({ status: 503 });
    const stored = async () => {
      const evidence = (await api.attempt.getEvidence({ id: attemptId })).data;
      return [
        evidence.grade,
        evidence.questions.find((each) => each.questionId === asked.QuestionId)?.correct,
      ];
    };
    expect(await stored()).toEqual([75, 'B']);
    expect((await press()).data).toMatchObject({ changedCount: 1, keptCount: 0 });
    expect(await stored()).toEqual([100, 'A']);
  });
});

it('an annulled attempt is not counted among those that a key is corrected for', async () => {
  const held = await aSitting(test);
  const { attemptId } = await sat(held, ['A']);
  await api.attempt.annul({ Id: attemptId, Reason: 'Copió' });
  await sat(await inCourse(held), ['A']);
  const asked = { QuestionId: held.questionIds[0] ?? 0, Correct: 'A' };
  expect((await api.attempt.previewRegrade(asked)).data).toMatchObject({ attemptCount: 1, otherCount: 0 });
});
