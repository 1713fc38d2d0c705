import { describe, expect, it } from 'vitest';
import { sentence } from '../../../contract/refusal.ts';
import { sql } from '../../platform/database/database.ts';
import { aSitting, type Sitting } from '../../testing/exam-sitting.ts';
import { openForTest, openForTests } from '../../testing/lifetime.ts';
import { anAdminOf, aTestPortal, type TestPortal } from '../../testing/portal.ts';
import { signedInJustNow } from '../../testing/scenes.ts';
import { closeOverdueAttempts } from './close-attempt.ts';

const test = aTestPortal();
const second = openForTests(() => test.another());
const { admin } = anAdminOf(test);

async function answered(right: number) {
  const sitting = await aSitting(test);
  const { attemptId, questions } = await sitting.start();
  for (const { id } of questions.slice(0, right)) await sitting.save(id, 'B');
  return { sitting, attemptId, questions };
}
const row = (id: number) =>
  test.portal.db.selectFrom('attempt').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const rightOf = async (id: number) =>
  (
    await test.portal.db
      .selectFrom('attempt_answer')
      .select('question_id')
      .where('attempt_id', '=', id)
      .where('answer', '=', 'B')
      .execute()
  ).length;
const certificates = async ({ member }: Sitting) =>
  test.portal.db.selectFrom('certificate').select('code').where('account_id', '=', member.id).execute();

describe('two nodes on one database', () => {
  it('start one attempt and see each other’s answers', async () => {
    const sitting = await aSitting(test);
    const elsewhere = sitting.at(second);
    const exams = await Promise.all([1, 2, 3, 4].flatMap(() => [sitting.start(), elsewhere.start()]));
    expect(new Set(exams.map(({ attemptId }) => attemptId)).size).toBe(1);
    const [one = 0, two = 0] = exams[0]?.questions.map(({ id }) => id) ?? [];
    await sitting.save(one, 'B');
    await elsewhere.save(two, 'A');
    expect((await elsewhere.start()).questions.map(({ answer }) => answer)).toEqual(
      (await sitting.start()).questions.map(({ answer }) => answer),
    );
    expect((await sitting.start()).questions.map(({ answer }) => answer)).toEqual(['B', 'A', null, null]);
  });

  it('give twenty endings at once one grade and one certificate', async () => {
    const { sitting, attemptId } = await answered(4);
    const elsewhere = sitting.at(second);
    const replies = await Promise.all(
      Array.from({ length: 10 }).flatMap(() => [sitting.finish(), elsewhere.finish()]),
    );
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    expect(await certificates(sitting)).toHaveLength(1);
    expect(await row(attemptId)).toMatchObject({ grade: 100 });
  });

  it('close an overdue attempt once, however many jobs and readers come', async () => {
    const sat = await Promise.all([answered(4), answered(2), answered(4)]);
    test.clock.advance(1220);
    const read = async ({ member }: Sitting, at: TestPortal) =>
      at.client.as(member).users.getUserCourse({ userName: member.username });
    await Promise.all([
      closeOverdueAttempts(test.context()),
      closeOverdueAttempts(second.context()),
      ...sat.flatMap(({ sitting }) => [read(sitting, test), read(sitting, second), sitting.finish()]),
    ]);
    for (const { sitting, attemptId } of sat) {
      const { grade, ended_by } = await row(attemptId);
      expect(ended_by).toBe('time');
      expect(await certificates(sitting)).toHaveLength(grade === 100 ? 1 : 0);
    }
  });
});

describe('saves, an ending and the job at once', () => {
  it('grade the stored answers, neither more nor less', async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      const { sitting, attemptId, questions } = await answered(0);
      const saves = questions.map(({ id }) =>
        sitting.save(id, 'B').then(
          () => 'kept',
          ({ message }: Error) => message,
        ),
      );
      const [told] = await Promise.all([Promise.all(saves), sitting.at(second).finish()]);
      const timesTold = (what: string) => told.filter((each) => each.endsWith(what)).length;
      const { correct_count, grade } = await row(attemptId);
      expect(correct_count).toBe(timesTold('kept'));
      expect(await rightOf(attemptId)).toBe(correct_count);
      expect(grade).toBe((correct_count ?? 0) * 25);
      const late = test.portal.db
        .selectFrom('attempt_late_click')
        .select('question_id')
        .where('attempt_id', '=', attemptId);
      expect(await late.execute()).toHaveLength(timesTold(sentence('keptLate')));
      // what the ending's answer overtook is not recorded: its member has seen the result
      expect(timesTold(sentence('lateAfterResult'))).toBe(
        4 - timesTold('kept') - timesTold(sentence('keptLate')),
      );
    }
  });

  it('with an administrator’s changes among them end in one true state', async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      const { sitting, attemptId: Id } = await answered(4);
      const { attempt } = second.client.as(admin);
      await signedInJustNow({ test });
      const given = { Id, Minutes: 5, Reason: 'Prueba' };
      const calls = [
        sitting.finish(),
        attempt.annul(given),
        attempt.addMinutes(given),
        sitting.finish(),
        attempt.reopen(given),
      ];
      for (const result of await Promise.allSettled(calls))
        if (result.status === 'rejected') expect(result.reason).toMatchObject({ status: 409 });
      const stored = await row(Id);
      expect(stored).toMatchObject({ grade: 100, annulled_at: expect.any(Date) });
      const valid = await test.portal.db
        .selectFrom('certificate')
        .select('code')
        .where('attempt_id', '=', Id)
        .where('revoked_at', 'is', null)
        .execute();
      expect(valid).toEqual([]);
    }
  });
});

describe('a crash between closing and grading', () => {
  it('leaves the attempt as it was; the job closes it, and a retry gives its grade', async () => {
    const { sitting, attemptId } = await answered(4);
    // A change of the course locks it: an ending waits there, with its grade written and not committed.
    const ending = await test.portal.db.transaction().execute(async (db) => {
      await db.selectFrom('course').select('id').where('id', '=', sitting.courseId).forUpdate().execute();
      const pressed = sitting
        .at(second)
        .finish()
        .catch((error: unknown) => error);
      let killed = 0;
      while (killed === 0) {
        const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and pid <> pg_backend_pid()`.execute(
          test.portal.db,
        );
        killed = rows.length;
      }
      return pressed;
    });
    expect(ending).toMatchObject({ status: 503 });
    expect(await row(attemptId)).toMatchObject({ finished_at: null, grade: null });
    expect(await certificates(sitting)).toEqual([]);
    test.clock.advance(1220);
    await closeOverdueAttempts(second.context());
    expect(await row(attemptId)).toMatchObject({ grade: 100, ended_by: 'time' });
    expect((await sitting.finish()).data).toMatchObject({ calification: 100 });
    expect(await certificates(sitting)).toHaveLength(1);
  });

  it('loses no acknowledged answer when the portal is started again', async () => {
    const { sitting, attemptId, questions } = await answered(3);
    const restarted = await openForTest(test.another());
    const resumed = await sitting.at(restarted).start();
    expect(resumed.attemptId).toBe(attemptId);
    expect(resumed.questions.map(({ answer }) => answer)).toEqual(['B', 'B', 'B', null]);
    await sitting.at(restarted).save(questions[3]?.id ?? 0, 'B');
    expect((await sitting.finish()).data.calification).toBe(100);
  });
});
