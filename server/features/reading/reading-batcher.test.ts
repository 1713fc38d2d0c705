import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Context } from '../../context/context.ts';
import { openAvailability } from '../../platform/database/availability.ts';
import { type OpenDatabase, openDatabase, sql } from '../../platform/database/database.ts';
import { aCourse, aMember, anAdmin, anEnrolment, type TestAccount } from '../../testing/builders.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { aTestPortal } from '../../testing/portal.ts';
import { addReading } from '../enrolments/add-reading.ts';
import { openReadingBatcher } from './reading-batcher.ts';

/** A second node on the same database, its clock a bit behind. */
let other: Context;
let otherDatabase: OpenDatabase;

const test = aTestPortal();
beforeAll(async () => {
  otherDatabase = openDatabase({
    size: 4,
    onError: () => undefined,
    availability: openAvailability([test.address], test.portal.log),
  });
  const { db } = otherDatabase;
  const clock = { ...test.clock, now: () => new Date(test.clock.now().getTime() - 1500) };
  const reading = openReadingBatcher({ db, clock, log: test.portal.log });
  other = test.context({ db, clock, reading });
});
afterAll(() => otherDatabase.close());

const read = (reader: TestAccount, CourseId: number, ReadTime: number) =>
  test.client.as(reader).users.updateTime({ CourseId, UserId: reader.id, ReadTime });
const storedSeconds = async (accountId: number): Promise<number[]> => {
  const rows = test.portal.db.selectFrom('enrolment').select('read_seconds').orderBy('course_id');
  return (await rows.where('account_id', '=', accountId).execute()).map((row) => row.read_seconds);
};
async function readers(count: number, courses: number) {
  const courseIds: number[] = [];
  for (let n = 0; n < courses; n += 1) courseIds.push(await aCourse(test.portal, { durationMinutes: 60 }));
  const members: TestAccount[] = [];
  for (let n = 0; n < count; n += 1) {
    const member = await aMember(test.portal);
    for (const courseId of courseIds) await anEnrolment(test.portal, member, courseId);
    members.push(member);
  }
  return { courseIds, members };
}

describe('reading in batches', () => {
  it('writes many readers with two statements, and refuses only whom it must', async () => {
    const { members, courseIds } = await readers(20, 1);
    const [courseId = 0] = courseIds;
    const stranger = await aMember(test.portal);
    test.clock.advance(30);
    const transactions = vi.spyOn(test.portal.db, 'transaction');
    const came = vi.spyOn(test.portal.reading, 'add');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }); // they are collected until all have come
    onTestFinished(() => void vi.useRealTimers());
    const replying = Promise.allSettled([
      ...members.map((member) => read(member, courseId, 30)),
      read(stranger, courseId, 30),
      read(members[0] ?? stranger, 999_999, 30),
    ]);
    await expect.poll(() => came).toHaveBeenCalledTimes(22);
    vi.advanceTimersByTime(25);
    const replies = await replying;
    expect(transactions.mock.calls.length).toBeLessThan(10);
    transactions.mockRestore();
    came.mockRestore();
    const credited = replies.map((reply) =>
      reply.status === 'fulfilled' ? reply.value.data.credited : reply.reason.status,
    );
    expect(credited).toEqual([...Array(20).fill(30), 403, 404]);
  });

  it('credits who reads an archived course that they took', async () => {
    const { members, courseIds } = await readers(1, 1);
    const set = test.portal.db.updateTable('course').set({ archived_at: test.clock.now() });
    await set.where('id', 'in', courseIds).execute();
    test.clock.advance(12);
    for (const member of members) expect((await read(member, courseIds[0] ?? 0, 12)).data.credited).toBe(12);
  });

  it('goes by each reader’s own clock', async () => {
    const { members, courseIds } = await readers(2, 1);
    const [[one, other], courseId = 0] = [members.map(({ id }) => id), courseIds[0]];
    const add = (id = 0) => addReading(test.context(), id, courseId, 40);
    test.clock.advance(40);
    await add(one);
    test.clock.advance(10);
    const both = await Promise.all([one, other].map(add)); // in one batch
    expect(both.map(({ creditedSeconds }) => creditedSeconds)).toEqual([10, 40]);
  });

  it('counts no second twice on two nodes, whatever the tabs, courses and waits', async () => {
    const volley = fc.array(
      fc.record({
        isOther: fc.boolean(),
        member: fc.nat(1),
        course: fc.nat(1),
        // mostly more than can be credited, so that counting twice would show
        asked: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 20 }), fc.integer({ min: 300, max: 700 })),
      }),
      { minLength: 2, maxLength: 12 },
    );
    const wait = fc.double({ min: 0, max: 400, noNaN: true });
    const story = fc.array(fc.record({ wait, calls: volley }), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(story, async (steps) => {
        const { members, courseIds } = await readers(2, 2);
        const ids = (which: { member: number; course: number }) =>
          [members[which.member]?.id ?? 0, courseIds[which.course] ?? 0] as const;
        const begun = test.clock.now().getTime();
        const sums = members.map(() => courseIds.map(() => 0));
        for (const step of steps) {
          test.clock.advance(step.wait);
          await Promise.all(
            step.calls.map(async (call) => {
              const context = call.isOther ? other : test.context();
              const { creditedSeconds } = await addReading(context, ...ids(call), call.asked);
              expect(creditedSeconds).toBeLessThanOrEqual(Math.min(call.asked, 600));
              const sum = sums[call.member] ?? [];
              sum[call.course] = (sum[call.course] ?? 0) + creditedSeconds;
            }),
          );
          const elapsed = (test.clock.now().getTime() - begun) / 1000;
          for (const [index, sum] of sums.entries()) {
            expect(await storedSeconds(members[index]?.id ?? 0)).toEqual(sum);
            expect(sum.reduce((total, seconds) => total + seconds, 0)).toBeLessThanOrEqual(elapsed);
          }
        }
      }),
      { numRuns: 12, endOnFailure: true }, // a race can't be shrunk
    );
  });

  it('never waits in a ring: two nodes, the same members in opposite order', async () => {
    const { members, courseIds } = await readers(12, 2);
    for (let round = 0; round < 5; round += 1) {
      test.clock.advance(20);
      const calls = members.flatMap((member) => courseIds.map((courseId) => [member.id, courseId] as const));
      const here = calls.map(([member, course]) => addReading(test.context(), member, course, 20));
      const there = calls.toReversed().map(([member, course]) => addReading(other, member, course, 20));
      await Promise.all([...here, ...there]);
      for (const { id } of members) {
        const total = (await storedSeconds(id)).reduce((sum, seconds) => sum + seconds, 0);
        expect(total).toBe(20 * (round + 1));
      }
    }
  });
});

it('a shorter course is read by those who have read as much of it; their other courses are not', async () => {
  const { members, courseIds } = await readers(3, 2);
  const [shorter = 0] = courseIds;
  const before = test.clock.now();
  const of = (who: number, values: { read_seconds: number; reading_completed_at?: Date }) => {
    const own = test.portal.db.updateTable('enrolment').set(values);
    return own.where('account_id', '=', members[who]?.id ?? 0).execute();
  };
  await of(0, { read_seconds: 1799 });
  await of(1, { read_seconds: 1800 });
  await of(2, { read_seconds: 3600, reading_completed_at: before });
  test.clock.advance(60);
  await test.client.as(await anAdmin(test.portal)).course.update({ Id: shorter, Duration: 30 });
  const completed = test.portal.db.selectFrom('enrolment').select('reading_completed_at as at');
  const inOrder = completed.where('course_id', 'in', courseIds).orderBy('course_id').orderBy('account_id');
  const now = test.clock.now();
  expect((await inOrder.execute()).map(({ at }) => at)).toEqual([null, now, before, null, null, before]);
});

describe('a database in trouble', () => {
  it('refuses each call of a batch whose connection broke (503), and counts once what is sent again', async () => {
    const { members, courseIds } = await readers(3, 1);
    const [courseId = 0] = courseIds;
    test.clock.advance(40);
    const send = () => Promise.allSettled(members.map((member) => read(member, courseId, 40)));
    const { db } = otherDatabase;
    const refused = await db.transaction().execute(async (blocking) => {
      const clocks = blocking.selectFrom('reading_clock').select('account_id').forUpdate();
      // all of them: on a busy machine one may come so early that it has a batch of its own
      const ids = members.map(({ id }) => id);
      await clocks.where('account_id', 'in', ids).execute();
      const sent = send();
      const killed = () =>
        sql<{ pid: number }>`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      await vi.waitUntil(async () => (await killed()).rows.length > 0, { timeout: 60_000, interval: 10 });
      return sent;
    });
    expect(refused).toMatchObject(
      members.map(() => ({
        status: 'rejected',
        reason: { status: 503, body: { descriptionCode: 'error' } },
      })),
    );
    for (const { id } of members) expect(await storedSeconds(id)).toEqual([0]);
    test.clock.advance(5);
    expect(await send()).toMatchObject(members.map(() => ({ value: { data: { credited: 40 } } })));
    expect(await send()).toMatchObject(members.map(() => ({ value: { data: { credited: 5 } } })));
  });

  it('refuses (503) a batch that fails with an unexpected error', async () => {
    const { members, courseIds } = await readers(1, 1);
    const [member, courseId = 0] = [members[0] ?? (await aMember(test.portal)), courseIds[0]];
    test.clock.advance(10);
    await sql`alter table reading_clock rename to reading_clock_away`.execute(test.portal.db);
    await expectRefusal(read(member, courseId, 10), 503);
    await sql`alter table reading_clock_away rename to reading_clock`.execute(test.portal.db);
    expect((await read(member, courseId, 10)).data.credited).toBe(10);
  });

  it('stores what waits when the node stops', async () => {
    const { members, courseIds } = await readers(1, 1);
    const [{ id }, courseId = 0] = [members[0] ?? { id: 0 }, courseIds[0]];
    const { db, clock, log } = test.portal;
    const reading = openReadingBatcher({ db, clock, log });
    test.clock.advance(10);
    const sent = addReading(test.context({ reading }), id, courseId, 10);
    await reading.close();
    expect(await storedSeconds(id)).toEqual([10]);
    expect((await sent).creditedSeconds).toBe(10);
  });
});
