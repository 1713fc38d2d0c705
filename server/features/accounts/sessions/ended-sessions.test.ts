import { expect, onTestFinished, test, vi } from 'vitest';
import { transaction } from '../../../context/context.ts';
import { sql } from '../../../platform/database/database.ts';
import { sessionPrefix } from '../../../platform/database/pubsub.ts';
import { aMember } from '../../../testing/builders.ts';
import { aTestPortal } from '../../../testing/portal.ts';
import { endSession } from './ended-sessions.ts';
import { tokenSeconds } from './sessions.rules.ts';

const opened = aTestPortal();

const aSession = async () => (await aMember(opened.portal)).sessionId;
const isEnded = (id: string, { portal } = opened) => portal.endedSessions.has(id);
const end = (sessionId: string) => transaction(opened.context(), (inside) => endSession(inside, sessionId));

/** Ends a session so many seconds ago without a notification. */
async function endedUnheard(secondsAgo: number): Promise<string> {
  const id = await aSession();
  const ended_at = new Date(opened.clock.now().getTime() - secondsAgo * 1000);
  await opened.portal.db.updateTable('session').set({ ended_at }).where('id', '=', id).execute();
  expect(isEnded(id)).toBe(false);
  return id;
}

test('a session has ended as soon as that is stored, and not if it was not', async () => {
  const [id, other] = [await aSession(), await aSession()];
  await transaction(opened.context(), async (inside) => {
    await endSession(inside, id);
    expect(isEnded(id)).toBe(false);
  });
  expect([isEnded(id), isEnded(other)]).toEqual([true, false]);
  const failed = transaction(opened.context(), async (inside) => {
    await endSession(inside, other);
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  expect(isEnded(other)).toBe(false);
});

test('a portal that starts knows the sessions that have ended while their tokens last', async () => {
  const [recent, long] = [await endedUnheard(tokenSeconds - 60), await endedUnheard(tokenSeconds + 60)];
  const node = await opened.another();
  expect([isEnded(recent, node), isEnded(long, node)]).toEqual([true, false]);
  await node.close();
});

test('what was not heard while the connection was lost is read afterwards', async () => {
  const id = await endedUnheard(1);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and starts_with(application_name, ${sessionPrefix})`.execute(
    opened.portal.db,
  );
  await expect.poll(() => isEnded(id)).toBe(true);
});

test('a session whose tokens are over is forgotten', async () => {
  const [first, second, third] = [await aSession(), await aSession(), await aSession()];
  const heard: (string | null)[] = [];
  opened.portal.pubsub.on('session_ended', (id) => void heard.push(id));
  const endHeard = async (id: string) => {
    await end(id);
    await expect.poll(() => heard.filter((each) => each === id).length).toBe(2); // here, and from the database
  };
  const real = performance.now.bind(performance);
  let aheadSeconds = 0;
  const spy = vi.spyOn(performance, 'now').mockImplementation(() => real() + aheadSeconds * 1000);
  onTestFinished(() => spy.mockRestore());
  await endHeard(first);
  aheadSeconds = tokenSeconds - 1;
  await endHeard(second);
  expect([isEnded(first), isEnded(second)]).toEqual([true, true]);
  aheadSeconds = tokenSeconds + 120;
  await endHeard(third);
  expect([first, second, third].map((id) => isEnded(id))).toEqual([false, true, true]);
});
