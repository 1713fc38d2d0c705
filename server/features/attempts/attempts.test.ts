import { beforeAll, describe, expect, it } from 'vitest';
import { aCourse, aMember, anAdmin } from '../../testing/builders.ts';
import type { TestClient } from '../../testing/client.ts';
import { eraseAccount } from '../../testing/erase-account.ts';
import { aSitting } from '../../testing/exam-sitting.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';
import { signedInJustNow } from '../../testing/scenes.ts';

const test = aTestPortal();
let attempt: TestClient['visitor']['attempt'];

const { admin } = anAdminOf(test);
beforeAll(async () => {
  attempt = test.client.as(admin).attempt;
});

/** A course with a running, a finished, an overdue and an annulled attempt, in that order, newest last. */
async function fourStates() {
  const names = [
    ['Ana', 'Pérez'],
    ['Beatriz', 'Ñandú'],
    ['Carla', 'Gómez'],
    ['Delia', 'Suárez'],
  ] as const;
  const course = { title: 'Tu cuenta', minimumGrade: 50 };
  const courseId = await aCourse(test.portal, course);
  const first = await aSitting(test, { courseId, keys: ['B', 'B'] });
  const rest = [];
  for (const [firstName, lastName] of names) {
    const member = await aMember(test.portal, { firstName, lastName });
    rest.push(await aSitting(test, { courseId, member }));
  }
  const [finished, overdue, annulled, running] = rest;
  if (!finished || !overdue || !annulled || !running) throw new Error('four sittings');
  const late = await overdue.start();
  await overdue.save(late.questions[0]?.id ?? 0, 'B');
  test.clock.advance(1000);
  const done = await finished.start();
  for (const { id } of done.questions) await finished.save(id, 'B');
  test.clock.advance(90);
  await finished.finish();
  const gone = await annulled.start();
  await signedInJustNow({ test });
  await attempt.annul({ Id: gone.attemptId, Reason: 'Prueba' });
  const open = await running.start();
  test.clock.advance(200);
  await overdue.saveLate(late.questions[1]?.id ?? 0, 'B');
  return { courseId, finished, overdue, annulled, running, never: first, late, done, gone, open };
}

describe('Attempt/Get', () => {
  it('closes a hundred overdue attempts at most, the longest over first, and leaves the others to the job', async () => {
    const { courseId } = await aSitting(test);
    const members = await Promise.all(Array.from({ length: 103 }, () => aMember(test.portal)));
    for (const member of members) await (await aSitting(test, { courseId, member })).start();
    test.clock.advance(1220);
    const { data, total } = await attempt.get({ courseId, State: 'running' });
    expect(total).toBe(3);
    expect(data.every(({ closesAt }) => new Date(closesAt) < test.clock.now())).toBe(true);
    expect((await attempt.get({ courseId, State: 'running' })).total).toBe(0);
  });

  it('lists attempts in every state with all that is known of them, overdue ones closed', async () => {
    const { courseId, finished, late, done, gone, open } = await fourStates();
    const { data, total } = await attempt.get({ courseId });
    expect(total).toBe(4);
    expect(data.map(({ id, state }) => [id, state])).toEqual([
      [open.attemptId, 'running'],
      [gone.attemptId, 'annulled'],
      [done.attemptId, 'finished'],
      [late.attemptId, 'finished'],
    ]);
    expect(data[0]).toMatchObject({ grade: null, isPassed: null, usedSeconds: null, finishedAt: null });
    expect(data[2]).toEqual({
      id: done.attemptId,
      kind: 'exam',
      courseId,
      courseTitle: 'Tu cuenta',
      number: 1,
      state: 'finished',
      startedAt: done.startedAt,
      closesAt: done.closesAt,
      finishedAt: new Date(Date.parse(done.startedAt) + 90_000).toISOString(),
      endedBy: 'member',
      allowedSeconds: 1200,
      usedSeconds: 90,
      questionCount: 2,
      answeredCount: 2,
      grade: 100,
      minimumGrade: 50,
      isPassed: true,
      lateCount: 0,
      userId: finished.member.id,
      fullname: 'Ana Pérez',
      username: finished.member.username,
      timeFactorPercent: 100,
      certificateCode: expect.stringMatching(/^AP-/),
    });
    expect(data[3]).toMatchObject({ endedBy: 'time', grade: 50, answeredCount: 1, lateCount: 1 });
  });

  it('shows what a reopened attempt had used before, and goes on from there', async () => {
    const sitting = await aSitting(test);
    const { attemptId } = await sitting.start();
    test.clock.advance(120);
    await sitting.finish();
    test.clock.advance(500);
    await attempt.reopen({ Id: attemptId, Minutes: 5, Reason: 'Sin luz' });
    test.clock.advance(30);
    const [row] = (await attempt.get({ courseId: sitting.courseId })).data;
    expect(row).toMatchObject({ state: 'running', usedSeconds: 150, allowedSeconds: 420 });
  });

  it('filters by state, finds names without accents, and pages with the total', async () => {
    const { courseId, finished, overdue, gone, open } = await fourStates();
    const ids = async (input: Omit<Parameters<typeof attempt.get>[0], 'courseId'>) => {
      const { data, total } = await attempt.get({ courseId, ...input });
      return { users: data.map(({ userId }) => userId), total };
    };
    expect(await ids({ State: 'running' })).toMatchObject({ total: 1 });
    expect((await attempt.get({ courseId, State: 'running' })).data[0]?.id).toBe(open.attemptId);
    expect((await attempt.get({ courseId, State: 'annulled' })).data[0]?.id).toBe(gone.attemptId);
    expect(await ids({ State: 'finished' })).toEqual({
      users: [finished.member.id, overdue.member.id],
      total: 2,
    });
    expect(await ids({ State: 'all', Search: 'nandu' })).toEqual({ users: [overdue.member.id], total: 1 });
    expect(await ids({ Search: finished.member.username.toUpperCase() })).toMatchObject({ total: 1 });
    expect(await ids({ Search: '100%' })).toEqual({ users: [], total: 0 });
    expect(await ids({ State: 'finished', Page: 2, PageSize: 1 })).toEqual({
      users: [overdue.member.id],
      total: 2,
    });
  });

  it('asks the database as often for forty attempts as for one', async () => {
    const asked = async (members: number) => {
      const { courseId } = await aSitting(test);
      for (let each = 0; each < members; each += 1) await (await aSitting(test, { courseId })).start();
      let queries = 0;
      const db = test.portal.db.withPlugin({
        transformQuery: ({ node }) => {
          queries += 1;
          return node;
        },
        transformResult: async ({ result }) => result,
      });
      const { listAttempts } = await import('./attempts.ts');
      expect((await listAttempts(test.context({ db }), { courseId })).rows).toHaveLength(members);
      return queries;
    };
    expect(await asked(40)).toBe(await asked(1));
  });

  it('shows who was deleted as such', async () => {
    const sitting = await aSitting(test);
    await sitting.start();
    await sitting.finish();
    await eraseAccount(test.client.as(await anAdmin(test.portal)), sitting.member.id); // signed in just now
    const { data } = await attempt.get({ courseId: sitting.courseId });
    expect(data).toMatchObject([{ fullname: 'Usuario eliminado', certificateCode: null }]);
    expect(data[0]?.username).not.toContain('persona');
  });

  it('refuses an unknown course, and a state that there is not', async () => {
    const { courseId } = await aSitting(test);
    await expectRefusal(attempt.get({ courseId: 999_999 }), 404);
    const strange = { courseId, State: 'lost' as never };
    await expectRefusal(attempt.get(strange), 400);
  });
});

describe('Attempt/GetOwn', () => {
  it('lists the member’s own, newest first, closed if overdue', async () => {
    const sitting = await aSitting(test);
    const { member, courseId } = sitting;
    await sitting.start();
    await sitting.finish();
    const second = await sitting.start();
    await (await aSitting(test, { courseId })).start(); // another member's
    await (await aSitting(test, { member })).start(); // in another course
    test.clock.advance(1300);
    const { data } = await test.client.as(member).attempt.getOwn({ userId: member.id, courseId });
    expect(data).toMatchObject([
      { id: second.attemptId, number: 2, state: 'finished', endedBy: 'time', usedSeconds: 1200 },
      { number: 1, endedBy: 'member' },
    ]);
    expect(Object.keys(data[0] ?? {})).not.toContain('username');
    expect((await attempt.getOwn({ userId: member.id, courseId })).data).toHaveLength(2);
  });

  it('is empty before the first, and refuses another’s and an unknown course', async () => {
    const { member, courseId } = await aSitting(test);
    const client = test.client.as(member).attempt;
    expect((await client.getOwn({ userId: member.id, courseId })).data).toEqual([]);
    const other = await aMember(test.portal);
    await expectRefusal(client.getOwn({ userId: other.id, courseId }), 403);
    const unknown = client.getOwn({ userId: member.id, courseId: 999_999 });
    await expectRefusal(unknown, 404);
    const visitor = test.client.visitor.attempt.getOwn({ userId: member.id, courseId });
    await expectRefusal(visitor, 401);
  });
});

describe('Attempt/GetTime', () => {
  it('tells what is left, and that it is over', async () => {
    const sitting = await aSitting(test);
    const { attemptId } = await sitting.start();
    const time = async () => (await test.client.as(sitting.member).attempt.getTime({ id: attemptId })).data;
    test.clock.advance(0.5);
    expect(await time()).toEqual({ isOpen: true, remainingSeconds: 1199.5, allowedSeconds: 1200 });
    test.clock.advance(1210);
    expect(await time()).toEqual({ isOpen: true, remainingSeconds: 0, allowedSeconds: 1200 });
    test.clock.advance(10);
    expect(await time()).toEqual({ isOpen: false, remainingSeconds: 0, allowedSeconds: 1200 });
    await sitting.finish();
    expect(await time()).toMatchObject({ isOpen: false });
  });

  it('knows another’s attempt as little as one that is not there, and refuses administrators', async () => {
    const sitting = await aSitting(test);
    const { attemptId } = await sitting.start();
    const other = test.client.as(await aMember(test.portal)).attempt;
    for (const id of [attemptId, 999_999]) await expectRefusal(other.getTime({ id }), 404);
    await expectRefusal(attempt.getTime({ id: attemptId }), 403);
  });
});
