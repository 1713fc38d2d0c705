import { expect, test } from 'vitest';
import { transaction } from '../../../context/context.ts';
import { sql } from '../../../platform/database/database.ts';
import { sessionPrefix } from '../../../platform/database/pubsub.ts';
import { aMember } from '../../../testing/builders.ts';
import { aTestPortal } from '../../../testing/portal.ts';
import { openConfirmedSessions } from './confirmed-sessions.ts';
import { endSession } from './end-sessions.ts';

const opened = aTestPortal();

const aSession = async () => (await aMember(opened.portal)).sessionId;
const isEnded = async (id: string, sessions = opened.portal.confirmedSessions) =>
  (await sessions.find(id)) === undefined;
/** Ends a session, or revives it, without a notification. */
const setEnded = (id: string, ended_at: Date | null) =>
  opened.portal.db.updateTable('session').set({ ended_at }).where('id', '=', id).execute();

test('a session has ended as soon as that is stored, and not if it was not', async () => {
  const [id, other] = [await aSession(), await aSession()];
  await transaction(opened.context(), async (inside) => {
    await endSession(inside, id);
    expect(await isEnded(id)).toBe(false);
  });
  expect([await isEnded(id), await isEnded(other)]).toEqual([true, false]);
  const failed = transaction(opened.context(), async (inside) => {
    await endSession(inside, other);
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  expect(await isEnded(other)).toBe(false);
});

test('an ended session is refused from memory', async () => {
  const id = await aSession();
  await transaction(opened.context(), (inside) => endSession(inside, id));
  await setEnded(id, null);
  expect(await isEnded(id)).toBe(true);
});

test('ends that were not heard while the connection was lost are asked for afterwards', async () => {
  await expect.poll(() => opened.portal.pubsub.hears()).toBe(true);
  const id = await aSession();
  expect(await isEnded(id)).toBe(false);
  await setEnded(id, opened.clock.now());
  expect(await isEnded(id)).toBe(false);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and starts_with(application_name, ${sessionPrefix})`.execute(
    opened.portal.db,
  );
  await expect.poll(() => isEnded(id)).toBe(true);
});

test('an answer that may be older than news is not remembered', async () => {
  const id = await aSession();
  let hear: (id: string | null) => void = () => undefined;
  const sessions = openConfirmedSessions({
    reserved: opened.portal.reserved,
    pubsub: { on: (_, listener) => (hear = listener), hears: () => true },
  });
  const asked = sessions.find(id);
  hear(null);
  expect(await asked).toMatchObject({ role: 'member' });
  await setEnded(id, opened.clock.now());
  expect(await isEnded(id, sessions)).toBe(true);

  const another = await aSession();
  const askedOfAnother = sessions.find(another);
  hear(another);
  expect(await askedOfAnother).toBeUndefined();
});
